/** IRAP of natural persons, 2020 and 2021; from 2022 they no longer pay it. */
import {
  type Condizione,
  type CondizioneFacoltativa,
  cifra,
  conFonte,
  type Facoltativa,
  type Fascia,
  type Importo,
  mai,
  type Numero,
  nonPrevisto,
  parametro,
  perPeriodo,
  regola,
  requisito,
  se,
  tabella,
  zero,
  zeroPercento,
} from '@bilancia/engine'
import { legge } from '../norme.ts'

const abolita = 'persone fisiche escluse dal 2022: L. 234/2021, art. 1, c. 8'
const FASCE = 'D.Lgs. 446/1997, art. 11, c. 4-bis, lett. d-bis) (contabilitalowcost.it; scaglioni da ntplusfisco)'

const fasce: readonly Fascia[] = [
  { fino: 180_759.91, base: 13_000 },
  { fino: 180_839.91, base: 9_750 },
  { fino: 180_919.91, base: 6_500 },
  { fino: 180_999.91, base: 3_250 },
]
const nessuna: readonly Fascia[] = []
const deduzioni = tabella('irap.deduzioni', 'deduzione forfettaria IRAP', legge('D.Lgs. 446/1997, art. 11, c. 4-bis'), {
  ...conFonte(FASCE, { 2020: fasce, 2021: fasce }),
  ...conFonte(abolita, { 2022: nessuna, 2023: nessuna, 2024: nessuna, 2025: nessuna, 2026: nessuna }),
})

/** The 2020 row of each region, for both years; 0 is "no region": the national rate. */
const aliquote2020 = {
  0: 3.9,
  1: 4.82,
  2: 3.9,
  3: 2.68,
  4: 4.97,
  5: 4.97,
  6: 3.9,
  7: 3.9,
  8: 4.82,
  9: 3.9,
  10: 3.9,
  11: 4.73,
  12: 4.97,
  13: 3.9,
  14: 4.82,
  15: 2.93,
  16: 3.9,
  17: 3.9,
  18: 2.68,
  19: 3.9,
  20: 3.1,
  21: 3.9,
}
const aliquote = tabella<Readonly<Record<number, number>>>('irap.aliquote', 'aliquota IRAP della regione', legge('D.Lgs. 446/1997, art. 16'), {
  2020: cifra(aliquote2020, 'Dipartimento Finanze, gennaio 2021 (business24tv.it, italiaatavola.net); Trento da una fonte successiva'),
  2021: cifra(aliquote2020, 'tabella del 2020, in mancanza di una del 2021', 'fonte unica'),
  ...conFonte(abolita, { 2022: {}, 2023: {}, 2024: {}, 2025: {}, 2026: {} }),
})
const accontoCondonato = parametro('percento', 'irap.accontoCondonato', 'Parte del primo acconto 2020 non dovuta', legge('D.L. 34/2020, art. 24'), {
  2020: cifra(50, 'D.L. 34/2020, art. 24 (soggetti ISA)'),
  2021: cifra(nonPrevisto, 'solo per il 2020'),
  ...conFonte(abolita, { 2022: nonPrevisto, 2023: nonPrevisto, 2024: nonPrevisto, 2025: nonPrevisto, 2026: nonPrevisto }),
})

type DatiIrap = {
  /** Gross value of production from the rows of the income, in force unless one is typed. */
  readonly dalReddito: Importo
  readonly impresa: Condizione
  readonly dovutaDa: Condizione
  readonly regione: Numero
  readonly campi: {
    readonly valoreProduzioneLorda: Facoltativa<'euro'>
    readonly autonomaOrganizzazione: CondizioneFacoltativa
    readonly aliquotaIrap: Facoltativa<'percento'>
    readonly irap2020AccontoCondonato: Condizione
  }
}

const finoAl2021 = <U extends 'euro' | 'percento'>(valore: Parameters<typeof perPeriodo<U>>[0]['dal2020'], poi: typeof valore) =>
  perPeriodo<U>({ dal2020: valore, dal2022: poi })

export function irapPersonaFisica({ dalReddito, impresa, dovutaDa, regione, campi }: DatiIrap) {
  const norma = legge('D.Lgs. 446/1997, artt. 5-bis e 8; L. 234/2021, art. 1, c. 8')
  const lorda = regola('irap.valoreProduzioneLorda', {
    nome: 'Valore della produzione lorda',
    norma,
    nota: 'Senza personale, interessi e plusvalenze; i compensi a terzi con partita IVA, deducibili, vanno aggiunti a mano (lettura prudente).',
    formula: finoAl2021<'euro'>(se(dovutaDa, { allora: campi.valoreProduzioneLorda.oppure(dalReddito), altrimenti: zero }), zero),
  })
  const netta = regola('irap.valoreProduzioneNetta', {
    nome: 'Valore della produzione netta',
    norma: legge('D.Lgs. 446/1997, art. 11, c. 4-bis'),
    formula: finoAl2021<'euro'>(lorda.meno(lorda.aFasce(deduzioni)).nonNegativo(), zero),
  })
  const aliquota = regola('irap.aliquota', {
    nome: 'Aliquota IRAP',
    norma: legge('D.Lgs. 446/1997, art. 16'),
    formula: finoAl2021<'percento'>(campi.aliquotaIrap.oppure(regione.in('percento', aliquote)), zeroPercento),
  })
  const autonoma = requisito('irap.autonomaOrganizzazione', {
    nome: 'Autonoma organizzazione',
    norma: legge('D.Lgs. 446/1997, art. 2'),
    formula: perPeriodo({ dal2020: campi.autonomaOrganizzazione.oppure(impresa), dal2022: mai }),
  })
  const piena = regola('irap.piena', {
    nome: "IRAP prima dell'acconto condonato",
    norma,
    formula: se(autonoma, { allora: netta.al(aliquota), altrimenti: zero }),
  })
  const irap = regola('irap.dovuta', {
    nome: 'IRAP',
    norma: legge('D.Lgs. 446/1997, art. 16; D.L. 34/2020, art. 24'),
    formula: perPeriodo({
      dal2020: se(campi.irap2020AccontoCondonato, { allora: piena.ridottoDel(accontoCondonato), altrimenti: piena }),
      dal2021: piena,
      dal2022: zero,
    }),
  })
  return { lorda, netta, aliquota, autonoma, irap }
}
