CREATE TABLE "brand" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"motto" text NOT NULL,
	"logo" text NOT NULL,
	"logo_ratio" double precision NOT NULL,
	"logo_plain" boolean NOT NULL,
	"primary" text NOT NULL,
	"primary_dark" text NOT NULL,
	"accent" text NOT NULL,
	"cover" text NOT NULL,
	"forfetari_name" text NOT NULL,
	"conv_name" text NOT NULL,
	"budget_name" text NOT NULL,
	"forme_name" text NOT NULL,
	"easystart_name" text NOT NULL,
	"insert_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"insert_user" text,
	"update_date" timestamp (3) with time zone,
	"update_user" text,
	CONSTRAINT "brand_by_code" UNIQUE("code"),
	CONSTRAINT "brand_colours" CHECK ("brand"."primary" ~* '^#[0-9a-f]{6}$' and "brand"."primary_dark" ~* '^#[0-9a-f]{6}$' and "brand"."accent" ~* '^#[0-9a-f]{6}$'),
	CONSTRAINT "brand_logo" CHECK ("brand"."logo" ~ '^data:image/(png|jpeg|svg[+]xml).base64,[A-Za-z0-9+/]+=*$')
);
--> statement-breakpoint
INSERT INTO "brand" ("code", "name", "motto", "logo", "logo_ratio", "logo_plain", "primary", "primary_dark", "accent", "cover", "forfetari_name", "conv_name", "budget_name", "forme_name", "easystart_name") VALUES
('bilancia', 'Bilancia', 'Simulatori fiscali per studi professionali', 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyNCAyNCI+PHBhdGggZD0iTTEzIDcuOEEzIDMgMCAwIDAgMTQuOCA2SDE3bC0zIDdjMCAxLjcgMS42IDMgMy41IDNzMy41LTEuMyAzLjUtM2wtMy03aDJWNGgtNS4yYTMgMyAwIDAgMC01LjYgMEg0djJoMmwtMyA3YzAgMS43IDEuNiAzIDMuNSAzczMuNS0xLjMgMy41LTNMNyA2aDIuMkEzIDMgMCAwIDAgMTEgNy44VjE5SDJ2MmgyMHYtMmgtOXpNMTguOSAxM2gtMi44bDEuNC0zLjN6TTcuOSAxM0g1LjFsMS40LTMuM3pNMTIgNmExIDEgMCAxIDEgMC0yIDEgMSAwIDAgMSAwIDIiPjwvcGF0aD48L3N2Zz4=', 1, true, '#1565c0', '#0d47a1', '#00695c', 'TINTA', 'Forfetari', 'Convenienza Srl', 'Budget4u', 'Forme e piano', 'Easy start'),
('stadera', 'Stadera', 'Il peso di ogni scelta fiscale', 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyNCAyNCI+PHBhdGggZD0iTTEwIDJoMnY1aDEwdjJoLTN2M2gxLjJsMS44IDhoLThsMS44LThIMTdWOUg2bDMuMiA3aC44YTQuNSA0LjUgMCAwIDEtOSAwaC44TDUgOUgyVjdoOHpNNS41IDEwLjYgMyAxNmg1eiI+PC9wYXRoPjwvc3ZnPg==', 1, true, '#1b5e20', '#123f16', '#0b4f8a', 'CERCHI', 'Scelta del regime', 'Passaggio a Srl', 'Piano d''avvio', 'Scelta della forma', 'Consulenza d''avvio'),
('meridiana', 'Meridiana', 'Scegliere all''ora giusta', 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyNCAyNCI+PHBhdGggZD0iTTIgMTQuNWExMCAxMCAwIDAgMSAyMCAwaC0yYTggOCAwIDAgMC03LTcuOXYxLjlsNSA2aC03VjYuNmE4IDggMCAwIDAtNyA3Ljl6TTIgMTYuNWgyMHYySDJ6Ij48L3BhdGg+PC9zdmc+', 1, true, '#6b2d6b', '#4a1d4a', '#00695c', 'RAGGI', 'Confronto dei regimi', 'Dalla ditta alla Srl', 'Budget di avvio', 'Le forme a confronto', 'Partire bene');--> statement-breakpoint
ALTER TABLE "brand" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "brand" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "of_caller" ON "brand" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() in ('programma', 'tutto')));