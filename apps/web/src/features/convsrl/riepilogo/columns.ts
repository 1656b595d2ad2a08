/** The columns of the summary and the figures of each row. */
import type { convsrl, ResultPath } from '@bilancia/contract'
import type { Risultato, vociTotali } from '../results.ts'

export type Column = Exclude<
  keyof typeof vociTotali,
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

const ofCompany = ['ires', 'irap', 'contributiSocieta', 'totale'] as const satisfies readonly Column[]
const notOfPartner = ['ires', 'irap', 'contributiSocieta'] as const satisfies readonly Column[]
type OfPartner = Exclude<Column, (typeof notOfPartner)[number]>

const isOfCompany = (column: Column): column is (typeof ofCompany)[number] => ofCompany.some((one) => one === column)
const isOfPartner = (column: Column): column is OfPartner => !notOfPartner.some((one) => one === column)

/** IRAP only if it is computed, the received sums only if somebody has any; the other columns always. */
export const columnsOf = ({ irap, somme }: { readonly irap: boolean; readonly somme: boolean }): readonly Column[] =>
  inOrder.filter((column) => (column !== 'irap' || irap) && (column !== 'sommeIntegrative' || somme))

/** `at`: the path of each column's figure; null if the row does not have it. */
export type Row = { readonly label: string; readonly path: string; readonly at: (column: Column) => ResultPath<Risultato> | null; readonly total?: true }

/** Company, partners present, totals. */
export const rowsOf = (scenario: convsrl.Scenario, partners: readonly ({ readonly nome: string } | null)[]): readonly Row[] => {
  const block = `riepilogo.${scenario}` as const
  return [
    { label: 'Società', path: `${block}.societa`, at: (column) => (isOfCompany(column) ? `${block}.societa.${column}` : null) },
    ...partners.flatMap((partner, i): readonly Row[] =>
      partner ? [{ label: partner.nome, path: `${block}.soci[${i}]`, at: (column) => (isOfPartner(column) ? `${block}.soci[${i}].${column}` : null) }] : [],
    ),
    { label: 'Totali', path: `${block}.totali`, at: (column) => `${block}.totali.${column}`, total: true },
  ]
}
