import { format } from '@bilancia/contract'
import { type FirmFrame, firmFramesOf, firmOf, vantaggioOf } from '../derive/firm.ts'
import type { TaxReturn } from '../tax-return.ts'
import type { Fields } from './fields.ts'

/** The kind of business in the current simulation. */
export type Tipologia = 'NON_DEFINITO' | 'IMPRESA' | 'PROFESSIONE'

/** A quadro that could fill the firm: its name, and the declared amounts in euro. No income if it has no cost lines. */
export type FrameChoice = { readonly quadro: FirmFrame; readonly nome: string; readonly ricavi: number; readonly reddito: number | null }

const names: Readonly<Record<FirmFrame, string>> = {
  RG: 'impresa in contabilità semplificata',
  RF: 'impresa in contabilità ordinaria',
  RE: 'lavoro autonomo',
  LM: 'attività in regime forfettario',
}
const nameOf = { IMPRESA: 'impresa', PROFESSIONE: 'professione' } as const
const fits: Readonly<Record<Tipologia, readonly FirmFrame[]>> = {
  IMPRESA: ['RG', 'RF', 'LM'],
  PROFESSIONE: ['RE', 'LM'],
  NON_DEFINITO: ['RG', 'RF', 'RE', 'LM'],
}

const suitable = (titolare: TaxReturn, tipologia: Tipologia) => firmFramesOf(titolare).filter((frame) => fits[tipologia].includes(frame))

/** The quadri to choose from. Empty if at most one suits, or if `quadro` is one of them. */
export function framesToChoose(titolare: TaxReturn, tipologia: Tipologia, quadro: FirmFrame | null): readonly FrameChoice[] {
  const frames = suitable(titolare, tipologia)
  if (frames.length < 2 || (quadro && frames.includes(quadro))) return []
  return frames.map((frame) => {
    const { ricavi, redditoNormale } = firmOf(titolare, frame)
    return { quadro: frame, nome: names[frame], ricavi, reddito: redditoNormale }
  })
}

/** The quadro to load, null if none suits. The others become warnings with their amounts. */
export function chosenFrame(fields: Fields, titolare: TaxReturn, tipologia: Tipologia, quadro: FirmFrame | null): FirmFrame | null {
  const present = firmFramesOf(titolare)
  const frames = suitable(titolare, tipologia)
  const frame = (quadro && frames.includes(quadro) ? quadro : frames[0]) ?? null
  for (const other of present.filter((one) => one !== frame)) {
    const { ricavi, redditoNormale } = firmOf(titolare, other)
    const income = redditoNormale === null ? '' : ` e reddito ${format.money(redditoNormale)}`
    const why = frames.includes(other) || tipologia === 'NON_DEFINITO' ? '' : `, perché la simulazione è di una ${nameOf[tipologia]}`
    fields.warn(titolare, `il quadro ${other}, con ricavi o compensi ${format.money(ricavi)}${income}, non è stato caricato${why}`)
  }
  const vantaggio = vantaggioOf(titolare)
  if (vantaggio)
    fields.warn(
      titolare,
      `regime di vantaggio (quadro LM, sezione I), con componenti positivi ${format.money(vantaggio.positivi)} e reddito ${format.money(vantaggio.reddito)}: non è il regime forfettario e non è stato caricato, ricavi e costi vanno indicati a mano`,
    )
  else if (present.length === 0) fields.warn(titolare, "la dichiarazione non ha quadri d'impresa o di lavoro autonomo: caricati solo gli altri redditi")
  return frame
}

/** Shares in partnerships that are part of the declared income of a firm, and not of its lines. */
export function warnOfParticipations(fields: Fields, titolare: TaxReturn, frame: FirmFrame): void {
  const { partecipazioni } = firmOf(titolare, frame)
  if (partecipazioni === 0) return
  const righi = frame === 'RG' ? 'RG26 e RG27' : 'RF58 e RF59'
  fields.warn(
    titolare,
    `partecipazioni comprese nel reddito d'impresa (${righi}) ${format.money(partecipazioni)}: non sono state caricate, perché il simulatore calcola il reddito della sola impresa`,
  )
}
