-- Whether a client of the studio has the code today, also one that the caller does not see: the function looks as the program, and says no more than this.
-- An ordinary login may not give the function a setting of its own. If the query fails, the setting ends with its transaction.
CREATE FUNCTION "code_of_client"("studio" integer, "code" text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  "caller" text := current_setting('bilancia.caller', true);
  "found_one" boolean;
BEGIN
  PERFORM set_config('bilancia.caller', 'programma', true);
  "found_one" := EXISTS (SELECT FROM "client" WHERE "agency_id" = "studio" AND "codice_fiscale" = "code");
  PERFORM set_config('bilancia.caller', "caller", true);
  RETURN "found_one";
END $$;
--> statement-breakpoint
ALTER POLICY "of_caller" ON "tax_return" TO public USING ((select caller_reach() in ('programma', 'tutto')) or company_id = (select caller_company()) and (agency_id = any((select caller_agencies())::int[]) and (agency_id <> all((select caller_followed_agencies())::int[]) or imported_by = (select caller_id()) or (agency_id, tax_code) in (select agency_id, codice_fiscale from client union all select client.agency_id, client_alias.codice_fiscale from client_alias join client on client.id = client_alias.client_id where not code_of_client(client.agency_id, client_alias.codice_fiscale))) or (select caller_reach() = 'company') and agency_id is null)) WITH CHECK ((select caller_reach() in ('programma', 'tutto')) or company_id = (select caller_company()) and (agency_id = any((select caller_agencies())::int[]) or (select caller_reach() = 'company') and agency_id is null));