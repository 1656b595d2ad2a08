-- Two could take a name at the same moment, in another case: the later one has its number added, and the register says so.
WITH "renamed" AS (
	UPDATE "principal" "later" SET "username" = "later"."username" || '-' || "later"."id"
	WHERE EXISTS (SELECT FROM "principal" "first" WHERE "first"."username_key" = "later"."username_key" AND "first"."id" < "later"."id")
	RETURNING "later"."id", "later"."username", "later"."company_id"
)
INSERT INTO "audit" ("at", "username", "action", "kind", "record_id", "record_name", "company_id", "changes")
SELECT now(), 'aggiornamento', 'Modifica', 'Utente', "id", "username", "company_id",
	jsonb_build_array(jsonb_build_object('Field', 'Username', 'Before', left("username", -length('-' || "id")), 'After', "username")) FROM "renamed";
--> statement-breakpoint
DROP INDEX "principal_username_key";--> statement-breakpoint
ALTER TABLE "principal" ADD CONSTRAINT "principal_username_once" UNIQUE("username_key");