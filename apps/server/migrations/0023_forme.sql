ALTER TABLE "principal" ADD COLUMN "application_forme" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Users who have all three simulators get the new tool; the others do not. The caller of before is set again: a restored backup goes on in this transaction.
DO $$ DECLARE caller text := coalesce(current_setting('bilancia.caller', true), ''); BEGIN
  PERFORM set_config('bilancia.caller', 'programma', true);
  UPDATE "principal" SET "application_forme" = false WHERE NOT ("application_forfetari" AND "application_convenienza" AND "application_budget");
  PERFORM set_config('bilancia.caller', caller, true);
END $$;
