DROP INDEX "comune_search";--> statement-breakpoint
CREATE INDEX "comune_words" ON "comune_surcharge" USING gin (to_tsvector('simple', "search_key"));--> statement-breakpoint
CREATE INDEX "comune_code" ON "comune_surcharge" USING btree ("code","year");--> statement-breakpoint
CREATE INDEX "comune_province" ON "comune_surcharge" USING btree ("province");