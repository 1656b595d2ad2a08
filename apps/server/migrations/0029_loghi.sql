CREATE TABLE "logo" (
	"company_id" integer NOT NULL,
	"digest" text NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "logo_company_id_digest_pk" PRIMARY KEY("company_id","digest")
);
--> statement-breakpoint
ALTER TABLE "logo" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "logo" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "logo" ADD CONSTRAINT "logo_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "of_caller" ON "logo" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() in ('programma', 'tutto')) or company_id = (select caller_company()));