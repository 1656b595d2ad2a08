ALTER TABLE "access_log" DROP CONSTRAINT "access_log_principal_id_principal_id_fk";
--> statement-breakpoint
ALTER TABLE "calculation" DROP CONSTRAINT "calculation_principal_id_principal_id_fk";
--> statement-breakpoint
ALTER TABLE "calculation" ADD COLUMN "made_by" integer;--> statement-breakpoint
ALTER TABLE "principal" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "access_log" ADD CONSTRAINT "access_log_principal_id_principal_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."principal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calculation" ADD CONSTRAINT "calculation_made_by_principal_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."principal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calculation" ADD CONSTRAINT "calculation_principal_id_principal_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."principal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calculation_made_by" ON "calculation" USING btree ("made_by");