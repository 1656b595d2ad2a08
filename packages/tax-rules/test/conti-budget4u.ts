/** Budget4u calculated a second time, as plain arithmetic on `conti.ts`: a business or professional in the ordinary regime, and the three years of the plan. */
import { type budget4u as contratto, lastFinalYear, type TaxYear } from '@bilancia/contract'
import { al, type Dati, deduzioneIrap, irpef, ivs, perQuote, separata, somma } from './conti.ts'

type Carichi = Pick<Dati, 'coniugeACarico' | 'numeroFigliACarico' | 'percentualeCarichi'>
type Persona = Carichi & { readonly quota: number; readonly under21?: boolean; readonly senzaContributi?: boolean }
type Tipo = 'PROFESSIONE' | 'IMPRESA' | 'IMPRESA_FAMILIARE' | 'SOCIETA_DI_PERSONE' | 'SRL_TRASPARENTE' | 'SRL_NON_TRASPARENTE'
export type Caso = {
  readonly tipologia: Tipo
  /** The owner and the collaborators, or the partners. */
  readonly persone: readonly Persona[]
  readonly gestione: 'ARTIGIANO' | 'COMMERCIANTE' | 'NESSUNA'
  readonly conto: Readonly<Record<string, number>>
  readonly contabilita?: 'ORDINARIA' | 'SEMPLIFICATA'
  readonly mesi?: number
  readonly riduzione50?: boolean
  readonly regione?: number
  readonly comune?: number
  readonly conComune?: Dati['addizionaleComunale']
  readonly irapSoggetto?: boolean
  readonly indeterminato?: boolean
  readonly perCompetenza?: boolean
  /** Of a professional: the gestione separata. Without it, the contributions of the fund. */
  readonly separata?: 'PIENA' | 'RIDOTTA'
  readonly cassa?: number
  readonly taglio2020?: 0 | 40 | 50
  readonly beni?: Readonly<Record<string, { readonly costo: number; readonly coefficiente: number }>>
  readonly agente?: boolean
  readonly avvio?: {
    readonly vive: number
    readonly esterne: number
    readonly interne: number
    readonly imputa: 'NO' | 'INTERO' | 'QUINTO'
    readonly iva: boolean
  }
  readonly crescita?: { readonly ricavi: readonly [number, number]; readonly costi: readonly [number, number] }
}
export const positivo = (x: number): number => al(Math.max(0, x))
const inElenco = (tipologia: Tipo): boolean => tipologia === 'PROFESSIONE' || tipologia === 'IMPRESA' || tipologia === 'IMPRESA_FAMILIARE'
const diUno = (tipologia: Tipo): boolean => tipologia === 'PROFESSIONE' || tipologia === 'IMPRESA'

export function statoDi(anno: TaxYear, c: Caso): contratto.Input {
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
      ...(c.conComune && { addizionaleComunale: c.conComune }),
      agenteRappresentante: c.agente === true,
      investimenti: c.beni ?? {},
      imputazioneCostiAvvio: c.avvio?.imputa ?? 'NO',
      ivaCostiIniziali: c.avvio?.iva === true,
      speseDiAvvio: {
        attoCostituzioneSocieta: { speseVive: 0 },
        privacy: { speseVive: c.avvio?.vive ?? 0, consulenzeEsterne: c.avvio?.esterne ?? 0, consulenzeInterne: c.avvio?.interne ?? 0 },
      },
    },
    [c.tipologia === 'PROFESSIONE' ? 'contoEconomicoProfessionista' : 'contoEconomicoDittaSocieta']: c.conto,
    pianoTriennale: { crescitaRicavi: c.crescita?.ricavi ?? [0, 0], crescitaCosti: c.crescita?.costi ?? [0, 0] },
    imposteContributi: {
      gestioneIvs: c.gestione,
      riduzione50: c.riduzione50 === true,
      irap: { aliquota: 3.9, soggetto: c.irapSoggetto === true, personaleTempoIndeterminato: c.indeterminato === true, taglioPrimoAcconto: c.taglio2020 ?? 0 },
      previdenzaProfessionista: c.separata ? `GESTIONE_SEPARATA_${c.separata}` : c.cassa === undefined ? 'NON_DEFINITA' : 'CASSA_AUTONOMA',
      contributoCassa: c.cassa ?? 0,
      irapDeducibilePerCompetenza: c.perCompetenza === true,
      ...(inElenco(c.tipologia) ? { titolare: titolare ?? {}, collaboratori } : { soci: c.persone }),
    },
  } as contratto.Input
}

/** Art. 102 TUIR: half of the first quota for a business, then whole ones, as long as there is something left. */
function quota(base: number, coefficiente: number, dimezzata: boolean, numero: number): number {
  const intera = al((base * coefficiente) / 100)
  const prima = al(Math.min(base, (base * coefficiente) / (dimezzata ? 200 : 100)))
  return numero === 1 ? prima : Math.min(intera, positivo(base - prima - intera * (numero - 2)))
}
/** The depreciation of a year, and the part for a car that is not deducted (art. 164 c. 1 lett. b). Land and a professional's building have none. */
function ammortamenti(c: Caso, numero: number): { readonly totale: number; readonly ripresaAuto: number } {
  const studio = c.tipologia === 'PROFESSIONE'
  const quote = Object.entries(c.beni ?? {}).map(([bene, { costo, coefficiente }]) => {
    const base = bene === 'fabbricato' ? (studio ? 0 : costo * 0.8) : costo
    return quota(base, coefficiente, !studio && bene !== 'immateriali', numero)
  })
  const auto = c.beni?.autovetture
  if (!auto) return { totale: somma(...quote), ripresaAuto: 0 }
  const [limite, parte] = c.agente ? [25_822.84, 0.8] : [18_075.99, 0.2]
  const intera = quota(auto.costo, auto.coefficiente, !studio, numero)
  return { totale: somma(...quote), ripresaAuto: somma(intera, -quota(Math.min(auto.costo, limite) * parte, auto.coefficiente, !studio, numero)) }
}

/** Art. 108 TUIR: start-up costs. A new business also has the filing costs of its form. */
function avvio(c: Caso, numero: number): { readonly vive: number; readonly imputati: number } {
  const iscrizione = diUno(c.tipologia) || c.tipologia === 'IMPRESA_FAMILIARE' ? 35.5 : c.tipologia === 'SOCIETA_DI_PERSONE' ? 149 : 155
  const vive = somma(c.avvio?.vive ?? 0, c.tipologia === 'PROFESSIONE' ? 0 : iscrizione)
  const imputabili = somma(vive, c.avvio?.esterne ?? 0)
  const imputa = c.avvio?.imputa ?? 'NO'
  return { vive, imputati: imputa === 'QUINTO' ? al(imputabili / 5) : imputa === 'INTERO' && numero === 1 ? imputabili : 0 }
}

const costiDiretti = ['merciMateriePrime', 'dipendenti', 'lavorazioniCompensiTerzi', 'energiaForzaMotrice', 'riparazioniManutenzioni', 'carburantiTrasporti']
const speseGenerali = [
  ...['pubblicitaCancelleriaVarie', 'serviziContabili', 'speseLegaliConsulenze', 'speseTelefoniche', 'affittoUffici', 'assicurazioni', 'illuminazione'],
  'quoteAssociative',
]
const costiStudio = [
  ...['dipendenti', 'compensiTerzi', 'energia', 'riparazioni', 'serviziContabili', 'speseTelefoniche', 'affittoLocali', 'assicurazioni'],
  ...['aggiornamentoProfessionale', 'carburanti'],
]
export const vociDi = (tipologia: Tipo): readonly string[] => (tipologia === 'PROFESSIONE' ? costiStudio : [...costiDiretti, ...speseGenerali])

/** The statement of a firm: depreciation is a direct cost, start-up costs are general ones. */
function contoDitta(c: Caso, numero: number) {
  const v = (nome: string): number => c.conto[nome] ?? 0
  const { totale, ripresaAuto } = ammortamenti(c, numero)
  const { imputati } = avvio(c, numero)
  const diretti = somma(totale, ...costiDiretti.map(v))
  const generali = somma(imputati, ...speseGenerali.map(v))
  const margineProduzione = somma(v('ricavi'), -diretti)
  const risultatoOperativo = somma(margineProduzione, -generali, -v('affittoFigurativo'))
  const gestioneFinanziaria = somma(v('interessiAttivi'), -v('interessiPassivi'))
  const risultatoNetto = somma(risultatoOperativo, gestioneFinanziaria)
  // Art. 102 c. 9 TUIR: a fifth of the telephone is not deducted.
  const ripresaTelefono = al(v('speseTelefoniche') * 0.2)
  const redditoFiscale = somma(risultatoNetto, v('affittoFigurativo'), ripresaAuto, ripresaTelefono)
  const righe = {
    ...{ totaleCostiDiretti: diretti, margineProduzione, totaleSpeseGenerali: generali, risultatoOperativo, gestioneFinanziaria, risultatoNetto },
    ...{ ammortamenti: totale, costiAvvioImputati: imputati, ripresaAutovetture: ripresaAuto, ripresaTelefono, redditoFiscale },
  }
  const disponibile = somma(risultatoNetto, v('affittoFigurativo'))
  return { righe, redditoFiscale, risultatoNetto, disponibile, produzione: somma(margineProduzione, -generali), costi: somma(diretti, generali, -totale) }
}

/** The statement of a professional (artt. 54 and 164 TUIR; L. 81/2017 art. 9): a fifth of the telephone, four fifths of fuel, training over 10,000 euro. */
function contoStudio(c: Caso, numero: number) {
  const v = (nome: string): number => c.conto[nome] ?? 0
  const { totale, ripresaAuto } = ammortamenti(c, numero)
  const { imputati } = avvio(c, numero)
  const costi = somma(imputati, ...costiStudio.map(v))
  const totaleCosti = somma(costi, v('interessiPassivi'), totale)
  const risultatoNetto = somma(v('compensi'), -totaleCosti)
  const riprese = {
    ripresaTelefono: al(v('speseTelefoniche') * 0.2),
    ripresaAggiornamento: positivo(v('aggiornamentoProfessionale') - 10_000),
    ripresaCarburanti: al(v('carburanti') * 0.8),
    ripresaAutovetture: ripresaAuto,
  }
  const redditoFiscale = somma(risultatoNetto, ...Object.values(riprese))
  const righe = { totaleCosti, risultatoNetto, ...riprese, redditoFiscale, ammortamenti: totale, costiAvvioImputati: imputati }
  return { righe, redditoFiscale, risultatoNetto, disponibile: risultatoNetto, produzione: somma(risultatoNetto, v('interessiPassivi')), costi }
}

type Esercizio = { readonly numero: 1 | 2 | 3; readonly civile: number; readonly irapPrima: number }

function nellAnno(anno: TaxYear, c: Caso, { numero, civile, irapPrima }: Esercizio) {
  const v = (nome: string): number => c.conto[nome] ?? 0
  const studio = c.tipologia === 'PROFESSIONE'
  const { righe, redditoFiscale, risultatoNetto, disponibile, produzione, costi } = (studio ? contoStudio : contoDitta)(c, numero)

  // IRAP (D.Lgs. 446/1997): staff and interest stay in the base, unless the staff is permanent; persons up to 2021.
  const societa = !inElenco(c.tipologia)
  const diCapitali = c.tipologia.startsWith('SRL')
  const valoreProduzione = somma(produzione, v('dipendenti'))
  const personale = c.indeterminato ? v('dipendenti') : 0
  const netto = valoreProduzione - personale
  const deduzioni = somma(personale, deduzioneIrap(netto, diCapitali ? 8_000 : 13_000))
  const imponibile = positivo(valoreProduzione - deduzioni)
  const soggetto = societa || (anno <= 2021 && c.irapSoggetto === true)
  const piena = soggetto ? al(imponibile * 0.039) : 0
  // D.L. 34/2020 art. 24: the first advance of 2020.
  const irap = anno === 2020 ? al((piena * (100 - (c.taglio2020 ?? 0))) / 100) : piena
  // D.L. 185/2008 art. 6 and D.L. 201/2011 art. 2: 10% for interest, and the part for staff is deducted.
  const nonTrasparente = c.tipologia === 'SRL_NON_TRASPARENTE'
  const interessi = v('interessiPassivi') > v('interessiAttivi') ? irap * 0.1 : 0
  const sulPersonale = imponibile > 0 ? (irap * (v('dipendenti') - personale)) / imponibile : 0
  const irapDaDedurre = Math.min(irap, al(interessi + sulPersonale))
  // Art. 99 c. 1 TUIR: IRAP is deducted when it is paid, so in the year after; by competence, in its own year.
  const irapDeducibile = nonTrasparente ? (c.perCompetenza ? irapDaDedurre : numero === 1 ? 0 : irapPrima) : 0
  const ires = nonTrasparente ? al(positivo(redditoFiscale - irapDeducibile) * 0.24) : 0

  const quote = diUno(c.tipologia) ? [100] : c.persone.map((p) => p.quota)
  const redditi = perQuote(positivo(redditoFiscale), quote, inElenco(c.tipologia) ? 0 : quote.length - 1)
  const minore = studio || (c.contabilita === 'SEMPLIFICATA' && !diCapitali)
  const delloStudio = (reddito: number) => (c.separata ? separata(anno, reddito, c.separata) : (c.cassa ?? 0))
  const persone = c.persone.map((p, i) => {
    const reddito = redditi[i] as number
    const contributi = p.senzaContributi
      ? 0
      : studio
        ? delloStudio(reddito)
        : ivs(anno, {
            gestione: c.gestione,
            base: reddito,
            mesi: numero === 1 ? (c.mesi ?? 12) : 12,
            meta: anno >= 2025 && civile <= 2027 && c.riduzione50 === true,
            under21: c.tipologia === 'IMPRESA_FAMILIARE' && i > 0 && p.under21 === true,
          })
    const x = irpef(
      anno,
      {
        ...p,
        codiceRegioneResidenza: c.regione ?? 16,
        addizionaleComunalePercentuale: c.comune ?? 0.8,
        ...(c.conComune && { addizionaleComunale: c.conComune }),
      },
      { impresa: reddito, contributi, minore },
    )
    // Without a region both surcharges are estimated at 2.5%. They are not due if IRPEF is not.
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
      ruolo: societa ? 'SOCIO' : studio ? 'PROFESSIONISTA' : i === 0 ? 'TITOLARE' : 'COLLABORATORE',
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
  const redditoDisponibile = somma(disponibile, -totaleImposte, nonTrasparente ? 0 : -contributi)
  const irpefAddizionali = somma(irpefNetta, addizionali)
  const { vive } = avvio(c, numero)
  const investiti = somma(...Object.values(c.beni ?? {}).map(({ costo }) => costo))
  const totaleCostiIniziali = somma(investiti, vive, c.avvio?.esterne ?? 0, c.avvio?.interne ?? 0)
  const ivaCostiIniziali = c.avvio?.iva ? al(totaleCostiIniziali * 0.22) : 0
  const costiTrimestrali = al((costi + v('interessiPassivi')) / 4)
  const risultato = {
    ...(studio
      ? { contoEconomicoProfessionista: { ...righe, irap, irpefAddizionali, totaleImposte, contributiPrevidenziali: contributi, redditoDisponibile } }
      : { contoEconomicoDittaSocieta: { ...righe, irapDeducibile, irap, ires, irpefAddizionali, totaleImposte, contributi, redditoDisponibile } }),
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
      ...{ totaleCostiIniziali, ivaCostiIniziali, costiTrimestrali, fabbisognoIniziale: somma(totaleCostiIniziali, ivaCostiIniziali, costiTrimestrali) },
      ...{ irap, ires, irpefNetta, addizionali, impostaSostitutiva: 0, totaleImposte, contributi, redditoDisponibile },
    },
  }
  const riga = {
    ...{
      anno: civile,
      annoParametri: anno,
      ricavi: v(studio ? 'compensi' : 'ricavi'),
      costi,
      ammortamenti: righe.ammortamenti,
      risultatoNetto,
      redditoFiscale,
    },
    ...{ irapDeducibile, irap, ires, irpefAddizionali, impostaSostitutiva: 0, totaleImposte, contributi, redditoDisponibile },
  }
  return { risultato, riga, irapDaDedurre }
}

/** Revenue and typed costs grow line by line, to the cent; the law of a later year is the last one known. */
export function attesoDi(anno: TaxYear, c: Caso): object {
  let caso = c
  let dopo = nellAnno(anno, c, { numero: 1, civile: anno, irapPrima: 0 })
  const { risultato } = dopo
  const righe = [dopo.riga]
  for (const numero of [2, 3] as const) {
    const di = (crescita: readonly [number, number] | undefined) => 100 + (crescita?.[numero - 2] ?? 0)
    const [ricavi, costi] = [di(c.crescita?.ricavi), di(c.crescita?.costi)]
    const cresciuta = (k: string, x: number) =>
      k === 'ricavi' || k === 'compensi' ? al((x * ricavi) / 100) : vociDi(c.tipologia).includes(k) ? al((x * costi) / 100) : x
    caso = { ...caso, conto: Object.fromEntries(Object.entries(caso.conto).map(([k, x]) => [k, cresciuta(k, x)])) }
    const civile = anno + numero - 1
    const legge = anno > lastFinalYear ? anno : (Math.min(civile, lastFinalYear) as TaxYear)
    dopo = nellAnno(legge, caso, { numero, civile, irapPrima: dopo.irapDaDedurre })
    righe.push(dopo.riga)
  }
  return { ...risultato, pianoTriennale: righe }
}
