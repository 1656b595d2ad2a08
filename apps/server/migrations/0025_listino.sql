CREATE TABLE "price_list" (
	"agency_id" integer PRIMARY KEY NOT NULL,
	"forfettario" double precision,
	"ditta_individuale" double precision,
	"impresa_familiare" double precision,
	"professionista" double precision,
	"studio_associato" double precision,
	"societa_di_persone" double precision,
	"srl" double precision,
	"insert_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"insert_user" text,
	"update_date" timestamp (3) with time zone,
	"update_user" text
);
--> statement-breakpoint
ALTER TABLE "price_list" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "price_list" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "price_list" ADD CONSTRAINT "price_list_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "of_caller" ON "price_list" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma') or exists (select from agency where agency.id = agency_id));