CREATE TABLE "audit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"principal_id" integer,
	"username" text NOT NULL,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer,
	"record_name" text NOT NULL,
	"company_id" integer,
	"username_key" text GENERATED ALWAYS AS (sort_key("username")) STORED
);
--> statement-breakpoint
CREATE INDEX "audit_of_company" ON "audit" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "audit_by_day" ON "audit" USING btree ("at");--> statement-breakpoint
-- Append-only: rows are added and read, whoever asks for anything else is refused.
CREATE FUNCTION "audit_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the register takes no %', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION "audit_refuse"();
