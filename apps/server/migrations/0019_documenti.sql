CREATE TABLE "calculation_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calculation_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"calculation_id" integer NOT NULL,
	"number" integer NOT NULL,
	"name" text,
	"principal_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"fields" integer NOT NULL,
	"schema_version" integer NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calculation_version_number" UNIQUE("calculation_id","number")
);
--> statement-breakpoint
ALTER TABLE "calculation_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "calculation_version" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "calculation" ADD COLUMN "variant_of" integer;--> statement-breakpoint
ALTER TABLE "calculation" ADD COLUMN "creation_key" text;--> statement-breakpoint
ALTER TABLE "calculation_version" ADD CONSTRAINT "calculation_version_calculation_id_calculation_id_fk" FOREIGN KEY ("calculation_id") REFERENCES "public"."calculation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calculation_version" ADD CONSTRAINT "calculation_version_principal_id_principal_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."principal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calculation_version_of_user" ON "calculation_version" USING btree ("principal_id");--> statement-breakpoint
ALTER TABLE "calculation" ADD CONSTRAINT "calculation_variant_of_calculation_id_fk" FOREIGN KEY ("variant_of") REFERENCES "public"."calculation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calculation_variants" ON "calculation" USING btree ("variant_of");--> statement-breakpoint
ALTER TABLE "calculation" ADD CONSTRAINT "calculation_creation" UNIQUE("principal_id","creation_key");--> statement-breakpoint
CREATE POLICY "of_caller" ON "calculation_version" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma') or exists (select from calculation where calculation.id = calculation_id)) WITH CHECK ((select caller_reach() = 'programma') or principal_id = (select caller_id()) and exists (select from calculation where calculation.id = calculation_id));