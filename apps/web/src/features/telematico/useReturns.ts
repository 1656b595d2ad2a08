/** The calls of the import page. */
import { type ImportSummary, routes } from '@bilancia/contract/api'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callForm } from '../../api/client.ts'
import type { Filters } from './filters.ts'

const KEY = 'telematico'

/** The companies and studios of this user. */
export const useScope = () => useQuery({ queryKey: [KEY, 'scope'], queryFn: ({ signal }) => call(routes.telematicoScope, undefined, { signal }) })

/** The stored returns, newest first. */
export const useReturns = (filters: Filters) =>
  useQuery({
    queryKey: [KEY, 'search', filters],
    queryFn: ({ signal }) => call(routes.searchTelematico, { body: { ...filters, TaxCodeDichiarante: filters.TaxCodeDichiarante || null } }, { signal }),
    staleTime: 0,
  })

/** All stored returns of a company that this user may see. `mayList`: whether they may list them. */
export const useStored = (CompanyId: number | null, mayList: boolean) =>
  useQuery({
    queryKey: [KEY, 'stored', CompanyId],
    queryFn: mayList ? ({ signal }) => call(routes.searchTelematico, { body: { CompanyId } }, { signal }) : skipToken,
  })

/** After each of these calls the list is loaded again. */
function useChange<T, A>(change: (given: A) => Promise<T>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }) })
}

export type Sending = { readonly file: File; readonly place: Pick<Filters, 'CompanyId' | 'AgencyId'>; readonly username: string }

/** The fields come before the file, so that the server can read the file as a stream. */
function formOf({ file, place, username }: Sending): FormData {
  const form = new FormData()
  if (place.CompanyId) form.set('CompanyId', String(place.CompanyId))
  if (place.AgencyId) form.set('AgencyId', String(place.AgencyId))
  form.set('Username', username)
  form.set('FileName', file.name)
  form.set('file', file)
  return form
}

type Stoppable = Sending & { readonly signal: AbortSignal }

export const usePreview = () =>
  useMutation({ mutationFn: ({ signal, ...sending }: Stoppable): Promise<ImportSummary> => callForm(routes.previewTelematico, formOf(sending), { signal }) })
export const useUpload = () => useChange((sending: Sending) => callForm(routes.uploadTelematico, formOf(sending)))
export const useDelete = () => useChange((id: number) => call(routes.deleteTelematico, { params: { id } }))
export const useRetention = () => useChange((body: { readonly CompanyId: number; readonly mesi: number }) => call(routes.retentionTelematico, { body }))
