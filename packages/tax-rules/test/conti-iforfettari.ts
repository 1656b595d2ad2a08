/** iForfettari calculated a second time, as plain arithmetic on `conti.ts`: the two regimes and their comparison. */
import type { TaxYear } from '@bilancia/contract'
import { al, type Dati, irapPersona, irpef, ivs, separata, somma } from './conti.ts'

type Previdenza = { readonly anzianitaAl1995?: boolean; readonly pensionatoOver65?: boolean; readonly riduzione50?: boolean }
export type Collaboratore = {
  readonly quota: number
  readonly dati: Dati
  readonly previdenza?: Previdenza & { readonly under21?: boolean }
  readonly aCarico?: boolean
}
type Lato = 'forfettario' | 'normale'
export type Bene = {
  readonly tipo: 'MOBILE' | 'FABBRICATO'
  readonly annoEntrataInFunzione?: number
  readonly costo?: number
  readonly coefficienteAmmortamento: number
  readonly ivaDetratta: number
}
export type Caso = {
  readonly tipologia: 'IMPRESA' | 'PROFESSIONE'
  readonly gestione?: 'ARTIGIANATO' | 'COMMERCIO'
  readonly separata?: 'PIENA' | 'RIDOTTA'
  readonly previdenza?: Previdenza
  readonly gruppo: readonly [codice: number, coefficiente: number]
  readonly aliquota: 5 | 15
  readonly ricavi: number
  readonly righi: Readonly<Record<string, number>>
  readonly perdite?: readonly [limitate: number, piene: number]
  readonly titolare: Dati
  readonly collaboratori?: readonly Collaboratore[]
  readonly rivalsa?: boolean
  readonly riduzione35?: boolean
  readonly ordinaria?: boolean
  readonly somme?: boolean
  /** The typed contributions to the fund of a professional. */
  readonly cassa?: number
  /** IRAP up to 2021; `aliquota` if it is not the ordinary rate of the region. */
  readonly irap?: { readonly aliquota?: number; readonly condonato?: boolean }
  readonly ivaIndetraibile?: number
  /** The cost of each duty on a side, and whether it applies; null leaves that to the law. */
  readonly adempimenti?: Readonly<Record<string, Readonly<Record<Lato, { readonly attivo: boolean | null; readonly costo: number }>>>>
  readonly fatture?: number
  /** Typed, or from a table of assets. */
  readonly rettifica?:
    | number
    | { readonly uscita: boolean; readonly cambio?: number; readonly rimanenze: number; readonly servizi: number; readonly beni: readonly Bene[] }
  /** The highest income of the three years before. */
  readonly massimo3?: number
}
const positivo = (x: number): number => al(Math.max(0, x))
const personali = ({ redditi, ...altri }: Dati) => ({ redditiDiversiDaImpresa_LavAutonomo: redditi ?? {}, altriDatiPersonali: altri })

export function statoDi(anno: TaxYear, c: Caso): object {
  const [uno, due] = c.collaboratori ?? []
  const [limitate, piene] = c.perdite ?? [0, 0]
  const del = (x: Collaboratore | undefined) => (x ? { nomeCognome: 'X', ...personali(x.dati), previdenza: x.previdenza ?? {} } : {})
  return {
    annoImposta: anno,
    nomeCognome: 'Prova',
    tipologia: c.tipologia,
    consideraSommeIntegrative: c.somme === true,
    famigliare: uno !== undefined,
    quotaCollab1: uno?.quota ?? 0,
    quotaCollab2: due?.quota ?? 0,
    gestionePrevidenziale: {
      tipoPrevidenza: c.gestione ?? 'NON_DEFINITO',
      aliquotaSep: c.separata ?? 'NESSUNA',
      cassaProfessionale: c.cassa !== undefined,
      ...c.previdenza,
    },
    regimeForfettario: { gruppo: c.gruppo[0], impostaSost: c.aliquota },
    redditoContributiImposta: {
      ricavi: c.ricavi,
      perditePregresse: limitate,
      perditePrimiTrePeriodi: piene,
      rivalsa: c.rivalsa === true,
      riduzione35: c.riduzione35 === true,
      ...(c.cassa !== undefined && { contributiCassaProf: c.cassa }),
      ...(uno?.aCarico !== undefined && { collab1ACarico: uno.aCarico }),
      ...(due?.aCarico !== undefined && { collab2ACarico: due.aCarico }),
    },
    regimeNormale: {
      contabilitaOrdinaria: c.ordinaria === true,
      rivalsaNormale: c.rivalsa === true,
      perditePregresseNormale: limitate,
      perditePrimiTrePeriodiNormale: piene,
      flatTaxIncrementale: c.massimo3 !== undefined,
      redditoMax3Anni: c.massimo3 ?? 0,
      determinazioneDelReddito: c.righi,
      determinazioneDelValoreDellaProduzioneNetta: {
        autonomaOrganizzazione: c.irap !== undefined,
        irap2020AccontoCondonato: c.irap?.condonato === true,
        ...(c.irap?.aliquota !== undefined && { aliquotaIrap: c.irap.aliquota }),
      },
    },
    confronto: {
      ivaIndetraibileAnnua: c.ivaIndetraibile ?? 0,
      adempimenti: c.adempimenti ?? {},
      bollo: { attivo: c.fatture !== undefined, numeroFatture: c.fatture ?? 0 },
      ...rettificaScritta(c.rettifica),
    },
    liquidazioneIrpef: personali(c.titolare),
    datiCollaboratore1: del(uno),
    datiCollaboratore2: del(due),
  }
}

function rettificaScritta(rettifica: Caso['rettifica']): object {
  if (rettifica === undefined) return {}
  if (typeof rettifica === 'number') return { rettificaIva: rettifica }
  const { uscita, cambio, rimanenze, servizi, beni } = rettifica
  const conCambio = cambio === undefined ? {} : { annoCambio: cambio }
  return {
    tabellaRettifica: { direzione: uscita ? 'USCITA' : 'INGRESSO', ...conCambio, ivaRimanenze: rimanenze, ivaServiziNonUtilizzati: servizi, beni },
  }
}
/** D.P.R. 633/1972 art. 19-bis2, from 2027 D.Lgs. 10/2026 art. 59: a fifth or a tenth for each year that is left; not for small or quickly depreciated assets. */
function rettificaDi(anno: TaxYear, rettifica: Caso['rettifica']): number {
  if (rettifica === undefined) return 0
  if (typeof rettifica === 'number') return rettifica
  const { uscita, cambio = anno, rimanenze, servizi, beni } = rettifica
  const deiBeni = beni.map(({ tipo, annoEntrataInFunzione: dal, costo, coefficienteAmmortamento, ivaDetratta }) => {
    if (dal === undefined || (costo !== undefined && costo <= (anno < 2027 ? 516.46 : 516.45)) || coefficienteAmmortamento > 25) return 0
    const periodo = tipo === 'MOBILE' ? 5 : 10
    return al((ivaDetratta * Math.min(periodo, Math.max(0, dal + periodo - cambio))) / periodo)
  })
  return somma(rimanenze, servizi, ...deiBeni) * (uscita ? -1 : 1)
}
/** D.Lgs. 127/2015 and D.L. 36/2022 art. 18: invoices of flat-rate taxpayers; L. 234/2021 art. 1 c. 8: IRAP; the other duties are of the ordinary side. */
function speseDi(anno: TaxYear, c: Caso, lato: Lato): number {
  const { lavoroDipendente = 0, compensiTerzi = 0 } = c.righi
  const diSolito: Readonly<Record<string, Readonly<Record<Lato, boolean>>>> = {
    ...Object.fromEntries(['tenutaContabilita', 'liquidazioniIva', 'dichiarazioneIva', 'isa'].map((k) => [k, { forfettario: false, normale: true }])),
    dichiarazioneRedditi: { forfettario: true, normale: true },
    dichiarazioneIrap: { forfettario: false, normale: anno <= 2021 },
    fatturazioneElettronica: { forfettario: anno >= 2024 || (anno >= 2022 && c.ricavi > 25_000), normale: true },
    certificazioneUnica770: { forfettario: false, normale: lavoroDipendente + compensiTerzi > 0 },
  }
  const costi = Object.entries(c.adempimenti ?? {}).map(([k, voce]) => ((voce[lato].attivo ?? diSolito[k]?.[lato]) ? voce[lato].costo : 0))
  // D.P.R. 642/1972: two euro for an invoice without VAT.
  return somma(...costi, lato === 'forfettario' ? 2 * (c.fatture ?? 0) : 0)
}

/** Artt. 8 c. 3 and 84 c. 2 TUIR: old losses up to 80% of the income, those of the first three periods up to what is left. */
function perdite(reddito: number, [limitate, piene]: readonly [number, number] = [0, 0]): number {
  const prime = Math.min(limitate, reddito * 0.8)
  return al(prime + Math.min(piene, reddito - prime))
}

export function attesoDi(anno: TaxYear, c: Caso): object {
  const colleghi = c.collaboratori ?? []
  // A professional carries no loss forward: it lowers the other income of its year (art. 8 c. 1).
  const riportate = c.tipologia === 'IMPRESA' ? c.perdite : undefined
  const quote = (totale: number) => {
    const parti = colleghi.map(({ quota }) => al((totale * quota) / 100))
    return [somma(totale, ...parti.map((x) => -x)), ...parti]
  }
  const gestione = c.gestione === 'ARTIGIANATO' ? 'ARTIGIANO' : c.gestione === 'COMMERCIO' ? 'COMMERCIANTE' : 'NESSUNA'
  const dovuti = (basi: readonly number[], riduzione35: boolean) =>
    basi.map((base, i) => {
      const p: NonNullable<Collaboratore['previdenza']> = (i === 0 ? c.previdenza : colleghi[i - 1]?.previdenza) ?? {}
      const meta = p.pensionatoOver65 === true || (anno >= 2025 && p.riduzione50 === true)
      return ivs(anno, { ...p, gestione, base, riduzione35, meta, under21: i > 0 && p.under21 === true })
    })
  const persone = [c.titolare, ...colleghi.map(({ dati }) => dati)]
  const dellaSeparata = (reddito: number) => (c.separata ? separata(anno, reddito, c.separata) : 0)
  const altre = (x: ReturnType<typeof irpef>) => {
    const { totaleDetrazioni: _1, detrazioneConiuge: _2, detrazioneFigli: _3, deduzioniNonUtilizzate: _4, ...pannello } = x
    return pannello
  }
  const righeDi = (pannelli: readonly ReturnType<typeof irpef>[], contributi: readonly number[], sostitutiva: number, flatTax: number, irap: number) => {
    const [primo, ...resto] = pannelli as [ReturnType<typeof irpef>, ...ReturnType<typeof irpef>[]]
    const righe = {
      impostaSostitutiva: sostitutiva,
      irpefTitolare: primo.irpefNetta,
      flatTaxIncrementale: flatTax,
      addizionaliTitolare: somma(primo.addizionaleRegionale, primo.addizionaleComunale),
      irpefAddizionaliCollaboratori: somma(...resto.map((x) => somma(x.irpefNetta, x.addizionaleRegionale, x.addizionaleComunale))),
      irap,
      cedolareSecca: somma(...pannelli.map((x) => x.impostaCedolare)),
      contributiTitolare: contributi[0] as number,
      contributiCollaboratori: somma(...contributi.slice(1)),
      sommeIntegrative: c.somme ? somma(...pannelli.map((x) => -somma(x.trattamentoIntegrativo, x.sommaEsente))) : 0,
    }
    return { ...righe, totaleImposteContributi: somma(...Object.values(righe)) }
  }

  // The ordinary side: artt. 54 and 66 TUIR; shares of the family business (art. 5 c. 4); the deduction of contributions (art. 10 c. 1 lett. e, c. 2).
  const aggiunti = ['altriProventi', 'rimanenzeFinali', 'plusvalenze']
  const reddito = somma(
    c.righi.ricaviNormale ?? c.ricavi,
    ...Object.entries(c.righi).flatMap(([k, x]) => (k === 'ricaviNormale' ? [] : [aggiunti.includes(k) ? x : -x])),
  )
  const usate = perdite(positivo(reddito), riportate)
  const imputati = quote(positivo(positivo(reddito) - usate))
  const delTitolare = c.tipologia === 'PROFESSIONE' ? reddito : (imputati[0] as number)
  const ivsNormali = dovuti(imputati, false)
  const gs = dellaSeparata(reddito)
  const carico = colleghi.map((x, i) => {
    const r = x.dati.redditi ?? {}
    const suo = somma(
      imputati[i + 1] as number,
      ...[
        r.pensione,
        r.lavoroDipendente,
        r.assimilatiLavoroDipendente,
        r.redditiDiversi,
        r.fabbricatiLocati,
        r.altriRedditi,
        r.abitazionePrincipale,
        r.cedolareSecca,
      ].map((y) => y ?? 0),
    )
    return x.aCarico ?? suo <= 2_840.51
  })
  const perLoro = c.rivalsa ? 0 : somma(...colleghi.map((_, i) => (carico[i] ? (ivsNormali[i + 1] as number) : 0)))
  // L. 197/2022 art. 1 c. 55: 15% on the increase over the highest of three years and its 5%, up to 40,000 euro, only in 2023.
  const flatTax = anno === 2023 && c.massimo3 !== undefined ? Math.min(40_000, positivo(positivo(delTitolare) - c.massimo3 * 1.05)) : 0
  const normali = persone.map((p, i) =>
    irpef(anno, p, {
      impresa: i === 0 ? delTitolare : (imputati[i] as number),
      contributi: i === 0 ? somma(ivsNormali[0] as number, gs, c.cassa ?? 0, perLoro) : c.rivalsa ? (ivsNormali[i] as number) : 0,
      minore: c.tipologia === 'PROFESSIONE' || !c.ordinaria,
      flatTax: i === 0 ? flatTax : 0,
    }),
  )

  // D.Lgs. 446/1997 artt. 5-bis and 8: no staff and no interest; a professional counts other income and what third parties cost.
  const irapDa = (chiavi: readonly string[]) =>
    somma(c.righi.ricaviNormale ?? c.ricavi, ...chiavi.map((k) => (aggiunti.includes(k) ? 1 : -1) * (c.righi[k] ?? 0)))
  const produzione =
    c.tipologia === 'IMPRESA'
      ? irapDa(['rimanenzeFinali', 'esistenzeIniziali', 'acquisti', 'ammortamenti', 'canoniLeasing', 'servizi'])
      : irapDa(['altriProventi', 'ammortamenti', 'canoniLeasing', 'immobili', 'compensiTerzi', 'consumi', 'speseLimitate', 'altreSpese'])
  const irap = c.irap ? irapPersona(anno, { ...c.irap, lorda: produzione, regione: c.titolare.codiceRegioneResidenza ?? 0 }) : 0

  // The flat-rate side: L. 190/2014 art. 1 c. 64. The owner deducts the contributions of all, except those recovered.
  const lordo = al((c.ricavi * c.gruppo[1]) / 100)
  const ivsPiatti = dovuti(quote(somma(lordo, -perdite(lordo, riportate))), c.riduzione35 === true)
  const gsPiatta = dellaSeparata(lordo)
  const deducibili = somma(ivsPiatti[0] as number, gsPiatta, c.cassa ?? 0, ...(c.rivalsa ? [] : ivsPiatti.slice(1)))
  const dedotti = Math.min(lordo, deducibili)
  const eccedenza = somma(deducibili, -dedotti)
  const perditePiatte = perdite(somma(lordo, -dedotti), riportate)
  const netto = somma(lordo, -dedotti, -perditePiatte)
  const sostitutiva = al((netto * c.aliquota) / 100)
  const piatti = persone.map((p, i) =>
    irpef(anno, p, { impresa: 0, contributi: i === 0 ? eccedenza : c.rivalsa ? (ivsPiatti[i] as number) : 0, forfettario: i === 0 ? netto : 0, minore: false }),
  )
  const [f, n] = [
    righeDi(piatti, [somma(ivsPiatti[0] as number, gsPiatta, c.cassa ?? 0), ...ivsPiatti.slice(1)], sostitutiva, 0, 0),
    righeDi(normali, [somma(ivsNormali[0] as number, gs, c.cassa ?? 0), ...ivsNormali.slice(1)], 0, al(flatTax * 0.15), irap),
  ]
  const spese = { forfettario: speseDi(anno, c, 'forfettario'), normale: speseDi(anno, c, 'normale') }
  const totaleComplessivo = {
    forfettario: somma(f.totaleImposteContributi, spese.forfettario),
    normale: somma(n.totaleImposteContributi, spese.normale),
  }
  const vantaggio = somma(totaleComplessivo.normale, -totaleComplessivo.forfettario)
  const conIva = somma(vantaggio, -(c.ivaIndetraibile ?? 0))
  const rettifica = rettificaDi(anno, c.rettifica)
  const pannello = (x: ReturnType<typeof irpef> | undefined) => (x ? altre(x) : null)
  return {
    redditoContributiImposta: {
      redditoLordo: lordo,
      contributiIvsNetti: ivsPiatti[0],
      contributiGestSep: gsPiatta,
      contributiDeducibili: deducibili,
      contributiDedotti: dedotti,
      eccedenzaContributi: eccedenza,
      perditeUtilizzate: perditePiatte,
      redditoNetto: netto,
      impostaSostitutiva: sostitutiva,
      importoRivalsa: c.rivalsa ? somma(...ivsPiatti.slice(1)) : 0,
      contributiTotali: somma(gsPiatta, c.cassa ?? 0, ...ivsPiatti),
    },
    regimeNormale: {
      perditaImpresa: c.tipologia === 'IMPRESA' ? positivo(-reddito) : 0,
      perditeUtilizzate: usate,
      redditoTitolare: delTitolare,
      contributiIvsNetti: ivsNormali[0],
      contributiGestSep: gs,
      contributiTotali: somma(gs, c.cassa ?? 0, ...ivsNormali),
    },
    irpefImprenditore: pannello(normali[0]),
    irpefCollaboratore1: pannello(normali[1]),
    irpefCollaboratore2: pannello(normali[2]),
    irpefImprenditoreForfettario: pannello(piatti[0]),
    irpefCollaboratore1Forfettario: pannello(piatti[1]),
    irpefCollaboratore2Forfettario: pannello(piatti[2]),
    confronto: {
      speseAmministrative: spese,
      totaleComplessivo,
      rettificaIvaApplicata: rettifica,
      vantaggioForfettario: vantaggio,
      vantaggioForfettarioConIva: conIva,
      vantaggioForfettarioPrimoAnno: somma(conIva, -Math.max(0, rettifica)),
      anniRecuperoRettifica: rettifica > 0 && conIva > 0 ? Math.ceil(rettifica / conIva) : null,
      // Up to a difference of one euro the regimes are equal.
      regimeConveniente: conIva > 1 ? 'FORFETTARIO' : conIva < -1 ? 'NORMALE' : 'INDIFFERENTE',
      imposte: Object.fromEntries(Object.keys(f).map((k) => [k, { forfettario: f[k as keyof typeof f], normale: n[k as keyof typeof n] }])),
    },
  }
}
