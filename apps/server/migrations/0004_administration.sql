-- What names are sorted and searched by, the same on every database: no accents, one apostrophe, lower case of ASCII.
CREATE FUNCTION "sort_key"("name" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(translate(regexp_replace(normalize("name", NFKD), '[\u0300-\u036f]', '', 'g'), '’‘ʼ´', '''''''''') COLLATE "C");
--> statement-breakpoint
CREATE TABLE "principal_whats_new" (
	"principal_id" integer NOT NULL,
	"whats_new_id" integer NOT NULL,
	"hide" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "principal_whats_new_principal_id_whats_new_id_pk" PRIMARY KEY("principal_id","whats_new_id")
);
--> statement-breakpoint
CREATE TABLE "whats_new" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "whats_new_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"version" text NOT NULL,
	"html_content" text,
	"expiration_date" date,
	"title_key" text GENERATED ALWAYS AS (sort_key("title")) STORED,
	"insert_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"insert_user" text,
	"update_date" timestamp (3) with time zone,
	"update_user" text
);
--> statement-breakpoint
ALTER TABLE "principal_auth" DROP CONSTRAINT "principal_auth_agency_id_agency_id_fk";
--> statement-breakpoint
ALTER TABLE "agency" ADD COLUMN "city_code" text;--> statement-breakpoint
ALTER TABLE "agency" ADD COLUMN "name_key" text GENERATED ALWAYS AS (sort_key("name")) STORED;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "ui_logo_background" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "ui_home" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "easystart_name" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "name_key" text GENERATED ALWAYS AS (sort_key("business_name")) STORED;--> statement-breakpoint
ALTER TABLE "principal" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "principal" ADD COLUMN "avatar_id" integer;--> statement-breakpoint
ALTER TABLE "principal" ADD COLUMN "surname_key" text GENERATED ALWAYS AS (sort_key("surname")) STORED;--> statement-breakpoint
ALTER TABLE "principal" ADD COLUMN "name_key" text GENERATED ALWAYS AS (sort_key("name")) STORED;--> statement-breakpoint
ALTER TABLE "principal" ADD COLUMN "username_key" text GENERATED ALWAYS AS (sort_key("username")) STORED;--> statement-breakpoint
ALTER TABLE "principal_whats_new" ADD CONSTRAINT "principal_whats_new_principal_id_principal_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "principal_whats_new" ADD CONSTRAINT "principal_whats_new_whats_new_id_whats_new_id_fk" FOREIGN KEY ("whats_new_id") REFERENCES "public"."whats_new"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "whats_new_by_title" ON "whats_new" USING btree ("title_key" collate "C","id");--> statement-breakpoint
ALTER TABLE "principal_auth" ADD CONSTRAINT "principal_auth_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agency_by_name" ON "agency" USING btree ("name_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "agency_of_company" ON "agency" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "principal_by_surname" ON "principal" USING btree ("surname_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "principal_of_company" ON "principal" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "principal_username_key" ON "principal" USING btree ("username_key");--> statement-breakpoint
CREATE INDEX "principal_auth_agency" ON "principal_auth" USING btree ("agency_id");