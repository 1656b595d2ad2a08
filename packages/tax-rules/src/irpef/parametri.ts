/** Figures of IRPEF, tax years 2020 to 2027. */
import { cifra, conFonte, definizione, type Fascia, nonPrevisto, normaDal, type Scaglione } from '@bilancia/engine'
import { ogniAnno, parametro, sempre, tabella } from '../legge.ts'
import { legge, tuir } from '../norme.ts'

const TESTO_2007 = 'TUIR nel testo della L. 296/2006, in vigore fino al 2021'
const L234 = 'L. 234/2021, art. 1, c. 2; circ. Agenzia Entrate 4/E/2022'
const D216 = 'D.Lgs. 216/2023, art. 1'
const L207 = 'L. 207/2024, art. 1, c. 2; circ. Agenzia Entrate 4/E/2025'
const L199 = 'L. 199/2025, art. 1, c. 3'

const oltre = Infinity
const scala = (...righe: readonly (readonly [fino: number, aliquota: number])[]): readonly Scaglione[] => righe.map(([fino, aliquota]) => ({ fino, aliquota }))

export const scaglioni = tabella('irpef.scaglioni', "scaglioni dell'IRPEF", tuir('11, c. 1'), {
  2020: cifra(scala([15_000, 23], [28_000, 27], [55_000, 38], [75_000, 41], [oltre, 43]), TESTO_2007),
  2021: cifra(scala([15_000, 23], [28_000, 27], [55_000, 38], [75_000, 41], [oltre, 43]), TESTO_2007),
  2022: cifra(scala([15_000, 23], [28_000, 25], [50_000, 35], [oltre, 43]), L234),
  2023: cifra(scala([15_000, 23], [28_000, 25], [50_000, 35], [oltre, 43]), L234),
  2024: cifra(scala([28_000, 23], [50_000, 35], [oltre, 43]), D216),
  2025: cifra(scala([28_000, 23], [50_000, 35], [oltre, 43]), L207),
  2026: cifra(scala([28_000, 23], [50_000, 33], [oltre, 43]), L199),
  2027: cifra(scala([28_000, 23], [50_000, 33], [oltre, 43]), L199),
})

// Art. 13: work.

const dipendenteFino2021: readonly Fascia[] = [
  { fino: 8_000, base: 1_880 },
  { fino: 28_000, base: 978, quota: 902, da: 28_000, su: 20_000 },
  { fino: 55_000, base: 0, quota: 978, da: 55_000, su: 27_000 },
]
const dipendenteDal2022 = (base: number): readonly Fascia[] => [
  { fino: 15_000, base },
  { fino: 28_000, base: 1_910, quota: 1_190, da: 28_000, su: 13_000 },
  { fino: 50_000, base: 0, quota: 1_910, da: 50_000, su: 22_000 },
]

export const detrazioneDipendente = tabella('irpef.detrazioneDipendente', 'detrazione per lavoro dipendente', tuir('13, c. 1 e 6'), {
  2020: cifra(dipendenteFino2021, 'art. 13 TUIR, testo in vigore fino al 2021 (Normattiva)'),
  2021: cifra(dipendenteFino2021, 'art. 13 TUIR, testo in vigore fino al 2021 (Normattiva)'),
  2022: cifra(dipendenteDal2022(1_880), L234),
  2023: cifra(dipendenteDal2022(1_880), L234),
  2024: cifra(dipendenteDal2022(1_955), `${D216}, c. 2`),
  2025: cifra(dipendenteDal2022(1_955), L207),
  2026: cifra(dipendenteDal2022(1_955), L207),
  2027: cifra(dipendenteDal2022(1_955), L207),
})

export const sogliaMinimoDipendente = parametro('euro', 'irpef.sogliaMinimoDipendente', 'Reddito fino al quale vale il minimo', tuir('13, c. 1, lett. a)'), {
  ...conFonte('art. 13 TUIR, testo in vigore fino al 2021 (Normattiva)', { 2020: 8_000, 2021: 8_000 }),
  ...conFonte(L234, { 2022: 15_000, 2023: 15_000 }),
  ...conFonte(D216, { 2024: 15_000 }),
  ...conFonte(L207, { 2025: 15_000, 2026: 15_000, 2027: 15_000 }),
})

export const minimoDipendente = parametro(
  'euro',
  'irpef.minimoDipendente',
  'Detrazione minima per lavoro dipendente',
  tuir('13, c. 1, lett. a)'),
  sempre(cifra(690, 'art. 13, c. 1, lett. a), TUIR: 690 € (1.380 € a tempo determinato, non modellato)'), { finoAl: 2027 }),
)

export const maggiorazioneDipendente = parametro(
  'euro',
  'irpef.maggiorazioneDipendente',
  'Aumento della detrazione per lavoro dipendente',
  tuir('13, c. 1.1'),
  {
    ...conFonte('introdotto dalla L. 234/2021: non esiste prima del 2022', { 2020: nonPrevisto, 2021: nonPrevisto }),
    ...conFonte(L234, { 2022: 65, 2023: 65 }),
    ...conFonte(D216, { 2024: 65 }),
    ...conFonte(L207, { 2025: 65, 2026: 65, 2027: 65 }),
  },
)
export const maggiorazioneDipendenteOltre = parametro(
  'euro',
  'irpef.maggiorazioneDipendenteOltre',
  "Reddito oltre il quale spetta l'aumento",
  tuir('13, c. 1.1'),
  {
    ...conFonte('introdotto dalla L. 234/2021', { 2020: nonPrevisto, 2021: nonPrevisto }),
    ...conFonte(L234, { 2022: 25_000, 2023: 25_000, 2024: 25_000, 2025: 25_000, 2026: 25_000, 2027: 25_000 }),
  },
)
export const maggiorazioneDipendenteFino = parametro(
  'euro',
  'irpef.maggiorazioneDipendenteFino',
  "Reddito fino al quale spetta l'aumento",
  tuir('13, c. 1.1'),
  {
    ...conFonte('introdotto dalla L. 234/2021', { 2020: nonPrevisto, 2021: nonPrevisto }),
    ...conFonte(L234, { 2022: 35_000, 2023: 35_000, 2024: 35_000, 2025: 35_000, 2026: 35_000, 2027: 35_000 }),
  },
)

const pensioneFino2021: readonly Fascia[] = [
  { fino: 8_000, base: 1_880 },
  { fino: 15_000, base: 1_297, quota: 583, da: 15_000, su: 7_000 },
  { fino: 55_000, base: 0, quota: 1_297, da: 55_000, su: 40_000 },
]
const pensioneDal2022: readonly Fascia[] = [
  { fino: 8_500, base: 1_955 },
  { fino: 28_000, base: 700, quota: 1_255, da: 28_000, su: 19_500 },
  { fino: 50_000, base: 0, quota: 700, da: 50_000, su: 22_000 },
]
export const detrazionePensione = tabella('irpef.detrazionePensione', 'detrazione per pensione', tuir('13, c. 3 e 6'), {
  ...conFonte('art. 13 TUIR, testo in vigore fino al 2021 (Normattiva); tasse-fisco.com', { 2020: pensioneFino2021, 2021: pensioneFino2021 }),
  ...conFonte(`${L234}; tasse-fisco.com, detrazioni pensionati`, {
    2022: pensioneDal2022,
    2023: pensioneDal2022,
    2024: pensioneDal2022,
    2025: pensioneDal2022,
    2026: pensioneDal2022,
    2027: pensioneDal2022,
  }),
})
export const sogliaMinimoPensione = parametro('euro', 'irpef.sogliaMinimoPensione', 'Reddito fino al quale vale il minimo', tuir('13, c. 3, lett. a)'), {
  ...conFonte('art. 13 TUIR, testo in vigore fino al 2021 (Normattiva)', { 2020: 8_000, 2021: 8_000 }),
  ...conFonte(L234, { 2022: 8_500, 2023: 8_500, 2024: 8_500, 2025: 8_500, 2026: 8_500, 2027: 8_500 }),
})
export const minimoPensione = parametro(
  'euro',
  'irpef.minimoPensione',
  'Detrazione minima per pensione',
  tuir('13, c. 3, lett. a)'),
  sempre(cifra(713, 'art. 13, c. 3, lett. a), TUIR; tasse-fisco.com, detrazioni pensionati'), { finoAl: 2027 }),
)
export const maggiorazionePensione = parametro('euro', 'irpef.maggiorazionePensione', 'Aumento della detrazione per pensione', tuir('13, c. 3-bis'), {
  ...conFonte('introdotto dalla L. 234/2021', { 2020: nonPrevisto, 2021: nonPrevisto }),
  ...conFonte(L234, { 2022: 50, 2023: 50, 2024: 50, 2025: 50, 2026: 50, 2027: 50 }),
})
export const maggiorazionePensioneOltre = parametro(
  'euro',
  'irpef.maggiorazionePensioneOltre',
  "Reddito oltre il quale spetta l'aumento",
  tuir('13, c. 3-bis'),
  {
    ...conFonte('introdotto dalla L. 234/2021', { 2020: nonPrevisto, 2021: nonPrevisto }),
    ...conFonte(L234, { 2022: 25_000, 2023: 25_000, 2024: 25_000, 2025: 25_000, 2026: 25_000, 2027: 25_000 }),
  },
)
export const maggiorazionePensioneFino = parametro('euro', 'irpef.maggiorazionePensioneFino', "Reddito fino al quale spetta l'aumento", tuir('13, c. 3-bis'), {
  ...conFonte('introdotto dalla L. 234/2021', { 2020: nonPrevisto, 2021: nonPrevisto }),
  ...conFonte(L234, { 2022: 29_000, 2023: 29_000, 2024: 29_000, 2025: 29_000, 2026: 29_000, 2027: 29_000 }),
})

const autonomiFino2021: readonly Fascia[] = [
  { fino: 4_800, base: 1_104 },
  { fino: 55_000, base: 0, quota: 1_104, da: 55_000, su: 50_200 },
]
const autonomiDal2022: readonly Fascia[] = [
  { fino: 5_500, base: 1_265 },
  { fino: 28_000, base: 500, quota: 765, da: 28_000, su: 22_500 },
  { fino: 50_000, base: 0, quota: 500, da: 50_000, su: 22_000 },
]
export const detrazioneAutonomi = tabella('irpef.detrazioneAutonomi', 'detrazione per lavoro autonomo e impresa minore', tuir('13, c. 5 e 6'), {
  ...conFonte('art. 13 TUIR, testo in vigore fino al 2021; informazionefiscale.it', { 2020: autonomiFino2021, 2021: autonomiFino2021 }),
  ...conFonte(`${L234}; informazionefiscale.it, Detrazioni lavoro autonomo 2022`, {
    2022: autonomiDal2022,
    2023: autonomiDal2022,
    2024: autonomiDal2022,
    2025: autonomiDal2022,
    2026: autonomiDal2022,
    2027: autonomiDal2022,
  }),
})
export const maggiorazioneAutonomi = parametro('euro', 'irpef.maggiorazioneAutonomi', 'Aumento della detrazione per lavoro autonomo', tuir('13, c. 5-ter'), {
  ...conFonte('introdotto dalla L. 234/2021', { 2020: nonPrevisto, 2021: nonPrevisto }),
  ...conFonte(L234, { 2022: 50, 2023: 50, 2024: 50, 2025: 50, 2026: 50, 2027: 50 }),
})
export const maggiorazioneAutonomiOltre = parametro(
  'euro',
  'irpef.maggiorazioneAutonomiOltre',
  "Reddito oltre il quale spetta l'aumento",
  tuir('13, c. 5-ter'),
  {
    ...conFonte('introdotto dalla L. 234/2021', { 2020: nonPrevisto, 2021: nonPrevisto }),
    ...conFonte(L234, { 2022: 11_000, 2023: 11_000, 2024: 11_000, 2025: 11_000, 2026: 11_000, 2027: 11_000 }),
  },
)
export const maggiorazioneAutonomiFino = parametro('euro', 'irpef.maggiorazioneAutonomiFino', "Reddito fino al quale spetta l'aumento", tuir('13, c. 5-ter'), {
  ...conFonte('introdotto dalla L. 234/2021', { 2020: nonPrevisto, 2021: nonPrevisto }),
  ...conFonte(L234, { 2022: 17_000, 2023: 17_000, 2024: 17_000, 2025: 17_000, 2026: 17_000, 2027: 17_000 }),
})

export const giorniAnno = parametro(
  'numero',
  'irpef.giorniAnno',
  "Giorni dell'anno",
  tuir('13, c. 1 e 3'),
  sempre(cifra(365, 'circ. Agenzia Entrate 15/E/2007, par. 1.5.1: 365 giorni anche negli anni bisestili'), { finoAl: 2027 }),
)

// Art. 12: family.

const CONIUGE = 'art. 12, c. 1, lett. a) e b), TUIR; 800979000.com e impresalavoro.eu, detrazione coniuge a carico'
const perAnni = (valore: number) => sempre(cifra(valore, CONIUGE), { finoAl: 2027 })
export const coniuge = {
  importoBase: parametro('euro', 'irpef.coniuge.importoBase', 'Detrazione base per il coniuge', tuir('12, c. 1, lett. a)'), perAnni(800)),
  riduzione: parametro('euro', 'irpef.coniuge.riduzione', 'Riduzione della detrazione base', tuir('12, c. 1, lett. a)'), perAnni(110)),
  primaSoglia: parametro('euro', 'irpef.coniuge.primaSoglia', 'Prima soglia di reddito per il coniuge', tuir('12, c. 1, lett. a)'), perAnni(15_000)),
  importoPieno: parametro('euro', 'irpef.coniuge.importoPieno', 'Detrazione per il coniuge', tuir('12, c. 1, lett. a)'), perAnni(690)),
  secondaSoglia: parametro('euro', 'irpef.coniuge.secondaSoglia', 'Seconda soglia di reddito per il coniuge', tuir('12, c. 1, lett. a)'), perAnni(40_000)),
  limite: parametro('euro', 'irpef.coniuge.limite', 'Reddito oltre il quale non spetta', tuir('12, c. 1, lett. a)'), perAnni(80_000)),
  ampiezza: parametro('euro', 'irpef.coniuge.ampiezza', 'Ampiezza della fascia decrescente', tuir('12, c. 1, lett. a)'), perAnni(40_000)),
}
const fasceConiuge: readonly Fascia[] = [
  { fino: 29_000, base: 690 },
  { fino: 29_200, base: 700 },
  { fino: 34_700, base: 710 },
  { fino: 35_000, base: 720 },
  { fino: 35_100, base: 710 },
  { fino: 35_200, base: 700 },
  { fino: 40_000, base: 690 },
]
export const coniugeConAumenti = tabella(
  'irpef.coniugeConAumenti',
  'detrazione per il coniuge con gli aumenti',
  tuir('12, c. 1, lett. a), n. 2, e lett. b)'),
  sempre(cifra(fasceConiuge, CONIUGE), { finoAl: 2027 }),
)

const FIGLI_VECCHI = 'art. 12, c. 1, lett. c), TUIR, testo in vigore fino a febbraio 2022'
const FIGLI_22 = 'D.Lgs. 230/2021, art. 10; circ. Agenzia Entrate 4/E/2022 (scuolainforma.it, monteleonetosifogli.it)'
const FIGLI_25 = 'L. 207/2024, art. 1, c. 11 (studioavvocatolandi.it, ntpluslavoro)'
export const figli = {
  importo: parametro('euro', 'irpef.figli.importo', 'Detrazione per ciascun figlio', tuir('12, c. 1, lett. c)'), {
    ...conFonte(FIGLI_VECCHI, { 2020: 950, 2021: 950 }),
    ...conFonte(FIGLI_22, { 2022: 950, 2023: 950, 2024: 950 }),
    ...conFonte(FIGLI_25, { 2025: 950, 2026: 950, 2027: 950 }),
  }),
  limiteBase: parametro('euro', 'irpef.figli.limiteBase', 'Reddito oltre il quale non spetta, con un figlio', tuir('12, c. 1, lett. c)'), {
    ...conFonte(FIGLI_VECCHI, { 2020: 95_000, 2021: 95_000 }),
    ...conFonte(FIGLI_22, { 2022: 95_000, 2023: 95_000, 2024: 95_000 }),
    ...conFonte(FIGLI_25, { 2025: 95_000, 2026: 95_000, 2027: 95_000 }),
  }),
  aumentoLimite: parametro('euro', 'irpef.figli.aumentoLimite', 'Aumento del limite per ogni figlio oltre il primo', tuir('12, c. 1, lett. c)'), {
    ...conFonte(FIGLI_VECCHI, { 2020: 15_000, 2021: 15_000 }),
    ...conFonte(FIGLI_22, { 2022: 15_000, 2023: 15_000, 2024: 15_000 }),
    ...conFonte(FIGLI_25, { 2025: 15_000, 2026: 15_000, 2027: 15_000 }),
  }),
  primoFiglio: parametro(
    'numero',
    'irpef.figli.primoFiglio',
    'Figli per i quali vale il limite base',
    tuir('12, c. 1, lett. c)'),
    sempre(cifra(1, FIGLI_VECCHI), { finoAl: 2027 }),
  ),
  aumentoOltreTre: parametro('euro', 'irpef.figli.aumentoOltreTre', 'Aumento per ciascuno, con più di tre figli', tuir('12, c. 1, lett. c)'), {
    ...conFonte(FIGLI_VECCHI, { 2020: 200, 2021: 200, 2022: 200 }),
    ...conFonte(FIGLI_22, { 2023: nonPrevisto, 2024: nonPrevisto, 2025: nonPrevisto, 2026: nonPrevisto, 2027: nonPrevisto }),
  }),
  numerosi: parametro('numero', 'irpef.figli.numerosi', "Figli oltre i quali spetta l'aumento", tuir('12, c. 1, lett. c)'), {
    ...conFonte(FIGLI_VECCHI, { 2020: 3, 2021: 3, 2022: 3 }),
    ...conFonte(FIGLI_22, { 2023: nonPrevisto, 2024: nonPrevisto, 2025: nonPrevisto, 2026: nonPrevisto, 2027: nonPrevisto }),
  }),
  ulteriore: parametro('euro', 'irpef.figli.ulteriore', 'Ulteriore detrazione con almeno quattro figli', tuir('12, c. 1-bis'), {
    ...conFonte(FIGLI_VECCHI, { 2020: 1_200, 2021: 1_200, 2022: 1_200 }),
    ...conFonte(FIGLI_22, { 2023: nonPrevisto, 2024: nonPrevisto, 2025: nonPrevisto, 2026: nonPrevisto, 2027: nonPrevisto }),
  }),
  mesiVecchi: parametro('numero', 'irpef.figli.mesiVecchi', "Mesi dell'anno con le regole fino a febbraio 2022", legge('D.Lgs. 230/2021, art. 10, c. 4'), {
    ...conFonte(FIGLI_VECCHI, { 2020: 12, 2021: 12 }),
    ...conFonte(FIGLI_22, { 2022: 2, 2023: 0, 2024: 0, 2025: 0, 2026: 0, 2027: 0 }),
  }),
}
export const mesiAnno = parametro(
  'numero',
  'irpef.mesiAnno',
  "Mesi dell'anno",
  tuir('12, c. 3'),
  ogniAnno(definizione(12, 'art. 12, c. 3, TUIR: detrazioni rapportate a mese')),
)

export const limiteACarico = parametro(
  'euro',
  'irpef.limiteACarico',
  'Reddito fino al quale un familiare è a carico',
  tuir('12, c. 2'),
  sempre(cifra(2_840.51, 'art. 12, c. 2, TUIR (i 4.000 € dei figli fino a 24 anni non sono modellati)'), { finoAl: 2027 }),
)

// Art. 15 and 16-ter: cuts of the deductions for charges.

const ART_15 = 'art. 15, c. 3-bis, TUIR (L. 160/2019, art. 1, c. 629); cdltorino.it, mysolution.it'
export const altiRedditi = {
  oltre: parametro(
    'euro',
    'irpef.oneri.altiRedditiOltre',
    'Reddito oltre il quale le detrazioni si riducono',
    tuir('15, c. 3-bis'),
    sempre(cifra(120_000, ART_15), { finoAl: 2027 }),
  ),
  zeroOltre: parametro(
    'euro',
    'irpef.oneri.altiRedditiZero',
    'Reddito dal quale le detrazioni si azzerano',
    tuir('15, c. 3-bis'),
    sempre(cifra(240_000, ART_15), { finoAl: 2027 }),
  ),
  ampiezza: parametro(
    'euro',
    'irpef.oneri.altiRedditiAmpiezza',
    'Divisore della riduzione',
    tuir('15, c. 3-bis'),
    sempre(cifra(120_000, ART_15), { finoAl: 2027 }),
  ),
}
const SENZA_TAGLIO = 'nessun taglio per questo anno'
/** 260 euro in 2024, 440 from 2026; in 2025 there was none. */
const normaTaglio = normaDal({ dal2020: legge('D.Lgs. 216/2023, art. 2'), dal2026: legge('L. 199/2025, art. 1, c. 4; art. 16-ter, c. 5-bis, TUIR') })
export const taglio = {
  importo: parametro('euro', 'irpef.oneri.taglio', 'Taglio delle detrazioni per oneri', normaTaglio, {
    ...conFonte(SENZA_TAGLIO, { 2020: nonPrevisto, 2021: nonPrevisto, 2022: nonPrevisto, 2023: nonPrevisto }),
    2024: cifra(260, 'D.Lgs. 216/2023, art. 2'),
    2025: cifra(nonPrevisto, SENZA_TAGLIO),
    2026: cifra(440, 'L. 199/2025, art. 1, c. 4'),
    2027: cifra(440, 'L. 199/2025, art. 1, c. 4'),
  }),
  oltre: parametro('euro', 'irpef.oneri.taglioOltre', 'Reddito oltre il quale si applica il taglio', normaTaglio, {
    ...conFonte(SENZA_TAGLIO, { 2020: nonPrevisto, 2021: nonPrevisto, 2022: nonPrevisto, 2023: nonPrevisto }),
    2024: cifra(50_000, 'D.Lgs. 216/2023, art. 2'),
    2025: cifra(nonPrevisto, SENZA_TAGLIO),
    2026: cifra(200_000, 'L. 199/2025, art. 1, c. 4'),
    2027: cifra(200_000, 'L. 199/2025, art. 1, c. 4'),
  }),
}
