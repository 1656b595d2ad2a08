DROP POLICY "of_caller" ON "sign_in_attempt" CASCADE;--> statement-breakpoint
DROP TABLE "sign_in_attempt" CASCADE;--> statement-breakpoint
DROP POLICY "of_caller" ON "sign_in_lock" CASCADE;--> statement-breakpoint
DROP TABLE "sign_in_lock" CASCADE;--> statement-breakpoint
CREATE TABLE "sign_in_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text,
	"failures" double precision NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"wait_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_attempt" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "sign_in_attempt_name" ON "sign_in_attempt" USING btree ("name");--> statement-breakpoint
CREATE INDEX "sign_in_attempt_last" ON "sign_in_attempt" USING btree ("last_at");--> statement-breakpoint
CREATE POLICY "of_caller" ON "sign_in_attempt" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma'));--> statement-breakpoint
ALTER TABLE "sign_in_attempt" FORCE ROW LEVEL SECURITY;
