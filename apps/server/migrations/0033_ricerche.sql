DROP INDEX "calculation_of_user";--> statement-breakpoint
DROP INDEX "client_by_name";--> statement-breakpoint
-- Too many numbers for a row of an index: the program makes them again after its start.
UPDATE "calculation" SET "words" = NULL WHERE cardinality("words") > 500;--> statement-breakpoint
CREATE INDEX "calculation_of_user" ON "calculation" USING btree ("principal_id","application","saved_at","id","client_id","words");--> statement-breakpoint
CREATE INDEX "client_by_name" ON "client" USING btree ("agency_id","denominazione_key" collate "C","id","codice_fiscale","partita_iva","tipo","stato","company_id","seguito_da");
