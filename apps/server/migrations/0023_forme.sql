ALTER TABLE "principal" ADD COLUMN "application_forme" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Users who have all three simulators get the new tool; the others do not.
SET LOCAL bilancia.caller = 'programma';--> statement-breakpoint
UPDATE "principal" SET "application_forme" = false WHERE NOT ("application_forfetari" AND "application_convenienza" AND "application_budget");--> statement-breakpoint
SET LOCAL bilancia.caller = '';
