CREATE TABLE "external_session" (
	"key" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "external_session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "external_session" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "of_caller" ON "external_session" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma'));