/** Block D: the comparison in one table. Zero rows are left out where the page says "if any". */
import { format } from '@bilancia/contract'
import type { LetterRow } from '@bilancia/contract/api'
import type { Case } from './case.ts'

type Sides = { readonly forfettario: number; readonly normale: number }
type Row = readonly [voce: string, valori: Sides, tipo?: LetterRow['tipo']]

const sum = (...parts: readonly Sides[]): Sides => ({
  forfettario: parts.reduce((total, { forfettario }) => total + forfettario, 0),
  normale: parts.reduce((total, { normale }) => total + normale, 0),
})
const any = ({ forfettario, normale }: Sides): boolean => forfettario !== 0 || normale !== 0
const when = (present: boolean, row: Row): readonly Row[] => (present ? [row] : [])

/** The last year with IRAP for natural persons. */
const ULTIMO_ANNO_IRAP = 2021

export function tableRows(c: Case): readonly LetterRow[] {
  const { anno, risultato } = c.input
  const { imposte, speseAmministrative, totaleComplessivo } = risultato.confronto
  const nome = (row: keyof typeof imposte) => c.input.nome(`confronto.imposte.${row}.normale`)
  const rows: readonly Row[] = [
    ['Reddito', reddito(c)],
    ['Contributi previdenziali', sum(imposte.contributiTitolare, imposte.contributiCollaboratori)],
    ...perCollaboratore(c, contributi),
    [nome('impostaSostitutiva'), imposte.impostaSostitutiva],
    ['IRPEF e addizionali', sum(imposte.irpefTitolare, imposte.addizionaliTitolare, imposte.irpefAddizionaliCollaboratori)],
    ...perCollaboratore(c, irpef),
    ...when(anno <= ULTIMO_ANNO_IRAP, [nome('irap'), imposte.irap]),
    ...when(any(imposte.flatTaxIncrementale), ["Imposta sostitutiva sull'incremento", imposte.flatTaxIncrementale]),
    // Not in the page's list. Without it the total would not add up for a client who lets a house.
    ...when(any(imposte.cedolareSecca), [nome('cedolareSecca'), imposte.cedolareSecca]),
    ...when(any(imposte.sommeIntegrative), [nome('sommeIntegrative'), imposte.sommeIntegrative]),
    [nome('totaleImposteContributi'), imposte.totaleImposteContributi, 'totale'],
    [c.input.nome('confronto.speseAmministrative.normale'), speseAmministrative],
    ['IVA non detraibile', { forfettario: c.typed.amount('confronto.ivaIndetraibileAnnua'), normale: 0 }],
    ['Costo complessivo annuo', { forfettario: c.complForf, normale: totaleComplessivo.normale }, 'finale'],
  ]
  return rows.map(([voce, { forfettario, normale }, tipo = 'voce']) => ({
    voce,
    // A side that is not calculated has an unknown cost, not a zero cost.
    forfettario: c.verdetto === 'INCOMPLETO' ? '—' : format.money(forfettario),
    normale: format.money(normale),
    tipo,
  }))
}

/** Before contributions on both sides, so that they can be compared. */
const reddito = ({ input: { risultato } }: Case): Sides => ({
  forfettario: risultato.redditoContributiImposta.redditoLordo,
  normale: risultato.regimeNormale.determinazioneDelReddito.redditoNormale,
})

const perCollaboratore = (c: Case, values: (c: Case, numero: 1 | 2) => Sides): readonly Row[] =>
  c.collaboratori.filter(({ nome }) => nome !== '').map(({ numero, nome }) => [`di cui ${nome}`, values(c, numero), 'dettaglio'])

const contributi = ({ input: { risultato } }: Case, numero: 1 | 2): Sides => ({
  forfettario: risultato.redditoContributiImposta[`contribIvsCollab${numero}Netti`],
  normale: risultato.regimeNormale[`contribIvsCollab${numero}Netti`],
})

function irpef({ input: { risultato } }: Case, numero: 1 | 2): Sides {
  const total = (panel: (typeof risultato)['irpefCollaboratore1']) => (panel ? panel.irpefNetta + panel.addizionaleRegionale + panel.addizionaleComunale : 0)
  return { forfettario: total(risultato[`irpefCollaboratore${numero}Forfettario`]), normale: total(risultato[`irpefCollaboratore${numero}`]) }
}
