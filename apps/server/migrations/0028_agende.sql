CREATE TABLE "payment_diary" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_diary_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"principal_id" integer NOT NULL,
	"agency_id" integer NOT NULL,
	"digest" text NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "payment_diary_once" UNIQUE("principal_id","agency_id")
);
--> statement-breakpoint
ALTER TABLE "payment_diary" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_diary" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "agency" ADD COLUMN "detailed_diaries" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_diary" ADD CONSTRAINT "payment_diary_principal_id_principal_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."principal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_diary" ADD CONSTRAINT "payment_diary_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_diary_of_studio" ON "payment_diary" USING btree ("agency_id");--> statement-breakpoint
CREATE POLICY "of_caller" ON "payment_diary" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma') or principal_id = (select caller_id()));