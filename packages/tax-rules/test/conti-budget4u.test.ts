/** Whole budgets of every kind of business in every year, worked out again as plain arithmetic from the norms (`conti.ts`). */
import { type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { budget4u } from '../src/index.ts'
import { al, ivs, separata, somma } from './conti.ts'
import { attesoDi, type Caso, positivo, statoDi } from './conti-budget4u.ts'
import { intero } from './support.ts'

const uno = { quota: 100, coniugeACarico: true, numeroFigliACarico: 1, percentualeCarichi: 50 } as const
const costi = { merciMateriePrime: 20_000, energiaForzaMotrice: 1_500.5, serviziContabili: 2_400, speseTelefoniche: 1_111.11, affittoUffici: 6_000 }
const casi: Readonly<Record<string, Caso>> = {
  'artigiano in semplificata nei suoi primi sette mesi, con la riduzione della prima iscrizione e oltre la fascia dei sette mesi': {
    tipologia: 'IMPRESA',
    persone: [uno],
    gestione: 'ARTIGIANO',
    conto: { ricavi: 90_000, ...costi, interessiAttivi: 100, affittoFigurativo: 1_000 },
    contabilita: 'SEMPLIFICATA',
    mesi: 7,
    riduzione50: true,
    irapSoggetto: true,
  },
  'commerciante oltre la prima fascia in ordinaria, con la riduzione, senza regione': {
    tipologia: 'IMPRESA',
    persone: [{ quota: 100 }],
    gestione: 'COMMERCIANTE',
    conto: { ricavi: 140_000, ...costi, dipendenti: 15_000, interessiPassivi: 800 },
    riduzione50: true,
    regione: 0,
    irapSoggetto: true,
    indeterminato: true,
  },
  'impresa familiare con due collaboratori, uno sotto i 21 anni; il titolare ha il resto': {
    tipologia: 'IMPRESA_FAMILIARE',
    persone: [
      { quota: 51, numeroFigliACarico: 3, percentualeCarichi: 100 },
      { quota: 16.33, under21: true },
      { quota: 32.67, coniugeACarico: true },
    ],
    gestione: 'COMMERCIANTE',
    conto: { ricavi: 101_234.56, ...costi, carburantiTrasporti: 777.77 },
    contabilita: 'SEMPLIFICATA',
    mesi: 12,
    comune: 0.6,
  },
  'società di persone di tre, uno non lavora; personale e interessi nella base IRAP': {
    tipologia: 'SOCIETA_DI_PERSONE',
    persone: [{ quota: 33.33 }, { quota: 33.33, senzaContributi: true }, { quota: 33.34, numeroFigliACarico: 2, percentualeCarichi: 50 }],
    gestione: 'ARTIGIANO',
    conto: { ricavi: 260_000.02, ...costi, dipendenti: 40_000, lavorazioniCompensiTerzi: 3_000, interessiPassivi: 2_000, quoteAssociative: 150 },
    contabilita: 'SEMPLIFICATA',
  },
  'S.r.l. trasparente senza regione, in un anno di perdita fiscale per un socio con carichi': {
    tipologia: 'SRL_TRASPARENTE',
    persone: [{ quota: 70, coniugeACarico: true }, { quota: 30 }],
    gestione: 'COMMERCIANTE',
    conto: { ricavi: 25_000, ...costi },
    contabilita: 'SEMPLIFICATA',
    regione: 0,
  },
  'S.r.l. che paga IRES e deduce la quota di IRAP: i contributi li devono i soci': {
    tipologia: 'SRL_NON_TRASPARENTE',
    persone: [{ quota: 60 }, { quota: 40, senzaContributi: true }],
    gestione: 'ARTIGIANO',
    conto: { ricavi: 150_000, ...costi, dipendenti: 25_000, interessiPassivi: 1_200, interessiAttivi: 200, assicurazioni: 900 },
    perCompetenza: true,
  },
  'S.r.l. con personale stabile e senza interessi: nessuna IRAP deducibile': {
    tipologia: 'SRL_NON_TRASPARENTE',
    persone: [{ quota: 50 }, { quota: 50 }],
    gestione: 'NESSUNA',
    conto: { ricavi: 320_000, ...costi, dipendenti: 110_000, riparazioniManutenzioni: 500, illuminazione: 300, speseLegaliConsulenze: 1_000 },
    indeterminato: true,
    perCompetenza: true,
  },
}

describe.each(Object.entries(casi))('%s', (_, caso) => {
  it.each(taxYears)('nel %i', (anno) => {
    expect(intero(budget4u.calcola(statoDi(anno, caso)))).toMatchObject(attesoDi(anno, caso))
  })
})

describe('il forfetario di Budget4u: coefficiente, contributi sul reddito, imposta su ciò che resta (L. 190/2014, c. 64)', () => {
  type Riduzione = { readonly riduzione35?: boolean; readonly riduzione50?: boolean }
  const forfetari = (anno: TaxYear, tipologia: 'IMPRESA' | 'IMPRESA_FAMILIARE' | 'PROFESSIONE', dati: object) =>
    intero(
      budget4u.calcola({
        annoImposta: anno,
        informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia, regime: 'FORFETARIO' },
        forfetari: { ricaviCompensi: 62_000, costiEffettivi: 20_000, aliquotaSostitutiva: 15, ...dati },
      }),
    )
  it.each(taxYears)('artigiano, con e senza collaboratore, rivalsa e riduzioni; nel %i', (anno) => {
    // Group 9 has 67%: 41,540.
    const reddito = 41_540
    for (const riduzione of [{}, { riduzione35: true }, { riduzione50: true }, { riduzione35: true, riduzione50: true }] satisfies Riduzione[]) {
      const { riduzione35, riduzione50 }: Riduzione = riduzione
      const posizione = { gestione: 'ARTIGIANO', riduzione35: riduzione35 === true, meta: anno >= 2025 && riduzione50 === true } as const
      for (const [collaboratoreFamiliare, rivalsaContributi] of [
        [false, true],
        [true, false],
        [true, true],
      ] as const) {
        const suo = collaboratoreFamiliare ? al(reddito * 0.3) : 0
        const contributiTitolare = ivs(anno, { ...posizione, base: somma(reddito, -suo) })
        const contributiCollaboratore = collaboratoreFamiliare ? ivs(anno, { ...posizione, base: suo }) : 0
        const rivalsa = rivalsaContributi ? contributiCollaboratore : 0
        const netti = somma(contributiTitolare, contributiCollaboratore, -rivalsa)
        const imponibile = positivo(reddito - netti)
        const impostaSostitutiva = al(imponibile * 0.15)
        const dati = { gruppoDiSettore: { gruppo: 9 }, tipologia: 'ARTIGIANO', ...riduzione, collaboratoreFamiliare, quotaCollaboratore: 30, rivalsaContributi }
        const { forfetari: f, risultati } = forfetari(anno, 'IMPRESA_FAMILIARE', dati)
        expect({ ...f, ...risultati }).toMatchObject({
          ...{ reddito, contributiTitolare, contributiCollaboratore, rivalsaContributi: rivalsa, imponibile, impostaSostitutiva },
          totaleImposteContributi: somma(netti, impostaSostitutiva),
          redditoDisponibile: somma(42_000, -netti, -impostaSostitutiva),
          ...{ contributi: netti, totaleImposte: impostaSostitutiva, irap: 0, ires: 0, irpefNetta: 0, addizionali: 0, costiTrimestrali: 0 },
        })
      }
    }
    // A firm that is not a family business has no collaborator, whatever is written.
    const sola = { gruppoDiSettore: { gruppo: 9 }, tipologia: 'COMMERCIANTE', collaboratoreFamiliare: true, quotaCollaboratore: 30, rivalsaContributi: true }
    expect(forfetari(anno, 'IMPRESA', sola).forfetari).toMatchObject({
      contributiTitolare: ivs(anno, { gestione: 'COMMERCIANTE', base: reddito }),
      contributiCollaboratore: 0,
      rivalsaContributi: 0,
    })
  })
  it.each(taxYears)('professionista: gestione separata piena e ridotta, o la cassa; nel %i', (anno) => {
    // Group 8 has 78%: 48,360.
    const con = (previdenza: string) => forfetari(anno, 'PROFESSIONE', { gruppoDiSettore: { gruppo: 8 }, previdenza, contributoCassa: 3_333.33 }).forfetari
    const attesi = {
      NON_DEFINITA: 0,
      CASSA_AUTONOMA: 3_333.33,
      GESTIONE_SEPARATA_PIENA: separata(anno, 48_360, 'PIENA'),
      GESTIONE_SEPARATA_RIDOTTA: separata(anno, 48_360, 'RIDOTTA'),
    }
    for (const [previdenza, contributi] of Object.entries(attesi)) {
      const impostaSostitutiva = al((48_360 - contributi) * 0.15)
      expect(con(previdenza)).toMatchObject({ reddito: 48_360, contributi, impostaSostitutiva, totaleImposteContributi: somma(contributi, impostaSostitutiva) })
    }
  })
})
