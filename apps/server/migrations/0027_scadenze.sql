CREATE TABLE "payment_day" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_day_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"calculation_id" integer,
	"due" date NOT NULL,
	"content" text NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_day" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_day" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_day" ADD CONSTRAINT "payment_day_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_day" ADD CONSTRAINT "payment_day_calculation_id_calculation_id_fk" FOREIGN KEY ("calculation_id") REFERENCES "public"."calculation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_day_due" ON "payment_day" USING btree ("due","client_id");--> statement-breakpoint
CREATE INDEX "payment_day_of_client" ON "payment_day" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "payment_day_of_calculation" ON "payment_day" USING btree ("calculation_id");--> statement-breakpoint
CREATE POLICY "of_caller" ON "payment_day" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma') or exists (select from client where client.id = client_id));