CREATE TABLE "external_logout" (
	"key" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "external_logout" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "principal" ADD COLUMN "external_issuer" text;--> statement-breakpoint
ALTER TABLE "principal" ADD COLUMN "external_subject" text;--> statement-breakpoint
ALTER TABLE "principal" ADD CONSTRAINT "principal_external" UNIQUE("external_issuer","external_subject");--> statement-breakpoint
CREATE POLICY "of_caller" ON "external_logout" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma'));
--> statement-breakpoint
ALTER TABLE "external_logout" FORCE ROW LEVEL SECURITY;
