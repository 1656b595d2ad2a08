CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"principal_id" integer NOT NULL,
	"rp_id" text NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"last_challenge" text,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "passkey" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "passkey" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_principal_id_principal_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_of_user" ON "passkey" USING btree ("principal_id");--> statement-breakpoint
CREATE POLICY "of_caller" ON "passkey" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma') or principal_id = (select caller_id()));