CREATE TABLE "tax_return" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_return_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"agency_id" integer,
	"type" text NOT NULL,
	"tax_code" text NOT NULL,
	"model_year" integer NOT NULL,
	"tax_year" integer NOT NULL,
	"modules" text NOT NULL,
	"file_name" text NOT NULL,
	"imported_by" integer,
	"imported_by_name" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tax_return_once" UNIQUE NULLS NOT DISTINCT("company_id","agency_id","type","tax_code","model_year")
);
--> statement-breakpoint
CREATE TABLE "tax_return_retention" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"months" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tax_return" ADD CONSTRAINT "tax_return_company" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_return" ADD CONSTRAINT "tax_return_agency" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_return" ADD CONSTRAINT "tax_return_importer" FOREIGN KEY ("imported_by") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_return_retention" ADD CONSTRAINT "tax_return_retention_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_return_age" ON "tax_return" USING btree ("imported_at");