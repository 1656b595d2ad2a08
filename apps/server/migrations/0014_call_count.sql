CREATE TABLE "call_count" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "call_count" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "of_caller" ON "call_count" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma'));--> statement-breakpoint
ALTER TABLE "call_count" FORCE ROW LEVEL SECURITY;
