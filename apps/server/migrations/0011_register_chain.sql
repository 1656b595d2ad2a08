CREATE TABLE "audit_seal" (
	"position" integer PRIMARY KEY NOT NULL,
	"audit_id" integer NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seal_of" UNIQUE("audit_id")
);
--> statement-breakpoint
ALTER TABLE "audit_seal" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sign_in_failure" (
	"principal_id" integer NOT NULL,
	"network" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"failures" integer NOT NULL,
	"waited" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_failure_principal_id_network_since_pk" PRIMARY KEY("principal_id","network","since")
);
--> statement-breakpoint
ALTER TABLE "sign_in_failure" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE POLICY "of_caller" ON "audit_seal" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() in ('programma', 'tutto')) or audit_id in (select id from audit)) WITH CHECK ((select caller_reach() = 'programma'));--> statement-breakpoint
CREATE POLICY "of_caller" ON "sign_in_failure" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma'));--> statement-breakpoint
ALTER TABLE "audit_seal" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sign_in_failure" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TRIGGER "audit_seal_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_seal" FOR EACH STATEMENT EXECUTE FUNCTION "audit_refuse"();
