/** Random cases for the second account of the law: every region, household, kind of business, amounts at the thresholds of the norms. */
import { al, type Dati, type Redditi } from './conti.ts'
import { type Caso as DiBudget4u, vociDi } from './conti-budget4u.ts'
import type * as srl from './conti-convsrl-caso.ts'
import type * as forfettari from './conti-iforfettari.ts'
import type { Bene } from './conti-iforfettari.ts'

/** Amounts at which a norm changes what is due. */
const soglie = [
  ...[2_840.51, 4_800, 5_500, 8_000, 8_500, 11_000, 15_000, 17_000, 20_000, 25_000, 26_600, 28_000, 29_000, 32_000, 35_000, 40_000, 50_000],
  ...[55_000, 60_000, 70_000, 75_000, 80_000, 90_000, 95_000, 120_000, 200_000, 240_000],
] as const

function estrai(random: () => number) {
  const scegli = <T>(tra: readonly T[]): T => tra[Math.floor(random() * tra.length)] as T
  const forse = (p: number): boolean => random() < p
  /** Half of the households have low amounts throughout. */
  const scala = scegli([1, 1, 0.4, 0.15])
  const importo = (pieno_: number): number => {
    const massimo = pieno_ * scala
    const quale = random()
    if (quale < 0.3) return Math.min(massimo, al(scegli(soglie) + scegli([-0.01, 0, 0.01])))
    return quale < 0.5 ? Math.round(random() * massimo) : al(random() ** 2 * massimo)
  }
  const se = <T>(p: number, valore: () => T): T | undefined => (forse(p) ? valore() : undefined)
  const giorni = () => scegli([1, 90, 120, 181, 300, 364, 365])
  const redditi = (): Redditi =>
    pieno({
      pensione: se(0.25, () => importo(60_000)),
      giorniPensione: se(0.3, giorni),
      lavoroDipendente: se(0.35, () => importo(60_000)),
      assimilatiLavoroDipendente: se(0.15, () => importo(30_000)),
      giorniLavoro: se(0.5, giorni),
      redditiDiversi: se(0.15, () => importo(8_000)),
      fabbricatiLocati: se(0.15, () => importo(12_000)),
      altriRedditi: se(0.3, () => importo(90_000)),
      cedolareSecca: se(0.3, () => importo(30_000)),
      aliquotaCedolare: scegli([10, 21, 26] as const),
      abitazionePrincipale: se(0.3, () => importo(2_000)),
    })
  const famiglia = () => ({
    coniugeACarico: forse(0.3),
    numeroFigliACarico: scegli([0, 0, 1, 2, 3, 4]),
    percentualeCarichi: scegli([0, 50, 100] as const),
  })
  const comune = () => ({
    sogliaEsenzione: scegli([0, 10_000, 12_000, 15_000]),
    scaglioni: scegli([
      [{ finoA: null, aliquota: 0.8 }],
      [
        { finoA: 28_000, aliquota: 0.55 },
        { finoA: 50_000, aliquota: 0.7 },
        { finoA: null, aliquota: 0.9 },
      ],
    ]),
  })
  const dati = (): Dati =>
    pieno({
      redditi: redditi(),
      ...famiglia(),
      numeroFigliRegione: se(0.3, () => scegli([0, 1, 2, 3, 4, 5])),
      numeroFigliMinori: scegli([0, 0, 1, 2, 3]),
      oneriDeducibili: se(0.2, () => importo(5_000)),
      detrazioniOneri: se(0.3, () => importo(1_500)),
      detrazioniOneriSoggetteATaglio: se(0.3, () => importo(2_000)),
      detrazioneInteressiMutuo: se(0.3, () => importo(760)),
      codiceRegioneResidenza: forse(0.05) ? 0 : 1 + Math.floor(random() * 21),
      addizionaleComunalePercentuale: scegli([0, 0.5, 0.8, 1.2]),
      addizionaleComunale: se(0.4, comune),
    })
  const previdenza = () => ({ anzianitaAl1995: forse(0.3), pensionatoOver65: forse(0.15), riduzione50: forse(0.3) })
  return { scegli, forse, importo, se, giorni, famiglia, comune, dati, previdenza }
}
/** The object without keys that are undefined, so that reading takes their defaults. */
function pieno<T extends object>(x: { readonly [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(x).filter(([, v]) => v !== undefined)) as T
}

export function casoForfettari(random: () => number): forfettari.Caso {
  const { scegli, forse, importo, se, dati, previdenza } = estrai(random)
  const impresa = forse(0.6)
  const chiavi = impresa
    ? ['altriProventi', 'rimanenzeFinali', 'esistenzeIniziali', 'acquisti', 'lavoroDipendente', 'compensiTerzi', 'ammortamenti', 'servizi', 'altriCosti']
    : ['altriProventi', 'plusvalenze', 'ammortamenti', 'immobili', 'lavoroDipendente', 'compensiTerzi', 'consumi', 'speseLimitate', 'altreSpese']
  const righi = [...chiavi, 'canoniLeasing', 'interessiPassivi'].flatMap((k) => (forse(0.5) ? [[k, importo(15_000)]] : []))
  const collaboratore = (quota: number): forfettari.Collaboratore =>
    pieno({ quota, dati: dati(), previdenza: { ...previdenza(), under21: forse(0.3) }, aCarico: se(0.4, () => forse(0.5)) })
  const quanti = impresa ? scegli([0, 0, 1, 2]) : 0
  const adempimenti = [
    ...['tenutaContabilita', 'liquidazioniIva', 'dichiarazioneIva', 'dichiarazioneRedditi', 'isa', 'dichiarazioneIrap', 'fatturazioneElettronica'],
    ...['certificazioneUnica770', 'voceLibera1', 'voceLibera2', 'voceLibera3'],
  ]
  const voce = () => ({ attivo: scegli([null, null, true, false]), costo: importo(800) })
  const bene = () =>
    pieno<Bene>({
      tipo: scegli(['MOBILE', 'FABBRICATO'] as const),
      annoEntrataInFunzione: se(0.85, () => scegli([2010, 2015, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026])),
      costo: se(0.6, () => scegli([516.46, 516.47, 10_000])),
      coefficienteAmmortamento: scegli([0, 12, 25, 25.01]),
      ivaDetratta: importo(5_000),
    })
  const tabella = () =>
    pieno<Exclude<NonNullable<forfettari.Caso['rettifica']>, number>>({
      uscita: forse(0.3),
      cambio: se(0.4, () => scegli([2020, 2022, 2024, 2026])),
      rimanenze: importo(1_000),
      servizi: importo(500),
      beni: Array.from({ length: scegli([0, 1, 2, 3]) }, bene),
    })
  return pieno<forfettari.Caso>({
    tipologia: impresa ? 'IMPRESA' : 'PROFESSIONE',
    gestione: impresa ? scegli(['ARTIGIANATO', 'COMMERCIO'] as const) : undefined,
    separata: impresa ? undefined : se(0.5, () => scegli(['PIENA', 'RIDOTTA'] as const)),
    cassa: impresa ? undefined : se(0.4, () => importo(9_000)),
    previdenza: previdenza(),
    gruppo: impresa ? scegli([[1, 40] as const, [2, 40] as const, [9, 67] as const]) : [8, 78],
    aliquota: scegli([5, 15] as const),
    ricavi: importo(100_000),
    righi: { ...Object.fromEntries(righi), ...(forse(0.5) && { ricaviNormale: importo(250_000) }) },
    perdite: se(0.3, () => [importo(30_000), importo(30_000)] as const),
    titolare: dati(),
    collaboratori: quanti === 0 ? undefined : [collaboratore(scegli([10, 24.5, 30.01])), ...(quanti > 1 ? [collaboratore(scegli([5.55, 15, 18.99]))] : [])],
    rivalsa: forse(0.5),
    riduzione35: forse(0.3),
    ordinaria: forse(0.4),
    somme: forse(0.5),
    irap: se(0.5, () => ({ ...(forse(0.3) && { aliquota: scegli([0, 2.68, 5.1]) }), condonato: forse(0.5) })),
    ivaIndetraibile: se(0.3, () => importo(3_000)),
    adempimenti: se(0.6, () => Object.fromEntries(adempimenti.map((k) => [k, { forfettario: voce(), normale: voce() }]))),
    fatture: se(0.4, () => scegli([0, 1, 150])),
    rettifica: se(0.6, () => (forse(0.2) ? importo(4_000) : tabella())),
    massimo3: se(0.3, () => importo(60_000)),
  })
}

export function casoSrl(random: () => number): srl.Caso {
  const { scegli, forse, importo, se, giorni, dati, previdenza } = estrai(random)
  const gestioni = ['NESSUNA', 'ARTIGIANO', 'COMMERCIANTE'] as const
  const quote = scegli([[100], [50, 50], [66.67, 33.33], [33.33, 33.33, 33.34], [12.5, 37.25, 50.25]])
  const utile = importo(250_000)
  const socio = (quota: number): srl.Socio => {
    const suoi = dati()
    return pieno<srl.Socio>({
      ...suoi,
      redditi: { ...suoi.redditi, ...(forse(0.2) && { impreseMinoriLavoroAutonomo: importo(20_000) }) },
      ...previdenza(),
      quota,
      gestioneIvs: scegli(gestioni),
      tipoGestioneSeparata: se(0.4, () => scegli(['PIENA', 'PIENA_SENZA_DISCOLL', 'RIDOTTA'] as const)),
      massimaleGsUsato: se(0.3, () => importo(120_000)),
      giorniCarica: se(0.4, giorni),
      altriRedditiImpresaIvs: se(0.2, () => importo(20_000)),
      ritenute: se(0.3, () => importo(3_000)),
    })
  }
  const forma = scegli(['DITTA_INDIVIDUALE', 'IMPRESA_FAMILIARE', 'SOCIETA_DI_PERSONE', 'FORFETTARIO', 'PROFESSIONISTA', 'STUDIO_ASSOCIATO'] as const)
  const persone = scegli([[100], [60, 40], [55, 25.5, 19.5], [51, 20, 14.99, 14.01], [40, 20, 15, 12.5, 12.5]])
  const persona = (quota: number): srl.Persona => ({
    ...dati(),
    ...previdenza(),
    quota,
    gestioneIvs: scegli(['', ...gestioni] as const),
    under21: forse(0.3),
    contributiCassaProf: importo(9_000),
  })
  const professione = forma === 'FORFETTARIO' ? forse(0.5) : true
  const righi = [
    ...['altriProventi', 'lavoroDipendente', 'compensiTerzi', 'ammortamenti', 'canoniLeasing', 'interessiPassivi'],
    ...(professione
      ? ['plusvalenze', 'immobili', 'consumi', 'speseLimitate', 'altreSpese']
      : ['rimanenzeFinali', 'esistenzeIniziali', 'acquisti', 'servizi', 'altriCosti']),
  ].flatMap((k) => (forse(0.4) ? [[k, importo(10_000)]] : []))
  return pieno<srl.Caso>({
    utile,
    aumento: se(0.4, () => importo(10_000)),
    diminuzione: se(0.3, () => importo(5_000)),
    capitale: scegli([1, 4_000, 9_999.99, 10_000, 50_000]),
    riserva: se(0.5, () => importo(10_000)),
    perdite: se(0.3, () => importo(20_000)),
    irap: forse(0.5),
    soci: quote.map(socio),
    compensi: quote.map(() => (forse(0.6) ? importo(40_000) : 0)),
    dividendi: importo(60_000),
    prelevato: se(0.5, () => importo(60_000)),
    rilevanza: se(0.3, () => scegli([40, 49.72, 58.14] as const)),
    somme: forse(0.5),
    costi: importo(4_000),
    forma,
    contabilita: scegli(['ORDINARIA', 'SEMPLIFICATA'] as const),
    gestione: scegli(gestioni),
    persone: persone.map(persona),
    aliquotaSep: se(0.6, () => scegli(['PIENA', 'RIDOTTA'] as const)),
    baseIrap: se(0.4, () => ({ ...(forse(0.6) && { valore: importo(300_000) }), personale: importo(40_000), aliquota: scegli([2.68, 3.9, 4.97]) })),
    senzaOrganizzazione: forse(0.3),
    premiale: forse(0.3),
    altriCosti: se(0.5, () => ({
      tassaConcessioneGovernativa: scegli([309.87, 516.46]),
      dirittoAnnuale: importo(200),
      depositoBilancio: importo(130),
      notaio: importo(3_000),
      anniNotaio: scegli([1, 3, 5]),
    })),
    soglia: scegli([0, 1_000, 5_000]),
    attivita: se(forma === 'FORFETTARIO' ? 1 : 0.5, () => ({
      professione,
      righi: { ...(forse(0.5) && { ricaviNormale: al(0.01 + importo(120_000)) }), ...Object.fromEntries(righi) },
      cassa: professione && forse(0.4),
      gruppo: professione ? ([8, 78] as const) : scegli([[1, 40] as const, [6, 62] as const, [9, 67] as const]),
      aliquota: scegli([5, 15] as const),
      riduzione35: forse(0.4),
      riduzione50: forse(0.3),
    })),
    ricavi: al(0.01 + importo(90_000)),
  })
}

export function casoBudget(random: () => number): DiBudget4u {
  const { scegli, forse, importo, se, famiglia, comune } = estrai(random)
  const tipologia = scegli(['PROFESSIONE', 'IMPRESA', 'IMPRESA_FAMILIARE', 'SOCIETA_DI_PERSONE', 'SRL_TRASPARENTE', 'SRL_NON_TRASPARENTE'] as const)
  const studio = tipologia === 'PROFESSIONE'
  const quote =
    studio || tipologia === 'IMPRESA'
      ? [100]
      : scegli([
          [60, 40],
          [51, 16.33, 32.67],
          [51, 20, 10, 10, 9],
        ])
  const voci = [...vociDi(tipologia), 'interessiPassivi', ...(studio ? [] : ['affittoFigurativo', 'interessiAttivi'])]
  const previdenza = studio ? scegli([{ separata: 'PIENA' }, { separata: 'RIDOTTA' }, { cassa: importo(8_000) }, {}] as const) : {}
  const beni = ['fabbricato', 'macchinari', 'attrezzature', 'impianti', 'mobiliUfficio', 'furgoni', 'autovetture', 'immateriali', 'altro']
  const crescita = () => [scegli([-30, 0, 5.5, 40]), scegli([-10, 0, 12.25, 100])] as const
  return pieno<DiBudget4u>({
    ...previdenza,
    tipologia,
    persone: quote.map((quota) => ({
      quota,
      ...famiglia(),
      numeroFigliACarico: scegli([0, 1, 2, 3]),
      under21: forse(0.4),
      senzaContributi: !studio && !tipologia.startsWith('IMPRESA') && forse(0.3),
    })),
    gestione: scegli(['ARTIGIANO', 'COMMERCIANTE', 'NESSUNA'] as const),
    conto: { ...Object.fromEntries(voci.flatMap((k) => (forse(0.4) ? [[k, importo(30_000)]] : []))), [studio ? 'compensi' : 'ricavi']: importo(400_000) },
    contabilita: scegli(['ORDINARIA', 'SEMPLIFICATA'] as const),
    mesi: studio ? 12 : scegli([1, 5, 7, 12, 12]),
    riduzione50: forse(0.4),
    regione: forse(0.1) ? 0 : 1 + Math.floor(random() * 21),
    comune: scegli([0, 0.5, 0.8, 1.2]),
    conComune: se(0.4, comune),
    irapSoggetto: forse(0.5),
    indeterminato: forse(0.5),
    perCompetenza: forse(0.5),
    taglio2020: scegli([0, 40, 50] as const),
    beni: Object.fromEntries(
      beni.flatMap((bene) => (forse(0.3) ? [[bene, { costo: importo(40_000), coefficiente: scegli([3, 12, 25, 40, 50, 70, 100]) }]] : [])),
    ),
    agente: forse(0.3),
    avvio: se(0.6, () => ({
      vive: importo(3_000),
      esterne: importo(4_000),
      interne: importo(1_000),
      imputa: scegli(['NO', 'INTERO', 'QUINTO'] as const),
      iva: forse(0.5),
    })),
    crescita: se(0.7, () => ({ ricavi: crescita(), costi: crescita() })),
  })
}
