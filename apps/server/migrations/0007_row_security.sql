-- For whom a statement is made, as `callers.ts` says it before: reach, user, company, studios, as `studi 17 3 {5,8}`.
-- Nothing said is nobody, who meets no row.
CREATE FUNCTION "caller_reach"() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
RETURN split_part(current_setting('bilancia.caller', true), ' ', 1);
--> statement-breakpoint
CREATE FUNCTION "caller_id"() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(split_part(current_setting('bilancia.caller', true), ' ', 2), '')::integer;
--> statement-breakpoint
CREATE FUNCTION "caller_company"() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(split_part(current_setting('bilancia.caller', true), ' ', 3), '')::integer;
--> statement-breakpoint
CREATE FUNCTION "caller_agencies"() RETURNS integer[] LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(split_part(current_setting('bilancia.caller', true), ' ', 4), '')::integer[];
--> statement-breakpoint
-- What a policy would look up in another table; here its own policies are planned for those who need them alone.
CREATE FUNCTION "caller_members"() RETURNS SETOF integer LANGUAGE sql STABLE
BEGIN ATOMIC SELECT "principal_id" FROM "principal_auth" WHERE "agency_id" = ANY ("caller_agencies"()); END;
--> statement-breakpoint
CREATE FUNCTION "caller_company_agencies"() RETURNS SETOF integer LANGUAGE sql STABLE
BEGIN ATOMIC SELECT "id" FROM "agency" WHERE "company_id" = "caller_company"(); END;
--> statement-breakpoint
ALTER TABLE "access_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "agency" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "calculation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "client_error" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "oidc_artifact" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "principal" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "principal_auth" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "secret" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sign_in_attempt" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sign_in_lock" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "principal_whats_new" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "second_factor" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sign_in_session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tax_return" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tax_return_retention" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "of_caller" ON "access_log" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() in ('programma', 'tutto')) or principal_id in (select id from principal)) WITH CHECK ((select caller_reach() = 'programma') or principal_id = (select caller_id()));--> statement-breakpoint
CREATE POLICY "of_caller" ON "agency" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() in ('programma', 'tutto')) or company_id = (select caller_company()) and ((select caller_reach() = 'company') or id = any((select caller_agencies())::int[])));--> statement-breakpoint
CREATE POLICY "of_caller" ON "calculation" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma') or principal_id = (select caller_id()));--> statement-breakpoint
CREATE POLICY "of_caller" ON "client_error" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma'));--> statement-breakpoint
CREATE POLICY "of_caller" ON "company" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() in ('programma', 'tutto')) or id = (select caller_company()));--> statement-breakpoint
CREATE POLICY "of_caller" ON "oidc_artifact" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma') or kind = 'Session' and payload ->> 'accountId' = (select caller_id())::text);--> statement-breakpoint
CREATE POLICY "of_caller" ON "principal" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() in ('programma', 'tutto')) or id = (select caller_id()) or company_id = (select caller_company()) and ((select caller_reach() = 'company') or id in (select caller_members()))) WITH CHECK ((select caller_reach() in ('programma', 'tutto')) or company_id is not distinct from (select caller_company()));--> statement-breakpoint
CREATE POLICY "of_caller" ON "principal_auth" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() in ('programma', 'tutto')) or principal_id = (select caller_id()) or (agency_id = any((select caller_agencies())::int[]) or (select caller_reach() = 'company') and agency_id in (select caller_company_agencies()))) WITH CHECK ((select caller_reach() in ('programma', 'tutto')) or (agency_id = any((select caller_agencies())::int[]) or (select caller_reach() = 'company') and agency_id in (select caller_company_agencies())));--> statement-breakpoint
CREATE POLICY "of_caller" ON "secret" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma'));--> statement-breakpoint
CREATE POLICY "of_caller" ON "sign_in_attempt" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma'));--> statement-breakpoint
CREATE POLICY "of_caller" ON "sign_in_lock" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma'));--> statement-breakpoint
CREATE POLICY "of_caller" ON "audit" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() in ('programma', 'tutto')) or (select caller_reach() = 'company') and company_id = (select caller_company())) WITH CHECK ((select caller_reach() = 'programma') or principal_id = (select caller_id()));--> statement-breakpoint
CREATE POLICY "of_caller" ON "principal_whats_new" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma') or principal_id = (select caller_id()));--> statement-breakpoint
CREATE POLICY "of_caller" ON "second_factor" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma') or principal_id = (select caller_id()));--> statement-breakpoint
CREATE POLICY "of_caller" ON "sign_in_session" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() = 'programma') or principal_id = (select caller_id()));--> statement-breakpoint
CREATE POLICY "of_caller" ON "tax_return" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() in ('programma', 'tutto')) or company_id = (select caller_company()) and (agency_id = any((select caller_agencies())::int[]) or (select caller_reach() = 'company') and agency_id is null));--> statement-breakpoint
CREATE POLICY "of_caller" ON "tax_return_retention" AS PERMISSIVE FOR ALL TO public USING ((select caller_reach() in ('programma', 'tutto')) or company_id = (select caller_company()));--> statement-breakpoint
-- Also for the owner of the tables, who the program is on most servers.
ALTER TABLE "access_log" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "agency" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "calculation" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "client_error" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "oidc_artifact" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "principal" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "principal_auth" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "secret" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sign_in_attempt" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sign_in_lock" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "principal_whats_new" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "second_factor" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sign_in_session" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tax_return" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tax_return_retention" FORCE ROW LEVEL SECURITY;
