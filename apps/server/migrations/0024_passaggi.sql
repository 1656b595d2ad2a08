CREATE TABLE "api_key" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"agency_id" integer NOT NULL,
	"principal_id" integer NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"groups" jsonb NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" integer
);
--> statement-breakpoint
ALTER TABLE "api_key" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "api_key" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_alias" (
	"former_id" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"codice_fiscale" text NOT NULL,
	"merged_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_alias" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "client_alias" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_transfer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_transfer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"from_agency_id" integer NOT NULL,
	"to_agency_id" integer NOT NULL,
	"content" text NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"outcome_by" integer,
	"outcome_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "client_transfer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "client_transfer" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "advice" ADD COLUMN "creation_digest" text;--> statement-breakpoint
ALTER TABLE "calculation" ADD COLUMN "creation_digest" text;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "creation_digest" text;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_principal_id_principal_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."principal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_revoked_by_principal_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."principal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_alias" ADD CONSTRAINT "client_alias_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_transfer" ADD CONSTRAINT "client_transfer_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_transfer" ADD CONSTRAINT "client_transfer_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_transfer" ADD CONSTRAINT "client_transfer_from_agency_id_agency_id_fk" FOREIGN KEY ("from_agency_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_transfer" ADD CONSTRAINT "client_transfer_to_agency_id_agency_id_fk" FOREIGN KEY ("to_agency_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_transfer" ADD CONSTRAINT "client_transfer_asked_by_principal_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."principal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_transfer" ADD CONSTRAINT "client_transfer_outcome_by_principal_id_fk" FOREIGN KEY ("outcome_by") REFERENCES "public"."principal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_of_studio" ON "api_key" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "api_key_of_user" ON "api_key" USING btree ("principal_id");--> statement-breakpoint
CREATE INDEX "client_alias_of_client" ON "client_alias" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_transfer_open" ON "client_transfer" USING btree ("client_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "client_transfer_from" ON "client_transfer" USING btree ("from_agency_id");--> statement-breakpoint
CREATE INDEX "client_transfer_to" ON "client_transfer" USING btree ("to_agency_id");--> statement-breakpoint
CREATE POLICY "of_caller" ON "api_key" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() in ('programma', 'tutto')) or (select caller_reach() = 'company') and company_id = (select caller_company()));--> statement-breakpoint
CREATE POLICY "of_caller" ON "client_alias" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma') or exists (select from client where client.id = client_id));--> statement-breakpoint
CREATE POLICY "of_caller" ON "client_transfer" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma') or company_id = (select caller_company()) and (from_agency_id = any((select caller_agencies())::int[]) or to_agency_id = any((select caller_agencies())::int[])));--> statement-breakpoint
-- The name of a colleague of the company, also of a studio that the caller does not see: who made what is in a folder that came from there.
CREATE FUNCTION "author_name"("who" integer, "company" integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE caller text := coalesce(current_setting('bilancia.caller', true), ''); found text;
BEGIN
  PERFORM set_config('bilancia.caller', 'programma', true);
  SELECT "surname" || ' ' || "name" INTO found FROM "principal" WHERE "id" = "who" AND "company_id" IS NOT DISTINCT FROM "company";
  PERFORM set_config('bilancia.caller', caller, true);
  RETURN found;
END $$;
