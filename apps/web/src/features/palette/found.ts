/** What Ctrl+K finds. Pages and fields are known here; clients and calculations come from the server, which gives only what the user may see. */
import { refusal, routes } from '@bilancia/contract/api'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useBrand } from '../../design/brand.tsx'
import { useSettled } from '../../design/useSettled.ts'
import { useIdentity } from '../auth/identity.ts'
import { useDeclared } from '../shell/page-actions.ts'
import { areaGroups, law, tools } from '../shell/tools.tsx'

/** `group` says what it is. `go` moves inside the page, `to` is an address. */
export type Found = { readonly group: string; readonly id: string; readonly name: string; readonly more?: string } & (
  | { readonly to: string }
  | { readonly go: () => void }
)

const PAUSE_MS = 200
const CLIENTS = 8
/** With fewer letters no client is searched for. */
const LETTERS = 2

/** In the order of the list: fields of the page, clients, calculations, pages, the law. */
export function useFound(text: string): { readonly found: readonly Found[]; readonly error: Error | null; readonly searching: boolean } {
  const identity = useIdentity()
  const brand = useBrand()
  const places = useDeclared((declared) => declared.places)
  const asked = useSettled(text.trim(), PAUSE_MS)
  const open = tools(identity, brand).filter(({ closed }) => closed === null)
  const clients = useQuery({
    queryKey: ['palette', 'clients', asked],
    queryFn: ({ signal }) => call(routes.searchClients, { body: { testo: asked, quante: CLIENTS } }, { signal }),
    enabled: asked.length >= LETTERS && refusal('clienti', identity) === null,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const { Username: username, provinciaDefault: province } = identity
  const calculations = useQueries({
    queries: open.map(({ id: application }) => ({
      queryKey: ['calculations', username, application],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(routes.calculations, { params: { province, username, application } }, { signal }),
      retry: false,
    })),
  })
  const groups = areaGroups(identity)
  const pages = [{ path: '/', name: 'Home' }, ...groups.clienti, ...open, ...groups.strumenti, law, ...groups.amministrazione]
  const has = holding(text)
  const found: readonly Found[] = [
    ...(text.trim() ? (places?.() ?? []) : [])
      .filter(({ name }) => has(name))
      .map(({ name, go }, k) => ({ group: 'Campo', id: `campo ${k} ${name}`, name, go })),
    ...(asked.length >= LETTERS ? (clients.data?.righe ?? []) : []).map(({ id, denominazione, codiceFiscale }) => ({
      group: 'Cliente',
      id: `cliente ${id}`,
      name: denominazione,
      ...(codiceFiscale && { more: codiceFiscale }),
      to: `/cliente/${id}`,
    })),
    ...calculations.flatMap(({ data }, k) =>
      (data ?? []).flatMap(({ ID, NomeSimulazione, Identificativo }) => {
        const tool = open[k]
        if (!tool || !has(`${NomeSimulazione} ${Identificativo ?? ''}`)) return []
        return [{ group: 'Elaborazione', id: `elaborazione ${ID}`, name: NomeSimulazione, more: tool.name, to: `${tool.path}/${ID}` }]
      }),
    ),
    ...pages.filter(({ name }) => has(name)).map(({ path, name }) => ({ group: 'Pagina', id: `pagina ${path}`, name, to: path })),
    ...(text.trim()
      ? [{ group: 'Norme', id: 'norme', name: `Cerca «${text.trim()}» nelle norme`, to: `${law.path}?testo=${encodeURIComponent(text.trim())}` }]
      : []),
  ]
  const error = clients.error ?? calculations.find((one) => one.error)?.error ?? null
  return { found, error, searching: clients.isFetching || text.trim() !== asked }
}

/** Whether a name has every word of the text, in any case and with or without accents. */
function holding(text: string): (name: string) => boolean {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return (name) => words.every((word) => plain(name).includes(word))
}

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
