CREATE TABLE "advice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"calculation_id" integer,
	"principal_id" integer NOT NULL,
	"application" integer NOT NULL,
	"tax_year" integer,
	"fingerprint" text,
	"title" text NOT NULL,
	"file" text NOT NULL,
	"delivered_at" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"outcome_at" timestamp (3) with time zone,
	"outcome_by" integer,
	"creation_key" text,
	CONSTRAINT "advice_creation" UNIQUE("principal_id","creation_key")
);
--> statement-breakpoint
ALTER TABLE "advice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "advice" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reminder" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"principal_id" integer NOT NULL,
	"due" date NOT NULL,
	"content" text NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" integer
);
--> statement-breakpoint
ALTER TABLE "reminder" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reminder" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "advice" ADD CONSTRAINT "advice_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice" ADD CONSTRAINT "advice_calculation_id_calculation_id_fk" FOREIGN KEY ("calculation_id") REFERENCES "public"."calculation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice" ADD CONSTRAINT "advice_principal_id_principal_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."principal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice" ADD CONSTRAINT "advice_outcome_by_principal_id_fk" FOREIGN KEY ("outcome_by") REFERENCES "public"."principal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_principal_id_principal_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."principal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_done_by_principal_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."principal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advice_of_client" ON "advice" USING btree ("client_id","delivered_at");--> statement-breakpoint
CREATE INDEX "advice_of_calculation" ON "advice" USING btree ("calculation_id");--> statement-breakpoint
CREATE INDEX "reminder_of_client" ON "reminder" USING btree ("client_id","due");--> statement-breakpoint
CREATE INDEX "reminder_due" ON "reminder" USING btree ("due") WHERE done_at is null;--> statement-breakpoint
CREATE POLICY "of_caller" ON "advice" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma') or exists (select from client where client.id = client_id));--> statement-breakpoint
CREATE POLICY "of_caller" ON "reminder" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma') or exists (select from client where client.id = client_id));