/** The columns of the summary and what each row has of them. */
import type { convsrl } from '@bilancia/contract'

export type Column = Exclude<
  keyof typeof convsrl.vociTotali,
  'trattamentoIntegrativo' | 'sommaEsente' | 'imposte' | 'contributi' | 'attribuibile' | 'netto' | 'utileNonDistribuito' | 'impostaLatente' | 'incidenza'
>

const inOrder = [
  'compensi',
  'dividendi',
  'ires',
  'irap',
  'contributiSocieta',
  'contributiSocio',
  'irpefNetta',
  'addizionaleRegionale',
  'addizionaleComunale',
  'impostaSostitutiva',
  'contributiIvs',
  'sommeIntegrative',
  'totale',
] as const satisfies readonly Column[]

const ofCompany: ReadonlySet<Column> = new Set<Column>(['ires', 'irap', 'contributiSocieta', 'totale'])
const ofPartner: ReadonlySet<Column> = new Set<Column>(inOrder.filter((column) => column === 'totale' || !ofCompany.has(column)))

/** IRAP where it is computed, the sums received where somebody has any: the rest always. */
export const columnsOf = ({ irap, somme }: { readonly irap: boolean; readonly somme: boolean }): readonly Column[] =>
  inOrder.filter((column) => (column !== 'irap' || irap) && (column !== 'sommeIntegrative' || somme))

export type Row = { readonly label: string; readonly path: string; readonly has: (column: Column) => boolean; readonly total?: true }

/** Company, the partners who are there, totals. */
export const rowsOf = (scenario: convsrl.Scenario, partners: readonly ({ readonly nome: string } | null)[]): readonly Row[] => {
  const at = `riepilogo.${scenario}`
  return [
    { label: 'Società', path: `${at}.societa`, has: (column) => ofCompany.has(column) },
    ...partners.flatMap((partner, i): readonly Row[] =>
      partner ? [{ label: partner.nome, path: `${at}.soci[${i}]`, has: (column) => ofPartner.has(column) }] : [],
    ),
    { label: 'Totali', path: `${at}.totali`, has: () => true, total: true },
  ]
}
