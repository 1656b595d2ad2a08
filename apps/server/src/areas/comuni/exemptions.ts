/**
 * The exemptions of a row. If one depends only on the amount of the income, it becomes the threshold. All others (pensioners, kinds of income,
 * families, ISEE) depend on facts that the simulators do not know, so they stay text.
 */
import { roundToCent } from '@bilancia/contract'
import { amountsIn, limit, withoutAmounts } from './amounts.ts'

/** `threshold`: euro, inclusive, 0 for none. `special`: the texts of the other exemptions, or null. */
export type Exemptions = { readonly threshold: number; readonly special: string | null }

/** Words that do not restrict an exemption to some people. Any other word makes it special. */
const NEUTRAL = new Set(
  `esenzione per i il gli la le l un tutti tutte contribuenti contribuente soggetti soggetto passivi persone fisiche titolari titolare percettori di del da con che
  hanno abbiano in possesso aventi possessori reddito redditi imponibile imponibili imponbili annuo annui annuale annualmente complessivo complessivi totale irpef ire ai
  fini dell addizionale comunale imposta sul sulle delle determinato calcolato fino finoa a ad al sino alla soglia limite importo di euro € eur non
  super superi superiore superiori inferiore inferiori o e uguale uguali pari minore minori < = #`.split(/\s+/),
)
const RESIDUAL = new Set('altri altre restanti rimanenti categorie tipologie tipologia diversi'.split(' '))
/** The law's definition of total income; not a condition. */
const DEFINITION = /ai sensi dell'art\. 8 del d\.?p\.?r\.? n\. 917\/1986( \(tuir\))?/g

type Reading = { readonly text: string; readonly upTo: number | null; readonly kind: 'open' | 'residual' | 'special'; readonly total: boolean }

/** `official` is the column IMPORTO_ESENTE, which is 0 if only the texts give the amount. */
export function readExemptions(texts: readonly string[], official: number): Exemptions {
  const readings = texts.map(read)
  const open = readings.filter(({ kind }) => kind === 'open')
  const threshold = official > 0 ? official : (highest(open) ?? residual(readings))
  const said = ({ kind, total, upTo }: Reading) => kind === 'open' && !total && upTo !== null && upTo <= threshold
  const special = readings.filter((reading) => !said(reading) && !(official > 0 && texts.length === 1)).map(({ text }) => text)
  return { threshold, special: special.length > 0 ? special.join(' / ') : null }
}

const highest = (readings: readonly Reading[]) => (readings.length === 0 ? null : Math.max(...readings.map(({ upTo }) => upTo ?? 0)))

/** 'Employees up to 14.000, all others up to 12.000': up to 12.000 nobody pays. */
function residual(readings: readonly Reading[]): number {
  const amounts = readings.map(({ upTo }) => upTo)
  const covered = readings.length > 1 && readings.some(({ kind }) => kind === 'residual') && !amounts.includes(null)
  return covered ? Math.min(...amounts.map((amount) => amount ?? 0)) : 0
}

function read(text: string): Reading {
  const plain = text.toLowerCase().replace(DEFINITION, ' ')
  const words = withoutAmounts(plain)
    .replace(/([<=€#])/g, ' $1 ')
    .split(/[\s,.;:/'’()-]+/)
    .filter((word) => word !== '')
  const amounts = amountsIn(plain)
  const [amount] = amounts
  const readable = amounts.length === 1 && amount !== undefined && amount !== null && !/non inferior|(?<!non )superior/.test(words.join(' '))
  const strange = words.filter((word) => !NEUTRAL.has(word))
  const kind = !readable || strange.some((word) => !RESIDUAL.has(word)) ? 'special' : strange.length > 0 ? 'residual' : 'open'
  return {
    text: text.trim().replace(/\s+/g, ' '),
    kind,
    upTo: amounts.length === 1 && amount != null ? inclusive(amount, words) : null,
    total: words.some((word) => word.startsWith('complessiv')) && !words.some((word) => word.startsWith('imponibil')),
  }
}

/** 'Inferiore a 8.000' exempts up to 7.999,99; 'non superiore', 'fino a' and 'inferiore o uguale' include the amount. */
function inclusive(amount: number, words: readonly string[]): number {
  const strict = words.some((word) => /^(inferior|minor|<)/.test(word)) && !words.some((word) => /^(ugual|pari|=)/.test(word))
  const whole = limit(amount)
  if (whole < amount) return whole
  return strict ? roundToCent(amount - 0.01) : amount
}
