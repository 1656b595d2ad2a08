CREATE TABLE "access_request" (
	"principal_id" integer NOT NULL,
	"asked_by" integer NOT NULL,
	"what" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_by" integer,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "access_request_principal_id_asked_by_what_pk" PRIMARY KEY("principal_id","asked_by","what")
);
--> statement-breakpoint
ALTER TABLE "access_request" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "access_request" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "principal" ADD COLUMN "access_reset_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "principal" ADD COLUMN "access_reset_by" text;--> statement-breakpoint
ALTER TABLE "access_request" ADD CONSTRAINT "access_request_principal_id_principal_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_request" ADD CONSTRAINT "access_request_asked_by_principal_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_request" ADD CONSTRAINT "access_request_confirmed_by_principal_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "of_caller" ON "access_request" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma'));