/** The lines of the two income statements, group by group: typed, then computed. */
import { budget4u, type LaidSection, type ResultPath } from '@bilancia/contract'
import type { PanelGroup } from '../../simulator/results/Panel.tsx'
import { disponibile } from '../disponibile.ts'
import type { Risultato, vociDitta, vociProfessionista } from '../results.ts'

/** The typed lines, the computed ones beside them, and the sums that close the group. */
export type Block<R extends string> = { readonly of: LaidSection; readonly results: readonly R[]; readonly totals: readonly R[] }

export type DittaResult = keyof typeof vociDitta & string
export type ProfessionistaResult = keyof typeof vociProfessionista & string

const { sections } = budget4u

/** The firm, down to the result before taxes. */
export const blocchiDitta: readonly Block<DittaResult>[] = [
  { of: sections.ricavi, results: [], totals: [] },
  { of: sections.costiDiretti, results: [], totals: [] },
  { of: sections.altriCostiDiretti, results: ['ammortamenti'], totals: ['totaleCostiDiretti', 'margineProduzione'] },
  { of: sections.speseGenerali, results: [], totals: [] },
  { of: sections.inailECamera, results: ['inail', 'dirittoAnnuale', 'costiAvvioImputati'], totals: ['totaleSpeseGenerali'] },
  { of: sections.affittoFigurativo, results: [], totals: ['risultatoOperativo'] },
  { of: sections.gestioneFinanziaria, results: ['gestioneFinanziaria'], totals: ['risultatoNetto'] },
]

/** The professional, down to the net result. */
export const blocchiProfessionista: readonly Block<ProfessionistaResult>[] = [
  { of: sections.compensi, results: [], totals: [] },
  { of: sections.costi, results: ['ammortamenti', 'costiAvvioImputati'], totals: ['totaleCosti', 'risultatoNetto'] },
]

/** Adjustments of tax law. */
export const ripreseDitta = ['ripresaAutovetture', 'ripresaTelefono'] as const satisfies readonly DittaResult[]
export const ripreseProfessionista = [
  'ripresaAutovetture',
  'ripresaTelefono',
  'ripresaAggiornamento',
  'ripresaCarburanti',
] as const satisfies readonly ProfessionistaResult[]

/** The taxes of the firm, from its tax base to their total: for a company that pays IRES, and for all others. */
export const imposteDitta = {
  conIres: ['redditoFiscale', 'irapDeducibile', 'irap', 'ires'],
  conIrpef: ['redditoFiscale', 'irap', 'irpefAddizionali'],
} as const satisfies Readonly<Record<string, readonly DittaResult[]>>
export const imposteProfessionista = ['redditoFiscale', 'irap', 'irpefAddizionali'] as const satisfies readonly ProfessionistaResult[]

/** The paths of a statement. */
export type Conto = {
  readonly section: 'contoEconomicoDittaSocieta' | 'contoEconomicoProfessionista'
  readonly blocks: readonly { readonly of: LaidSection; readonly figures: Groups }[]
  readonly taxes: (paysIres: boolean) => Groups
}
type Groups = readonly PanelGroup<ResultPath<Risultato>>[]

const ditta = <K extends string>(voce: K) => `contoEconomicoDittaSocieta.${voce}` as const
const professionista = <K extends string>(voce: K) => `contoEconomicoProfessionista.${voce}` as const

export const contoDitta: Conto = {
  section: 'contoEconomicoDittaSocieta',
  blocks: blocchiDitta.map(({ of, results, totals }) => ({ of, figures: summed(results.map(ditta), totals.map(ditta)) })),
  taxes: (paysIres) => [
    { lines: [...ripreseDitta, ...imposteDitta[paysIres ? 'conIres' : 'conIrpef']].map(ditta), totals: [ditta('totaleImposte')] },
    ...disponibile(paysIres, ditta('contributi'), ditta('redditoDisponibile')),
  ],
}

export const contoProfessionista: Conto = {
  section: 'contoEconomicoProfessionista',
  blocks: blocchiProfessionista.map(({ of, results, totals }) => ({ of, figures: summed(results.map(professionista), totals.map(professionista)) })),
  taxes: () => [
    { lines: [...ripreseProfessionista, ...imposteProfessionista].map(professionista), totals: [professionista('totaleImposte')] },
    { lines: [professionista('contributiPrevidenziali')], totals: [professionista('redditoDisponibile')], grand: true },
  ],
}

/** Lines with their sum. Each further sum is below a rule of its own. */
function summed<P extends string>(lines: readonly P[], [sum, ...sums]: readonly P[]): readonly PanelGroup<P>[] {
  return [...(lines.length > 0 || sum ? [{ lines, totals: sum ? [sum] : [] }] : []), ...sums.map((one) => ({ lines: [], totals: [one] }))]
}
