ALTER TABLE "passkey" DROP COLUMN "last_challenge";--> statement-breakpoint
-- A calculation that was put into the folder of another client went on following its first one.
UPDATE "calculation" SET "variant_of" = NULL FROM "calculation" AS "first" WHERE "first"."id" = "calculation"."variant_of" AND "first"."client_id" <> "calculation"."client_id";
