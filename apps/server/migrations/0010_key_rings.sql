-- A key of the provider becomes the first of its ring.
SET LOCAL bilancia.caller = 'programma';--> statement-breakpoint
UPDATE "secret" SET "value" = jsonb_build_array(jsonb_build_object('key', "value", 'since', to_char("inserted_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) WHERE "name" = 'oidc-signing' AND jsonb_typeof("value") = 'object';--> statement-breakpoint
UPDATE "secret" SET "value" = (SELECT jsonb_agg(jsonb_build_object('key', "key", 'since', to_char("inserted_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) FROM jsonb_array_elements("value") AS "key") WHERE "name" = 'oidc-cookies' AND jsonb_typeof("value" -> 0) = 'string';
