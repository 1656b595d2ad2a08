import { roundToCent } from '@bilancia/contract'
import { type Concordato, type Frame, frames } from '../record-layouts/pf-firm.ts'
import type { TaxReturn } from '../tax-return.ts'
import { amount, type Figures, figuresOf, rowCodes, sum } from './figures.ts'

/** The quadri that describe a firm. */
export type FirmFrame = keyof typeof frames

const firmFrames = ['RG', 'RF', 'RE', 'LM'] as const satisfies readonly FirmFrame[]

/** The fields of iForfettari that a quadro fills. `null` for the type: the user chooses. Absent lines stay empty. */
export type Firm = Pick<Frame, 'tipologia' | 'contabilitaOrdinaria'> & {
  readonly ricavi: number
  /** Keys of `regimeNormale.determinazioneDelReddito`. */
  readonly determinazioneDelReddito: Readonly<Record<string, number>>
  /** The income that the lines must give; null if the return has no cost lines. */
  readonly redditoNormale: number | null
  /** The income as the quadro declares it. */
  readonly redditoDichiarato: number
  readonly ritenute: number
  readonly contributiVersati: number
  /** With an agreement the quadro declares the agreed income; the lines contain the real one. */
  readonly concordato: Agreement | null
  /** In the declared income, and not among the lines: losses of earlier years, shares in partnerships. */
  readonly perdite: number
  readonly partecipazioni: number
}

/** A collaborator of a family firm (RS6, RS7). */
export type Collaborator = { readonly cf: string; readonly quota: number; readonly reddito: number; readonly ritenute: number }

/** The quadri of a firm in the return. If there is more than one, the user chooses. */
export function firmFramesOf(taxReturn: TaxReturn): readonly FirmFrame[] {
  const { has } = figuresOf(taxReturn)
  return firmFrames.filter((frame) => frames[frame].presente.some((start) => has(start)))
}

/** The «regime di vantaggio» (LM, section I), null if the return does not have it. It has costs, and is no quadro of a simulator. */
export function vantaggioOf(taxReturn: TaxReturn): { readonly positivi: number; readonly reddito: number } | null {
  const { has, n } = figuresOf(taxReturn)
  return rowCodes('LM', 1, 11, '').some((row) => has(row)) ? { positivi: n('LM002001'), reddito: n('LM006001') } : null
}

/** A coefficient of a flat-rate return, and the revenue with that coefficient. */
export type Coefficient = { readonly coefficiente: number; readonly ricavi: number }

/** The rows LM22-LM27 with a coefficient, over the modules. */
function flatRateRows({ modules }: Pick<TaxReturn, 'modules'>): readonly Coefficient[] {
  return Object.values(modules).flatMap((boxes) =>
    rowCodes('LM', 22, 27, '').flatMap((row) => {
      const coefficiente = boxes[`${row}002`]
      if (typeof coefficiente !== 'number') return []
      return [{ coefficiente, ricavi: amount(boxes, `${row}003`) + amount(boxes, `${row}004`) }]
    }),
  )
}

/** The coefficients of a return, the one with the most revenue first. Amounts add up, percentages do not. */
export function coefficientsOf(taxReturn: Pick<TaxReturn, 'modules'>): readonly Coefficient[] {
  const revenue = new Map<number, number>()
  for (const { coefficiente, ricavi } of flatRateRows(taxReturn)) revenue.set(coefficiente, (revenue.get(coefficiente) ?? 0) + ricavi)
  return [...revenue].map(([coefficiente, ricavi]) => ({ coefficiente, ricavi })).toSorted((a, b) => b.ricavi - a.ricavi)
}

/**
 * The gross income of a flat-rate return, as declared and as its coefficients give it, if they differ by more than a euro a
 * row. Copyright fees have a reduction of their own, and of amateur sport only what exceeds the exempt part counts.
 */
export function otherGrossIncome(taxReturn: TaxReturn): { readonly dichiarato: number; readonly daCoefficienti: number } | null {
  const rows = flatRateRows(taxReturn)
  const dichiarato = figuresOf(taxReturn).n('LM034003')
  const daCoefficienti = roundToCent(sum(rows.map(({ coefficiente, ricavi }) => (ricavi * coefficiente) / 100)))
  return rows.length > 0 && Math.abs(dichiarato - daCoefficienti) > rows.length ? { dichiarato, daCoefficienti } : null
}

/** The firm as one quadro describes it. */
export function firmOf(taxReturn: TaxReturn, frame: FirmFrame): Firm {
  const figures = figuresOf(taxReturn)
  const { value } = figures
  const { tipologia, contabilitaOrdinaria, ricavi, righe, reddito, dichiarato, concordato, ritenute, contributi, perdite, partecipazioni } = frames[frame]
  const lines = Object.entries(righe).filter(([, { compresa }]) => !compresa)
  return {
    tipologia,
    contabilitaOrdinaria,
    ricavi: value(ricavi),
    determinazioneDelReddito: Object.fromEntries(lines.map(([riga, formula]) => [riga, value(formula)])),
    redditoNormale: reddito && value(reddito),
    redditoDichiarato: value(dichiarato),
    ritenute: value(ritenute),
    contributiVersati: value(contributi),
    concordato: agreementOf(figures, concordato),
    perdite: value(perdite),
    partecipazioni: value(partecipazioni),
  }
}

/** The family collaborators, over the modules. */
export function collaboratorsOf(taxReturn: TaxReturn): readonly Collaborator[] {
  return Object.values(taxReturn.modules).flatMap((boxes) =>
    rowCodes('RS', 6, 7, '').flatMap((row) => {
      const cf = boxes[`${row}001`]
      if (typeof cf !== 'string') return []
      return [{ cf, quota: amount(boxes, `${row}002`), reddito: amount(boxes, `${row}003`), ritenute: amount(boxes, `${row}005`) }]
    }),
  )
}

/** The income agreed with the Agenzia (concordato preventivo), and the part of it with the substitute tax. Zero if the return does not say it. */
export type Agreement = { readonly reddito: number; readonly sostitutiva: number }

/** The agreement of a return, null if there is none. The amounts do not prove it: if all the agreed income has the substitute tax, CP7 and CP9 are zero. */
export function agreementOf({ has, value }: Figures, concordato: Concordato | null): Agreement | null {
  if (!concordato?.righi.some((rigo) => has(rigo))) return null
  return { reddito: value(concordato.reddito), sostitutiva: value(concordato.sostitutiva) }
}

/** The activity codes of the quadri, the ordinary accounts first. */
const BOXES = ['RF001001', 'RG001001', 'RE001001', 'LM022001'] as const

/** The first activity code (ATECO) of a return, as written there; null if it has none. */
export function activityCodeOf({ modules }: Pick<TaxReturn, 'modules'>): string | null {
  for (const box of BOXES)
    for (const boxes of Object.values(modules)) {
      const code = boxes[box]
      if (code !== undefined && code !== '') return String(code)
    }
  return null
}
