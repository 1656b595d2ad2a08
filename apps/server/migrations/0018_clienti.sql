CREATE TABLE "client" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"agency_id" integer NOT NULL,
	"tipo" text NOT NULL,
	"denominazione" text NOT NULL,
	"codice_fiscale" text NOT NULL,
	"partita_iva" text,
	"ateco" text,
	"comune" text,
	"seguito_da" integer,
	"stato" text NOT NULL,
	"etichette" text,
	"sealed" text,
	"creation_key" text,
	"denominazione_key" text GENERATED ALWAYS AS (sort_key("denominazione")) STORED,
	"insert_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"insert_user" text,
	"update_date" timestamp (3) with time zone,
	"update_user" text,
	CONSTRAINT "client_once" UNIQUE("agency_id","codice_fiscale"),
	CONSTRAINT "client_creation" UNIQUE("agency_id","creation_key")
);
--> statement-breakpoint
ALTER TABLE "client" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "client" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "calculation" ADD COLUMN "client_id" integer;--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_seguito_da_principal_id_fk" FOREIGN KEY ("seguito_da") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_by_name" ON "client" USING btree ("agency_id","denominazione_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "client_by_change" ON "client" USING btree ("agency_id","update_date","id");--> statement-breakpoint
ALTER TABLE "calculation" ADD CONSTRAINT "calculation_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calculation_of_client" ON "calculation" USING btree ("client_id");--> statement-breakpoint
CREATE POLICY "of_caller" ON "client" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma') or company_id = (select caller_company()) and agency_id = any((select caller_agencies())::int[]));--> statement-breakpoint
ALTER POLICY "of_caller" ON "calculation" TO public USING ((select caller_reach() = 'programma') or principal_id = (select caller_id()) or client_id is not null and exists (select from client where client.id = client_id)) WITH CHECK ((select caller_reach() = 'programma') or principal_id = (select caller_id()));