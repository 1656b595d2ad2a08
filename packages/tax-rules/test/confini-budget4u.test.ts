/** Figures that only Budget4u reads, on amounts that show them in every year: worked by hand beside each line (budget4u.md). */
import { type budget4u as contratto, type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { budget4u } from '../src/index.ts'
import { intero, presente, unisci } from './support.ts'

type Input = contratto.Input
const calcola = (stato: Input) => intero(budget4u.calcola(stato))
const con = unisci<Input>

describe.each(taxYears)('nel %i', (anno) => {
  const conTipologia = (tipologia: keyof typeof contratto.tipologie, diverso: Input = {}): Input =>
    con({ annoImposta: anno, informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia, regime: 'NORMALE', codiceRegioneResidenza: 16 } }, diverso)
  const studio = (diverso: Input) => presente(calcola(conTipologia('PROFESSIONE', diverso)).contoEconomicoProfessionista)

  it("le quote di «Calcola quote»: il titolare 51, quattro collaboratori 12,25 ciascuno; cinque soci 20 ciascuno, con il loro posto nell'elenco", () => {
    const quote = (stato: Input) => calcola(stato).persone.map(({ ruolo, numero, quota }) => [ruolo, numero, quota])
    const quattro = { ricalcolaQuoteCollab: true, imposteContributi: { gestioneIvs: 'ARTIGIANO', collaboratori: [{}, {}, {}, {}] } } as const
    expect(quote(conTipologia('IMPRESA_FAMILIARE', quattro))).toEqual([
      ['TITOLARE', 1, 51],
      ['COLLABORATORE', 1, 12.25],
      ['COLLABORATORE', 2, 12.25],
      ['COLLABORATORE', 3, 12.25],
      ['COLLABORATORE', 4, 12.25],
    ])
    const cinque = { ricalcolaQuoteSoci: true, imposteContributi: { gestioneIvs: 'ARTIGIANO', soci: [{}, {}, {}, {}, {}] } } as const
    expect(quote(conTipologia('SOCIETA_DI_PERSONE', cinque))).toEqual([1, 2, 3, 4, 5].map((numero) => ['SOCIO', numero, 20]))
    // One is alone with the whole, without anybody to share with.
    expect(quote(conTipologia('IMPRESA_FAMILIARE', { ricalcolaQuoteCollab: true }))).toEqual([['TITOLARE', 1, 100]])
  })

  it('la quota minima del titolare è 51: a 50,99 un avviso lo dice', () => {
    const avvisa = (quota: number) =>
      calcola(conTipologia('IMPRESA_FAMILIARE', { imposteContributi: { titolare: { quota }, collaboratori: [{ quota: 49 }] } })).messaggi.some(
        ({ id }) => id === 'QUOTA_TITOLARE_MINIMA',
      )
    expect([50.99, 51].map(avvisa)).toEqual([true, false])
  })

  it('del professionista: 20% del telefono, 80% dei carburanti e quanto supera 10.000 di aggiornamento restano fuori', () => {
    expect(
      studio({ contoEconomicoProfessionista: { compensi: 90_000, speseTelefoniche: 10_000, carburanti: 10_000, aggiornamentoProfessionale: 15_000 } }),
    ).toMatchObject({ ripresaTelefono: 2_000, ripresaCarburanti: 8_000, ripresaAggiornamento: 5_000 })
  })

  it('spese di avvio per quinti: 2.000 di 10.000; IVA al 22% su 10.000; i primi tre mesi sono un quarto di 42.000 di costi', () => {
    const stato = conTipologia('PROFESSIONE', {
      informazioniCostiDiAvvio: { imputazioneCostiAvvio: 'QUINTO', ivaCostiIniziali: true, speseDiAvvio: { locali: { speseVive: 10_000 } } },
      contoEconomicoProfessionista: { compensi: 90_000, compensiTerzi: 40_000 },
    })
    expect(presente(calcola(stato).contoEconomicoProfessionista)).toMatchObject({ costiAvvioImputati: 2_000, totaleCosti: 42_000 })
    expect(presente(calcola(stato).risultati)).toMatchObject({ ivaCostiIniziali: 2_200, costiTrimestrali: 10_500 })
  })

  it("senza regione le addizionali sono il 2,5% dell'imponibile: 1.500 di 60.000 e 1.000 di 40.000", () => {
    const stato = conTipologia('SRL_TRASPARENTE', {
      informazioniCostiDiAvvio: { codiceRegioneResidenza: 0 },
      contoEconomicoDittaSocieta: { ricavi: 100_000 },
      imposteContributi: { irap: { aliquota: 3.9 }, soci: [60, 40].map((quota) => ({ quota, senzaContributi: true })) },
    })
    expect(calcola(stato).persone.map(({ redditoImponibile, addizionali }) => [redditoImponibile, addizionali])).toEqual([
      [60_000, 1_500],
      [40_000, 1_000],
    ])
  })
})

it("la riduzione della prima iscrizione nel 2025 dura fino al 2027: nel piano, i contributi dell'anno dopo tornano interi", () => {
  /** 18,000 of income is under the minimum of each year: half of its contribution, and 7.44. */
  const contributi = (annoImposta: TaxYear) =>
    presente(
      calcola({
        annoImposta,
        informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia: 'IMPRESA', regime: 'NORMALE', codiceRegioneResidenza: 16 },
        contoEconomicoDittaSocieta: { ricavi: 18_000 },
        imposteContributi: { gestioneIvs: 'ARTIGIANO', riduzione50: true },
      }).pianoTriennale,
    ).map((riga) => [riga.anno, riga.contributi])
  // 18,555 and 18,808 × 24%: 4,453.20 and 4,513.92, the law of 2028 and after being that of the last year known.
  expect(contributi(2025)).toEqual([
    [2025, 2_234.04],
    [2026, 2_264.4],
    [2027, 2_264.4],
  ])
  expect(contributi(2026)).toEqual([
    [2026, 2_264.4],
    [2027, 2_264.4],
    [2028, 4_521.36],
  ])
  expect(contributi(2027)).toEqual([
    [2027, 2_264.4],
    [2028, 4_521.36],
    [2029, 4_521.36],
  ])
})

it('la riduzione del 50% vale anche oltre la prima fascia; lo 0,48% dei commercianti resta intero', () => {
  const contributi = (gestioneIvs: 'ARTIGIANO' | 'COMMERCIANTE') =>
    presente(
      calcola({
        annoImposta: 2025,
        informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia: 'IMPRESA', regime: 'NORMALE', codiceRegioneResidenza: 16 },
        contoEconomicoDittaSocieta: { ricavi: 70_000 },
        imposteContributi: { gestioneIvs, riduzione50: true },
      }).pianoTriennale,
    )[0]?.contributi
  // Circ. INPS 83/2025: half of the pension rate. 55,448 × 12% + 14,552 × 12.5% = 6,653.76 + 1,819.00, and 7.44.
  expect(contributi('ARTIGIANO')).toBe(8_480.2)
  // 55,448 × 12.48% + 14,552 × 12.98% = 6,919.91 + 1,888.85, and 7.44.
  expect(contributi('COMMERCIANTE')).toBe(8_816.2)
})

describe('le persone che ci sono', () => {
  const conTipologia = (tipologia: keyof typeof contratto.tipologie, diverso: Input): Input =>
    con({ annoImposta: 2026, informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia, regime: 'NORMALE', codiceRegioneResidenza: 16 } }, diverso)

  it('il titolare c’è dove il reddito è di una persona, i collaboratori in un’impresa familiare, i soci in una società', () => {
    const imposteContributi = {
      titolare: { quota: 60 },
      collaboratori: [{ quota: 30 }, { quota: 10 }],
      soci: [{ quota: 70 }, { quota: 30 }],
    }
    const quote = (tipologia: keyof typeof contratto.tipologie) => {
      const { titolare, collaboratori, soci } = presente(calcola(conTipologia(tipologia, { imposteContributi })).imposteContributi).quote
      return [titolare, collaboratori, soci]
    }
    expect([quote('IMPRESA'), quote('PROFESSIONE'), quote('IMPRESA_FAMILIARE')]).toEqual([
      [100, [], []],
      [100, [], []],
      [60, [30, 10], []],
    ])
    expect([quote('SOCIETA_DI_PERSONE'), quote('SRL_TRASPARENTE')]).toEqual([
      [null, [], [70, 30]],
      [null, [], [70, 30]],
    ])
  })

  it('il resto della divisione va all’ultimo socio che ha una quota, se le quote fanno 100', () => {
    const redditi = (quote: readonly number[]) =>
      calcola(
        conTipologia('SOCIETA_DI_PERSONE', {
          contoEconomicoDittaSocieta: { ricavi: 1_000.01 },
          imposteContributi: { soci: quote.map((quota) => ({ quota, senzaContributi: true })) },
        }),
      ).persone.map(({ numero, reddito }) => [numero, reddito])
    /** Shares that lose a cent: the last one with a share gets it. */
    const uguali = [
      [50, 500.01, 500],
      [33, 330, 330, 340.01],
      [25, 250, 250, 250, 250.01],
      [20, 200, 200, 200, 200, 200.01],
    ]
    for (let quali = 1; quali < 32; quali++) {
      const posti = [0, 1, 2, 3, 4].filter((k) => quali & (1 << k))
      const [parte = 100, ...attesi] = uguali[posti.length - 2] ?? [100, 1_000.01]
      const quote = [0, 1, 2, 3, 4].map((k) => (posti.includes(k) ? (k === posti.at(-1) ? 100 - parte * (posti.length - 1) : parte) : 0))
      expect(redditi(quote)).toEqual(posti.map((k, i) => [k + 1, attesi[i]]))
    }
    expect(redditi([33, 33, 33]).map(([, reddito]) => reddito)).toEqual([330, 330, 330])
  })
})

describe('contributo che finisce a mezzo centesimo, che si arrotonda in su', () => {
  const artigiano = (annoImposta: TaxYear, mesiAttivita: number, ricavi: number) =>
    presente(
      calcola({
        annoImposta,
        informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia: 'IMPRESA', regime: 'NORMALE', mesiAttivita },
        contoEconomicoDittaSocieta: { ricavi },
        imposteContributi: { gestioneIvs: 'ARTIGIANO' },
      }).persone[0],
    ).contributi

  it('in un anno intero: 24% di 47.379 = 11.370,96; 25% di 257,70 = 64,425, cioè 64,43; maternità 7,44', () => {
    expect(artigiano(2020, 12, 47_636.7)).toBe(11_442.83)
  })
  it('in sette mesi: la fascia è 47.379 × 7/12 = 27.637,75; 24% = 6.633,06; 25% di 0,10 = 0,025, cioè 0,03; maternità 4,34', () => {
    expect(artigiano(2020, 7, 27_637.85)).toBe(6_637.43)
  })
  it('in quattro mesi: la fascia è 55.008 × 4/12 = 18.336; 24% = 4.400,64; 25% di 0,10 = 0,025, cioè 0,03; maternità 2,48', () => {
    expect(artigiano(2024, 4, 18_336.1)).toBe(4_403.15)
  })
})
