import type { TaxReturn } from '../tax-return.ts'
import { amount, type Figures, figuresOf, rowCodes } from './figures.ts'

export const firmFrames = ['RG', 'RF', 'RE', 'LM'] as const

/** The quadri that describe a firm: simplified, ordinary, professional, flat-rate. */
export type FirmFrame = (typeof firmFrames)[number]

/** What a quadro fills of iForfettari; `null` for the type is the user's choice, lines that are absent stay empty. */
export type Firm = {
  readonly tipologia: 'IMPRESA' | 'PROFESSIONE' | null
  readonly ricavi: number
  /** Keys of `regimeNormale.determinazioneDelReddito`. */
  readonly determinazioneDelReddito: Readonly<Record<string, number>>
  readonly contabilitaOrdinaria: boolean
  /** The income the lines must give; null where the return has no cost lines. */
  readonly redditoNormale: number | null
  readonly ritenute: number
  readonly contributiVersati: number
  /** The income the quadro declares is the one agreed with the Agenzia: the lines hold the real one. */
  readonly concordato: boolean
}

/** A collaborator of a family firm (RS6, RS7). */
export type Collaborator = { readonly cf: string; readonly quota: number; readonly reddito: number; readonly ritenute: number }

/** The quadri of a firm in the return; with more than one the user chooses. */
export function firmFramesOf(taxReturn: TaxReturn): readonly FirmFrame[] {
  const { has } = figuresOf(taxReturn)
  return firmFrames.filter(has)
}

/** A coefficient of a flat-rate return, and the revenue of the activities that have it. */
export type Coefficient = { readonly coefficiente: number; readonly ricavi: number }

/** The coefficients of LM22-LM27 over the modules, that of most revenue first: amounts add up, percentages do not. */
export function coefficientsOf({ modules }: Pick<TaxReturn, 'modules'>): readonly Coefficient[] {
  const revenue = new Map<number, number>()
  for (const boxes of Object.values(modules))
    for (const row of rowCodes('LM', 22, 27, '')) {
      const coefficient = boxes[`${row}002`]
      if (typeof coefficient !== 'number') continue
      revenue.set(coefficient, (revenue.get(coefficient) ?? 0) + amount(boxes, `${row}003`) + amount(boxes, `${row}004`))
    }
  return [...revenue].map(([coefficiente, ricavi]) => ({ coefficiente, ricavi })).toSorted((a, b) => b.ricavi - a.ricavi)
}

/** The firm as one quadro describes it. */
export function firmOf(taxReturn: TaxReturn, frame: FirmFrame): Firm {
  const figures = figuresOf(taxReturn)
  const { concordato } = figures.layout
  const agreed = concordato !== null && figures.n(frame === 'RE' ? concordato.professione : concordato.impresa) > 0
  const base = { contabilitaOrdinaria: false, contributiVersati: 0, concordato: frame !== 'LM' && agreed }
  return { ...base, ...readers[frame](figures) }
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

type Read = Pick<Firm, 'tipologia' | 'ricavi' | 'determinazioneDelReddito' | 'redditoNormale' | 'ritenute'> & Partial<Firm>

const readers: Readonly<Record<FirmFrame, (figures: Figures) => Read>> = { RG: simplified, RF: ordinary, RE: professional, LM: flatRate }

/** Capital gains, contingent income and other positive items weigh on the ordinary side alone. Stocks do not: accounts are by cash. */
function simplified({ n }: Figures): Read {
  const ricavi = n('RG002002') + n('RG003001') + n('RG005002')
  const costs = {
    esistenzeIniziali: n('RG013004'),
    acquisti: n('RG015001'),
    lavoroDipendente: n('RG016001'),
    compensiTerzi: n('RG017001'),
    ammortamenti: n('RG018001') + n('RG019001'),
    canoniLeasing: n('RG020001'),
  }
  const lines = { altriProventi: Math.max(0, n('RG012001') - ricavi), rimanenzeFinali: 0, ...costs, altriCosti: rest(n('RG024001'), costs) }
  return { tipologia: 'IMPRESA', ricavi, determinazioneDelReddito: lines, redditoNormale: n('RG012001') - n('RG024001'), ritenute: n('RG037006') }
}

/** RF has no cost lines: one line brings the revenue to the income. */
function ordinary({ n, found }: Figures): Read {
  const ricavi = found('RS116001') ?? n('RF002001')
  const reddito = n('RF057001')
  return {
    tipologia: 'IMPRESA',
    ricavi,
    determinazioneDelReddito: { altriCosti: Math.max(0, ricavi - reddito), altriProventi: Math.max(0, reddito - ricavi) },
    contabilitaOrdinaria: true,
    redditoNormale: reddito,
    ritenute: n('RF102006'),
  }
}

function professional({ n, last }: Figures): Read {
  const total = n('RE020001')
  const costs = {
    ammortamenti: n('RE007002'),
    canoniLeasing: n('RE008002') + n('RE009001'),
    immobili: n('RE010001') + n('RE10A001'),
    lavoroDipendente: last('RE011', total),
    compensiTerzi: n('RE012001'),
    interessiPassivi: n('RE013001'),
    consumi: n('RE014001'),
    speseLimitate: last('RE015', total) + last('RE016', total) + last('RE017', total),
  }
  const lines = { altriProventi: n('RE003001') + n('RE005002'), plusvalenze: n('RE004001'), ...costs, altreSpese: rest(total, costs) }
  return {
    tipologia: 'PROFESSIONE',
    ricavi: n('RE002001') + n('RE002002'),
    determinazioneDelReddito: lines,
    redditoNormale: n('RE006001') - total,
    ritenute: n('RE026001'),
  }
}

/** A flat-rate return has revenue and contributions, no cost. */
function flatRate({ n }: Figures): Read {
  const ricavi = [...rowCodes('LM', 22, 27, '003'), ...rowCodes('LM', 22, 27, '004')].reduce((total, code) => total + n(code), 0)
  return { tipologia: null, ricavi, determinazioneDelReddito: {}, redditoNormale: null, ritenute: 0, contributiVersati: n('LM035001') }
}

/** The line that closes a total: it does not depend on the columns of the year. */
function rest(total: number, lines: Readonly<Record<string, number>>): number {
  return Math.max(0, total - Object.values(lines).reduce((known, line) => known + line, 0))
}
