CREATE TABLE "access_log" (
	"principal_id" integer NOT NULL,
	"application" integer NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_log_principal_id_application_day_pk" PRIMARY KEY("principal_id","application","day")
);
--> statement-breakpoint
CREATE TABLE "agency" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agency_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"vat_number" text,
	"code" text NOT NULL,
	"address" text,
	"cap" text,
	"city" text,
	"province_code" text,
	"disabled" date,
	"state" text DEFAULT 'A' NOT NULL,
	"principal_counter" integer DEFAULT 1 NOT NULL,
	"insert_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"insert_user" text,
	"update_date" timestamp (3) with time zone,
	"update_user" text,
	CONSTRAINT "agency_state" CHECK ("agency"."state" in ('A', 'D', 'S'))
);
--> statement-breakpoint
CREATE TABLE "calculation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calculation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"principal_id" integer NOT NULL,
	"application" integer NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"province" text NOT NULL,
	"vat_id" text NOT NULL,
	"office" text NOT NULL,
	"tax_year" integer,
	"schema_version" integer NOT NULL,
	"state" text NOT NULL,
	"result" text,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_error" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_error_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"message" text NOT NULL,
	"stack" text,
	"url" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_name" text NOT NULL,
	"vat_number" text NOT NULL,
	"tax_code" text,
	"application_name" text,
	"ui_logo_url" text,
	"forfetari_menu_name" text,
	"conv_menu_name" text,
	"budget_menu_name" text,
	"logout_url" text,
	"is_locked" boolean DEFAULT false NOT NULL,
	"is_federated" boolean DEFAULT false NOT NULL,
	"has_easy_start" boolean DEFAULT false NOT NULL,
	"import_enabled" boolean DEFAULT false NOT NULL,
	"insert_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"insert_user" text,
	"update_date" timestamp (3) with time zone,
	"update_user" text
);
--> statement-breakpoint
CREATE TABLE "comune_surcharge" (
	"year" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"province" text NOT NULL,
	"search_key" text NOT NULL,
	"exemption" double precision DEFAULT 0 NOT NULL,
	"brackets" jsonb NOT NULL,
	"special" text,
	"source" text NOT NULL,
	CONSTRAINT "comune_surcharge_year_code_pk" PRIMARY KEY("year","code")
);
--> statement-breakpoint
CREATE TABLE "oidc_artifact" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"user_code" text,
	"uid" text,
	"consumed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "oidc_artifact_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "principal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "principal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer,
	"username" text NOT NULL,
	"password_hash" text,
	"surname" text NOT NULL,
	"name" text NOT NULL,
	"mail" text NOT NULL,
	"taxcode" text,
	"phone" text,
	"role" text NOT NULL,
	"disabled" date,
	"application_forfetari" boolean DEFAULT true NOT NULL,
	"application_convenienza" boolean DEFAULT true NOT NULL,
	"application_budget" boolean DEFAULT true NOT NULL,
	"application_easy_start" boolean DEFAULT false NOT NULL,
	"user_creation" boolean DEFAULT false NOT NULL,
	"report_enabled" boolean DEFAULT false NOT NULL,
	"insert_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"insert_user" text,
	"update_date" timestamp (3) with time zone,
	"update_user" text,
	CONSTRAINT "principal_username" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "principal_auth" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "principal_auth_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"principal_id" integer NOT NULL,
	"agency_id" integer NOT NULL,
	"insert_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"insert_user" text,
	"update_date" timestamp (3) with time zone,
	"update_user" text,
	CONSTRAINT "principal_auth_once" UNIQUE("principal_id","agency_id")
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_log" ADD CONSTRAINT "access_log_principal_id_principal_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency" ADD CONSTRAINT "agency_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calculation" ADD CONSTRAINT "calculation_principal_id_principal_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "principal" ADD CONSTRAINT "principal_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "principal_auth" ADD CONSTRAINT "principal_auth_principal_id_principal_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "principal_auth" ADD CONSTRAINT "principal_auth_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calculation_of_user" ON "calculation" USING btree ("principal_id","application","saved_at");--> statement-breakpoint
CREATE INDEX "comune_search" ON "comune_surcharge" USING btree ("year","search_key");--> statement-breakpoint
CREATE INDEX "oidc_grant" ON "oidc_artifact" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_uid" ON "oidc_artifact" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oidc_expiry" ON "oidc_artifact" USING btree ("expires_at");