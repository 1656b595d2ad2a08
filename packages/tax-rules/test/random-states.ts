/** Random valid states, generated from the catalog: a new field needs no change here. */
import { budget4u, casse, concordato, convsrl, type Entry, type Fields, iforfettari, roundToCent, type TaxYear, taxYears } from '@bilancia/contract'

/** A small seeded generator (mulberry32): the same seed gives the same states on every machine. */
export function seeded(seed: number): () => number {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Amounts in the law, so that states fall on thresholds and beside them. */
const soglie = [
  2_840.51, 4_800, 5_500, 8_000, 8_500, 11_000, 15_000, 17_000, 18_808, 20_000, 24_600, 25_000, 26_600, 28_000, 29_000, 32_000, 35_000, 40_000, 50_000, 55_000,
  56_224, 65_000, 75_000, 80_000, 85_000, 95_000, 100_000, 120_000, 122_295, 200_000, 240_000,
]

/** Generates values for the fields of any catalog. */
function drawer(random: () => number) {
  const pick = <T>(options: readonly T[]): T => options[Math.floor(random() * options.length)] as T
  const amount = (max: number): number => {
    const kind = random()
    if (kind < 0.35) return 0
    if (kind < 0.5) return Math.min(max, pick(soglie) + pick([-0.01, 0, 0.01, 1]))
    return Math.min(max, roundToCent(random() ** 3 * 150_000))
  }
  const whole = (min: number, max: number) => min + Math.floor(random() * (max - min + 1))
  const draw = (entry: Entry): unknown => {
    switch (entry.kind) {
      case 'group':
        return entry.nullable && random() < 0.8 ? null : section(entry.fields)
      case 'list':
        return entry.ascending ? brackets() : Array.from({ length: random() < 0.7 ? 0 : whole(1, 3) }, () => section(entry.item))
      case 'tuple':
        return entry.items.slice(0, whole(0, entry.items.length)).map(draw)
      case 'text':
        return pick(['', 'Mario Rossi', 'Società «Più» & figli'])
      case 'choice':
        return pick(entry.options)
      case 'flag':
        return entry.default === null ? pick([null, null, true, false]) : random() < 0.3
      case 'money':
        return entry.default === null && random() < 0.6 ? null : entry.min < 0 ? amount(entry.max) - amount(entry.max) / 2 : amount(entry.max)
      case 'percent':
      case 'integer': {
        if (entry.default === null && random() < 0.6) return null
        if (entry.options) return pick(entry.options)
        return entry.kind === 'integer' ? whole(entry.min, entry.max) : roundToCent(random() * entry.max)
      }
    }
  }
  const section = (fields: Fields): object =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(() => random() < 0.9)
        .map(([key, entry]) => [key, draw(entry)]),
    )
  const brackets = () =>
    [
      { finoA: 15_000, aliquota: 0.4 },
      { finoA: 28_000, aliquota: 0.6 },
      { finoA: null, aliquota: 0.8 },
    ].slice(pick([0, 1, 2]))
  return { pick, amount, section }
}

export function randomState(random: () => number): object {
  const { pick, section } = drawer(random)
  const year: TaxYear = pick(taxYears)
  return {
    ...section(iforfettari.catalog),
    annoImposta: year,
    calcolaPareggio: false,
    tipologia: random() < 0.05 ? 'NON_DEFINITO' : pick(['IMPRESA', 'PROFESSIONE']),
    famigliare: random() < 0.5,
    // Rarely more than 49 in total, the limit of the form.
    quotaCollab1: pick([0, 10, 24.5, 33.33, 49]),
    quotaCollab2: pick([0, 0, 5, 15.66, 24.5]),
  }
}

/** A company whose shares usually add up, and whose fees usually equal their totals. */
export function randomSrl(random: () => number): object {
  const { pick, amount, section } = drawer(random)
  const drawn = section(convsrl.catalog) as { readonly datiSimulazioniSrl?: object; readonly confronto?: object }
  const quote = pick([[100], [50, 50], [60, 40], [33.33, 33.33, 33.34], [90, 0, 10], [12.5, 37.25, 50.25], [40, 50]])
  const socio = (quota: number, i: number) => ({
    ...section((convsrl.catalog.datiSimulazioniSrl.fields.soci.items[i] as { readonly fields: Fields }).fields),
    nome: quota ? `Socio ${i + 1}` : '',
    quota,
  })
  const conCompensi = () => {
    const compensi = quote.map((quota) => (quota && random() < 0.8 ? amount(90_000) : 0))
    return { compensoTotale: roundToCent(compensi.reduce((a, b) => a + b, random() < 0.05 ? 1 : 0)), compensi }
  }
  return {
    ...drawn,
    annoImposta: pick(taxYears),
    datiSimulazioniSrl: {
      ...drawn.datiSimulazioniSrl,
      utileAnteImposte: amount(400_000) - (random() < 0.1 ? 50_000 : 0),
      aliquotaIres: pick([24, 24, 20]),
      soci: quote.map(socio),
      scenario2: conCompensi(),
      scenario4: { ...conCompensi(), dividendiTotali: amount(60_000) },
      scenario6: conCompensi(),
    },
    confronto: { ...drawn.confronto, formaAttuale: pick(convsrl.catalog.confronto.fields.formaAttuale.options) },
  }
}

/** A start-up of any type and regime, whose shares usually add up. */
export function randomBudget(random: () => number): object {
  const { pick, amount, section } = drawer(random)
  const drawn = section(budget4u.catalog) as { readonly [section: string]: object } & { readonly imposteContributi?: { readonly titolare?: object } }
  const quote = pick([[100], [50, 50], [60, 40], [33.33, 33.33, 33.34], [20, 20, 20, 20, 20], [90, 0, 10], [40, 50], []])
  const famiglia = pick([[49], [24.5, 24.5], [16.33, 16.33, 16.34], [30, 0], [10, 9, 8, 7], []])
  const persona = (di: 'soci' | 'collaboratori') => (quota: number, i: number) => ({
    ...section((budget4u.catalog.imposteContributi.fields[di].items[i] as { readonly fields: Fields }).fields),
    quota,
  })
  const tipologia = random() < 0.05 ? 'NON_DEFINITO' : pick(Object.keys(budget4u.tipologie).slice(1))
  return {
    ...drawn,
    annoImposta: pick(taxYears),
    informazioniCostiDiAvvio: {
      ...drawn.informazioniCostiDiAvvio,
      nomeDitta: 'Prova',
      tipologia,
      regime: random() < 0.03 ? 'NON_DEFINITO' : random() < 0.2 ? 'FORFETARIO' : 'NORMALE',
    },
    contoEconomicoDittaSocieta: { ...drawn.contoEconomicoDittaSocieta, ricavi: amount(9_999_999) * 3 },
    contoEconomicoProfessionista: { ...drawn.contoEconomicoProfessionista, compensi: amount(9_999_999) * 2 },
    imposteContributi: {
      ...drawn.imposteContributi,
      gestioneIvs: pick(['ARTIGIANO', 'COMMERCIANTE', 'COMMERCIANTE', 'NESSUNA', 'NON_DEFINITA']),
      titolare: { ...drawn.imposteContributi?.titolare, quota: roundToCent(100 - famiglia.reduce((a, b) => a + b, 0)) },
      collaboratori: famiglia.map(persona('collaboratori')),
      soci: quote.map(persona('soci')),
    },
  }
}

/** One year of one side of the concordato. */
export const randomLato = (random: () => number): object => drawer(random).section(concordato.lato)

/** A member of a pension fund. */
export const randomCassa = (random: () => number): object => drawer(random).section(casse.daRegole)
