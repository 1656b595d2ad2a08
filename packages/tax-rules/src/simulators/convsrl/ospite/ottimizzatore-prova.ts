/** Evaluates one mix of fees with only the rules of the scenario, on a row changed in place. */
import { type convsrl, roundToEuro } from '@bilancia/contract'
import type { Exchange, HostEdition, Search } from '@bilancia/engine/host'
import type { Forma } from '../programma.ts'
import type { Ottimizzabile } from './cercati.ts'

type Edizione = HostEdition<Forma>
type Misure = Forma['slots']['misure'][Ottimizzabile]

export type Obiettivo = convsrl.State['ottimizzatore']['obiettivo']
export const NETTO_DATO: Obiettivo = 'PRELIEVO_MINIMO_A_NETTO_DATO'

/** Fees in whole cents, one for each partner present. */
export type Compensi = readonly number[]

/** The limits of one fee, in cents. */
type Limiti = { readonly socio: number; readonly obbligatorio: boolean; readonly minimo: number; readonly massimo: number; readonly netto: number }
export type Richiesta = { readonly attivo: boolean; readonly scenario: Ottimizzabile; readonly obiettivo: Obiettivo; readonly limiti: readonly Limiti[] }

/**
 * Larger than any amount. A mix that is not allowed costs this plus its distance from the allowed ones, so that a search
 * finds its way back.
 */
const INAMMISSIBILE = 1e9

/** The steepest change of the levy, in euro per cent of a fee; on random companies it is just below. */
const STEEPEST = 0.02

/** How often the fees of all partners are adapted to each other. */
const PASSES = 3

const inCentesimi = (amount: number): number => roundToEuro(amount * 100)

/** The lowest amount above `low` that is enough, found by bisection; `high` if none below it is. */
function leastEnough(low: number, high: number, enough: (cents: number) => boolean): number {
  let [under, over] = [low, high]
  while (over - under > 1) {
    const middle = Math.floor((under + over) / 2)
    if (enough(middle)) over = middle
    else under = middle
  }
  return over
}

/** The request, or null if the scenario cannot be computed. */
export function richiestaDi({ slots: { richiesta }, cifre, search }: Edizione, state: object): Richiesta | null {
  const { read, run } = search('richiesta')
  const row = read(state)
  run(row)
  const value = (slot: number) => row[slot] as number
  const holds = (slot: number) => value(slot) === 1
  const scenario: Ottimizzabile = value(richiesta.scenario) === 6 ? 'scenario6' : 'scenario4'
  if (!holds(richiesta.possibile[scenario])) return null
  const limiti = richiesta.soci.flatMap(({ presente, obbligatorio, minimo, massimo, netto }, socio) =>
    holds(presente)
      ? [{ socio, obbligatorio: holds(obbligatorio), minimo: inCentesimi(value(minimo)), massimo: inCentesimi(value(massimo)), netto: value(netto) }]
      : [],
  )
  const obiettivo = cifre.obiettivi[value(richiesta.obiettivo)] ?? 'PRELIEVO_MINIMO'
  return { attivo: holds(richiesta.attivo), scenario, obiettivo, limiti }
}

/** The search with the fewest rules: most companies have one partner or two. */
function perSoci<S extends Ottimizzabile>(scenario: S, limiti: readonly Limiti[]) {
  const primi = limiti.every(({ socio }, i) => socio === i)
  if (primi && limiti.length === 1) return `ottimo ${scenario} di uno` as const
  return primi && limiti.length === 2 ? (`ottimo ${scenario} di due` as const) : (`ottimo ${scenario}` as const)
}

export class ProvaCompensi {
  readonly limiti: readonly Limiti[]
  /** The typed fees of the scenario, if they are allowed. */
  readonly digitati: Compensi
  readonly #scenario: Ottimizzabile
  readonly #obiettivo: Obiettivo
  readonly #misure: Misure
  readonly #row: Float64Array
  readonly #search: Search
  readonly #campi: readonly number[]
  /** The slot of each fee of the search. */
  readonly #posti: readonly number[]
  readonly #totale: number
  readonly #uscita: number
  readonly #scambio: Exchange

  constructor({ scenario, obiettivo, limiti }: Richiesta, { slots, search }: Edizione, state: object) {
    this.#scenario = scenario
    this.#obiettivo = obiettivo
    this.#misure = slots.misure[scenario]
    this.#search = search(obiettivo === NETTO_DATO ? `ottimo ${scenario} a netto dato` : perSoci(scenario, limiti))
    this.#row = this.#search.read(state)
    const { compensi, totale, uscita } = slots.mossi[scenario]
    this.#campi = compensi
    this.#posti = limiti.map(({ socio }) => compensi[socio] as number)
    this.#totale = totale
    this.#uscita = uscita
    const { costo, utileAnteImposte, distribuibile, prelievo, netto, netti, redditi, fermo } = this.#misure
    const fermi = [fermo.prelievo, fermo.netto, ...fermo.netti]
    this.#scambio = {
      changed: [...compensi, totale, uscita],
      read: [costo, utileAnteImposte, distribuibile, prelievo, netto, ...netti, ...redditi, ...(obiettivo === NETTO_DATO ? fermi : [])],
    }
    this.digitati = limiti.map(({ socio }) => inCentesimi(this.#row[this.#campi[socio] as number] as number))
    this.#row[this.#uscita] = 0
    // No fee can be higher than the profit allows.
    this.#search.run(this.#row)
    const utile = inCentesimi(Math.max(0, this.#value(this.#misure.utileAnteImposte)))
    this.limiti = limiti.map((l) => ({ ...l, massimo: Math.min(l.massimo, utile) }))
    for (const slot of this.#campi) this.#row[slot] = 0
  }

  /** The value that the search minimises, in euro. It runs thousands of times. */
  costo(fees: Compensi): number {
    this.#at(fees)
    const { prelievo, netto } = this.#misure
    const wrong = this.#violazione(fees)
    if (this.#obiettivo !== NETTO_DATO) {
      if (wrong > 0) return INAMMISSIBILE + wrong
      return this.#obiettivo === 'NETTO_MASSIMO' ? -this.#value(netto) : this.#value(prelievo)
    }
    const { fuori, parte } = this.#nettoDato()
    const out = wrong + fuori
    if (out > 0) return INAMMISSIBILE + out
    const fermo = this.#value(this.#misure.fermo.prelievo)
    return fermo + parte * (this.#value(prelievo) - fermo)
  }

  ammesso(cost: number): boolean {
    return cost < INAMMISSIBILE
  }

  /**
   * Whether a mix between two others may cost less than `lowest`. `low`: the cheaper of the two; `cents`: their distance. The levy
   * may also jump between them, but not up and down. Where neither is allowed, a mix between them may be if the lowest cost
   * possible there is that of an allowed mix.
   */
  puoScendere(low: number, cents: number, lowest: number): boolean {
    const least = low - STEEPEST * cents
    return least < lowest || (!this.ammesso(low) && this.ammesso(least))
  }

  /** The cost of the fees for the company, its profit and its distributable profit, in euro. */
  societa(fees: Compensi): { readonly costo: number; readonly utile: number; readonly distribuibile: number } {
    this.#at(fees)
    const { costo, utileAnteImposte, distribuibile } = this.#misure
    return { costo: this.#value(costo), utile: this.#value(utileAnteImposte), distribuibile: this.#value(distribuibile) }
  }

  /** The lowest fees that give the requested nets without a dividend, as far as the limits allow; the fees of one partner may move the net of another. */
  soloCompensi(): Compensi {
    const least = this.limiti.map(({ obbligatorio, minimo }) => (obbligatorio ? minimo : 0))
    if (this.#obiettivo !== NETTO_DATO) return least
    const fees = [...least]
    const { netti } = this.#misure.fermo
    for (let pass = 0; pass < PASSES; pass++) {
      for (const [i, { socio, netto, massimo }] of this.limiti.entries()) {
        const enough = (fee: number) => {
          this.#at(fees.with(i, fee))
          return this.#value(netti[socio] as number) >= netto
        }
        const from = least[i] as number
        fees[i] = enough(from) ? from : leastEnough(from, massimo, enough)
      }
    }
    return fees
  }

  /** The quantities with thresholds, at a point. The search moves in directions that keep some of them constant. */
  soglie(fees: Compensi): readonly number[] {
    this.#at(fees)
    const { costo, redditi, netti, fermo } = this.#misure
    const quantities = [costo, ...redditi].map((r) => this.#value(r))
    if (this.#obiettivo !== NETTO_DATO) return quantities
    const needs = this.limiti.map(({ socio, netto }) => this.#bisogno(netto, fermo.netti[socio], netti[socio]))
    return [...quantities, ...needs, ...needs.flatMap((n, i) => needs.slice(i + 1).map((m) => n - m))]
  }

  /** The mix as the result shows it, with the dividend to the cent. The fees must be allowed. */
  combinazione(fees: Compensi): convsrl.Combinazione {
    this.#at(fees)
    const compensi: [number, number, number] = [0, 0, 0]
    this.limiti.forEach(({ socio }, i) => {
      compensi[socio] = (fees[i] as number) / 100
    })
    const { distribuibile, prelievo, netto, fermo } = this.#misure
    const tutto = this.#value(distribuibile)
    if (this.#obiettivo !== NETTO_DATO) return { prelievo: this.#value(prelievo), compensi, ...this.#inUscita(tutto), netto: this.#value(netto) }
    const uscita = this.#minimaUscita(inCentesimi(tutto))
    const found = { prelievo: this.#value(fermo.prelievo), compensi, ...this.#inUscita(uscita), netto: this.#value(fermo.netto) }
    this.#row[this.#uscita] = 0
    return found
  }

  /** The money that leaves the company: dividends in scenario 4, profit drawn in 6. */
  #inUscita(amount: number): Pick<convsrl.Combinazione, 'dividendi' | 'utilePrelevato'> {
    return this.#scenario === 'scenario4' ? { dividendi: amount, utilePrelevato: 0 } : { dividendi: 0, utilePrelevato: amount }
  }

  #value(slot: number): number {
    return this.#row[slot] as number
  }

  #at(fees: Compensi): void {
    let total = 0
    for (let i = 0; i < fees.length; i++) {
      const fee = fees[i] as number
      this.#row[this.#posti[i] as number] = fee / 100
      total += fee
    }
    this.#row[this.#totale] = total / 100
    this.#search.rerun(this.#row, this.#scambio)
  }

  /** The distance of the fees from the allowed ones, in euro. */
  #violazione(fees: Compensi): number {
    const { costo, utileAnteImposte } = this.#misure
    let out = 0
    let paid = false
    for (let i = 0; i < fees.length; i++) {
      const { obbligatorio, minimo, massimo } = this.limiti[i] as Limiti
      const fee = fees[i] as number
      if (fee > 0) paid = true
      if (fee > massimo) out += (fee - massimo) / 100
      if (fee < minimo) out += Math.min(minimo - fee, obbligatorio ? Number.POSITIVE_INFINITY : fee) / 100
    }
    return paid ? Math.max(0, this.#value(costo) - this.#value(utileAnteImposte)) + out : out
  }

  /** The smallest part of the distributable profit that gives every requested net, and the shortfall if all of it is not enough. */
  #nettoDato(): { readonly fuori: number; readonly parte: number } {
    if (this.#obiettivo !== NETTO_DATO) return { fuori: 0, parte: 1 }
    const { netti, fermo } = this.#misure
    let parte = 0
    let fuori = 0
    for (const { socio, netto } of this.limiti) {
      parte = Math.max(parte, this.#bisogno(netto, fermo.netti[socio], netti[socio]))
      fuori = Math.max(fuori, netto - Math.max(this.#value(fermo.netti[socio] as number), this.#value(netti[socio] as number)))
    }
    return { fuori: Math.max(0, fuori), parte: Math.min(1, parte) }
  }

  #bisogno(target: number, fermo: number | undefined, tutto: number | undefined): number {
    const from = this.#value(fermo as number)
    const to = this.#value(tutto as number)
    return to > from ? (target - from) / (to - from) : 0
  }

  /** The smallest amount out of the company that gives every requested net, found by bisection. The row keeps that amount. */
  #minimaUscita(tutto: number): number {
    const { fermo } = this.#misure
    const enough = (cents: number) => {
      this.#row[this.#uscita] = cents / 100
      this.#search.rerun(this.#row, this.#scambio)
      return this.limiti.every(({ socio, netto }) => this.#value(fermo.netti[socio] as number) >= netto)
    }
    const cents = leastEnough(-1, tutto, enough)
    enough(cents)
    return cents / 100
  }
}
