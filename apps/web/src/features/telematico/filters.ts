/** The filters of the list of returns. They are kept in the address, so that the back button restores them. */
import { modelYears } from '@bilancia/contract'
import { type TelematicoScope, type TelematicoType, telematicoTypes } from '@bilancia/contract/api'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** `Year` is the year of the declaration; null does not filter. */
export type Filters = {
  readonly CompanyId: number | null
  readonly AgencyId: number | null
  readonly TelematicoType: TelematicoType | null
  readonly TaxCodeDichiarante: string
  readonly Year: number | null
}

/** The years of the declarations, the newest first. */
export const declarationYears = modelYears.toReversed()

const numberOf = (text: string | null): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) || null : null)

/** Reads the address. A user with a single company or studio has it preselected. */
function read(asked: URLSearchParams, { Companies, Agencies }: TelematicoScope): Filters {
  const type = asked.get('tipo')
  const only = <T extends { readonly Id: number }>(list: readonly T[]) => (list.length === 1 ? (list[0]?.Id ?? null) : null)
  return {
    CompanyId: numberOf(asked.get('company')) ?? only(Companies),
    AgencyId: numberOf(asked.get('studio')) ?? only(Agencies),
    TelematicoType: telematicoTypes.find((one) => one === type) ?? null,
    TaxCodeDichiarante: asked.get('cf') ?? '',
    Year: numberOf(asked.get('anno')),
  }
}

/** The current filters, those without any choice, and the function that changes them. */
export function useFilters(scope: TelematicoScope) {
  const [asked, setAsked] = useSearchParams()
  const filters = useMemo(() => read(asked, scope), [asked, scope])
  const apply = ({ CompanyId, AgencyId, TelematicoType, TaxCodeDichiarante, Year }: Filters) => {
    const pairs = [
      ['company', CompanyId],
      ['studio', AgencyId],
      ['tipo', TelematicoType],
      ['cf', TaxCodeDichiarante.trim()],
      ['anno', Year],
    ] as const
    setAsked(new URLSearchParams(pairs.flatMap(([key, value]) => (value ? [[key, String(value)]] : []))), { replace: true })
  }
  return { filters, blank: read(new URLSearchParams(), scope), apply }
}
