-- The caller may say a fifth thing: the studios in which they meet only the clients that they follow.
CREATE FUNCTION "caller_followed_agencies"() RETURNS integer[] LANGUAGE sql STABLE PARALLEL SAFE
RETURN coalesce(nullif(split_part(current_setting('bilancia.caller', true), ' ', 5), '')::integer[], '{}');
--> statement-breakpoint
ALTER TABLE "agency" ADD COLUMN "assigned_clients_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calculation" ADD COLUMN "words" integer[];--> statement-breakpoint
CREATE INDEX "calculation_without_words" ON "calculation" USING btree ("id") WHERE words is null;--> statement-breakpoint
CREATE INDEX "client_by_state" ON "client" USING btree ("agency_id",(case "stato" when 'ATTIVO' then '1' when 'SOSPESO' then '2' else '3' end) collate "C","denominazione_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "client_by_ateco" ON "client" USING btree ("agency_id",(case when "ateco" is null then '~' else "ateco" end) collate "C","denominazione_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "client_by_follower" ON "client" USING btree ("agency_id",(case when "seguito_da" is null then 0 else "seguito_da" end),"denominazione_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "tax_return_by_code" ON "tax_return" USING btree ("tax_code","agency_id");--> statement-breakpoint
ALTER POLICY "of_caller" ON "client" TO public USING ((select caller_reach() = 'programma') or company_id = (select caller_company()) and agency_id = any((select caller_agencies())::int[]) and (agency_id <> all((select caller_followed_agencies())::int[]) or seguito_da = (select caller_id())));--> statement-breakpoint
ALTER POLICY "of_caller" ON "tax_return" TO public USING ((select caller_reach() in ('programma', 'tutto')) or company_id = (select caller_company()) and (agency_id = any((select caller_agencies())::int[]) and (agency_id <> all((select caller_followed_agencies())::int[]) or imported_by = (select caller_id()) or (agency_id, tax_code) in (select agency_id, codice_fiscale from client)) or (select caller_reach() = 'company') and agency_id is null)) WITH CHECK ((select caller_reach() in ('programma', 'tutto')) or company_id = (select caller_company()) and (agency_id = any((select caller_agencies())::int[]) or (select caller_reach() = 'company') and agency_id is null));