CREATE TABLE "access_link" (
	"principal_id" integer PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_link" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "access_link" ADD CONSTRAINT "access_link_principal_id_principal_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "of_caller" ON "access_link" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma'));--> statement-breakpoint
ALTER TABLE "access_link" FORCE ROW LEVEL SECURITY;
