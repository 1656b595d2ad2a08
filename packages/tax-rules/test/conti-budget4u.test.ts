/** Whole budgets of every kind of business in every year, worked out again as plain arithmetic from the norms (`conti.ts`). */
import { type budget4u as contratto, type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { budget4u } from '../src/index.ts'
import { al, type Dati, irpef, ivs, perQuote, separata, somma } from './conti.ts'
import { intero } from './support.ts'

type Carichi = Pick<Dati, 'coniugeACarico' | 'numeroFigliACarico' | 'percentualeCarichi'>
type Persona = Carichi & { readonly quota: number; readonly under21?: boolean; readonly senzaContributi?: boolean }
type Tipo = 'IMPRESA' | 'IMPRESA_FAMILIARE' | 'SOCIETA_DI_PERSONE' | 'SRL_TRASPARENTE' | 'SRL_NON_TRASPARENTE'
type Caso = {
  readonly tipologia: Tipo
  /** The owner and the collaborators, or the partners. */
  readonly persone: readonly Persona[]
  readonly gestione: 'ARTIGIANO' | 'COMMERCIANTE' | 'NESSUNA'
  readonly conto: Readonly<Record<string, number>>
  readonly contabilita?: 'ORDINARIA' | 'SEMPLIFICATA'
  readonly mesi?: number
  readonly riduzione50?: boolean
  readonly regione?: 0 | 16
  readonly comune?: number
  readonly irapSoggetto?: boolean
  readonly indeterminato?: boolean
  readonly perCompetenza?: boolean
}
const positivo = (x: number): number => al(Math.max(0, x))
const inElenco = (tipologia: Tipo): boolean => tipologia === 'IMPRESA' || tipologia === 'IMPRESA_FAMILIARE'

function statoDi(anno: TaxYear, c: Caso): contratto.Input {
  const [titolare, ...collaboratori] = c.persone
  return {
    annoImposta: anno,
    informazioniCostiDiAvvio: {
      nomeDitta: 'Prova',
      tipologia: c.tipologia,
      regime: 'NORMALE',
      contabilita: c.contabilita ?? 'ORDINARIA',
      mesiAttivita: c.mesi ?? 12,
      codiceRegioneResidenza: c.regione ?? 16,
      addizionaleComunalePercentuale: c.comune ?? 0.8,
    },
    contoEconomicoDittaSocieta: c.conto,
    imposteContributi: {
      gestioneIvs: c.gestione,
      riduzione50: c.riduzione50 === true,
      irap: { aliquota: 3.9, soggetto: c.irapSoggetto === true, personaleTempoIndeterminato: c.indeterminato === true },
      irapDeducibilePerCompetenza: c.perCompetenza === true,
      ...(inElenco(c.tipologia) ? { titolare: titolare ?? {}, collaboratori } : { soci: c.persone }),
    },
  } as contratto.Input
}

function attesoDi(anno: TaxYear, c: Caso): object {
  const v = (nome: string): number => c.conto[nome] ?? 0
  const diretti = somma(
    ...['merciMateriePrime', 'dipendenti', 'lavorazioniCompensiTerzi', 'energiaForzaMotrice', 'riparazioniManutenzioni', 'carburantiTrasporti'].map(v),
  )
  const generali = somma(
    ...[
      'pubblicitaCancelleriaVarie',
      'serviziContabili',
      'speseLegaliConsulenze',
      'speseTelefoniche',
      'affittoUffici',
      'assicurazioni',
      'illuminazione',
      'quoteAssociative',
    ].map(v),
  )
  const margineProduzione = somma(v('ricavi'), -diretti)
  const risultatoOperativo = somma(margineProduzione, -generali, -v('affittoFigurativo'))
  const gestioneFinanziaria = somma(v('interessiAttivi'), -v('interessiPassivi'))
  const risultatoNetto = somma(risultatoOperativo, gestioneFinanziaria)
  // Art. 102 c. 9 TUIR: a fifth of the telephone is not deducted.
  const ripresaTelefono = al(v('speseTelefoniche') * 0.2)
  const redditoFiscale = somma(risultatoNetto, v('affittoFigurativo'), ripresaTelefono)

  // IRAP (D.Lgs. 446/1997): staff and interest stay in the base, unless the staff is permanent; persons up to 2021.
  const societa = !inElenco(c.tipologia)
  const diCapitali = c.tipologia.startsWith('SRL')
  const valoreProduzione = somma(margineProduzione, -generali, v('dipendenti'))
  const personale = c.indeterminato ? v('dipendenti') : 0
  const netto = valoreProduzione - personale
  const parti = netto <= 180_759.91 ? 4 : netto <= 180_839.91 ? 3 : netto <= 180_919.91 ? 2 : netto <= 180_999.91 ? 1 : 0
  const deduzioni = somma(personale, ((diCapitali ? 8_000 : 13_000) * parti) / 4)
  const imponibile = positivo(valoreProduzione - deduzioni)
  const soggetto = societa || (anno <= 2021 && c.irapSoggetto === true)
  const irap = soggetto ? al(imponibile * 0.039) : 0
  // D.L. 185/2008 art. 6 and D.L. 201/2011 art. 2: 10% for the interest, and the part on the staff.
  const nonTrasparente = c.tipologia === 'SRL_NON_TRASPARENTE'
  const interessi = v('interessiPassivi') > v('interessiAttivi') ? al(irap * 0.1) : 0
  const sulPersonale = imponibile > 0 ? (irap * (v('dipendenti') - personale)) / imponibile : 0
  const irapDeducibile = nonTrasparente && c.perCompetenza ? Math.min(irap, al(interessi + sulPersonale)) : 0
  const ires = nonTrasparente ? al(positivo(redditoFiscale - irapDeducibile) * 0.24) : 0

  const quote = c.tipologia === 'IMPRESA' ? [100] : c.persone.map((p) => p.quota)
  const redditi = perQuote(positivo(redditoFiscale), quote, inElenco(c.tipologia) ? 0 : quote.length - 1)
  const minore = c.contabilita === 'SEMPLIFICATA' && !diCapitali
  const persone = c.persone.map((p, i) => {
    const reddito = redditi[i] as number
    const contributi = p.senzaContributi
      ? 0
      : ivs(anno, {
          gestione: c.gestione,
          base: reddito,
          mesi: c.mesi ?? 12,
          meta: anno >= 2025 && c.riduzione50 === true,
          under21: c.tipologia === 'IMPRESA_FAMILIARE' && i > 0 && p.under21 === true,
        })
    const x = irpef(
      anno,
      { ...p, codiceRegioneResidenza: c.regione ?? 16, addizionaleComunalePercentuale: c.comune ?? 0.8 },
      { impresa: reddito, contributi, minore },
    )
    // Without a region both surcharges are estimated at 2.5%; none is due where IRPEF is not.
    const stimate = c.regione === 0
    const addizionali = stimate ? (x.irpefNetta > 10.33 ? al(x.redditoImponibile * 0.025) : 0) : somma(x.addizionaleRegionale, x.addizionaleComunale)
    const { redditoImponibile, irpefLorda, detrazioneConiuge, detrazioneFigli, detrazioneCarichi, detrazioneAutonomi, totaleDetrazioni, irpefNetta } = x
    const tasse = {
      ...{
        redditoImponibile,
        irpefLorda,
        detrazioneConiuge,
        detrazioneFigli,
        detrazioneCarichi,
        detrazioneAutonomi,
        totaleDetrazioni,
        irpefNetta,
        addizionali,
      },
      addizionaleRegionale: stimate ? null : x.addizionaleRegionale,
      addizionaleComunale: stimate ? null : x.addizionaleComunale,
      irpefAddizionali: somma(irpefNetta, addizionali),
    }
    const senza = Object.fromEntries(Object.keys(tasse).map((k) => [k, null]))
    return {
      ruolo: societa ? 'SOCIO' : i === 0 ? 'TITOLARE' : 'COLLABORATORE',
      numero: societa ? i + 1 : Math.max(1, i),
      quota: quote[i] as number,
      reddito,
      contributi,
      ...(nonTrasparente ? senza : tasse),
      pagate: nonTrasparente ? [0, 0] : [irpefNetta, addizionali],
    }
  })
  const irpefNetta = somma(...persone.map(({ pagate }) => pagate[0] as number))
  const addizionali = somma(...persone.map(({ pagate }) => pagate[1] as number))
  const contributi = somma(...persone.map((p) => p.contributi))
  const totaleImposte = somma(irap, ires, irpefNetta, addizionali)
  const redditoDisponibile = somma(risultatoNetto, v('affittoFigurativo'), -totaleImposte, nonTrasparente ? 0 : -contributi)
  return {
    contoEconomicoDittaSocieta: {
      ...{ totaleCostiDiretti: diretti, margineProduzione, totaleSpeseGenerali: generali, risultatoOperativo, gestioneFinanziaria, risultatoNetto },
      ...{ ripresaTelefono, redditoFiscale, irapDeducibile, irap, ires, irpefAddizionali: somma(irpefNetta, addizionali), totaleImposte, contributi },
      redditoDisponibile,
    },
    imposteContributi: {
      irap: { soggetto, valoreProduzione, deduzioni, imponibile, imposta: irap },
      quote: {
        titolare: societa ? null : quote[0],
        collaboratori: c.tipologia === 'IMPRESA_FAMILIARE' ? quote.slice(1) : [],
        soci: societa ? quote : [],
        totale: somma(...quote),
      },
    },
    persone: persone.map(({ pagate: _, ...p }) => p),
    risultati: {
      costiTrimestrali: al((diretti + generali + v('interessiPassivi')) / 4),
      ...{ irap, ires, irpefNetta, addizionali, impostaSostitutiva: 0, totaleImposte, contributi, redditoDisponibile },
    },
  }
}

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
