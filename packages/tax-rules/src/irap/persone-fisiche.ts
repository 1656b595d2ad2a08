/** IRAP of natural persons, 2020 and 2021. They have not paid it since 2022. */
import {
  type Condizione,
  type CondizioneFacoltativa,
  cifra,
  conFonte,
  type Facoltativa,
  type Importo,
  type Numero,
  nonPrevisto,
  perPeriodo,
  regola,
  requisito,
  se,
  zero,
  zeroPercento,
} from '@bilancia/engine'
import { parametro } from '../legge.ts'
import { legge } from '../norme.ts'
import { NOTA_CREDITO } from './credito.ts'
import { aliquoteRegionali } from './parametri-aliquote.ts'
import { deduzioniAltri } from './parametri-deduzioni.ts'
import { conEsclusione, normaImposta, personaFisicaSoggetta } from './soggetti.ts'

const abolita = 'persone fisiche escluse dal 2022: L. 234/2021, art. 1, c. 8'

const accontoCondonato = parametro('percento', 'irap.accontoCondonato', 'Parte del primo acconto 2020 non dovuta', legge('D.L. 34/2020, art. 24'), {
  2020: cifra(50, 'D.L. 34/2020, art. 24 (soggetti ISA)'),
  2021: cifra(nonPrevisto, 'solo per il 2020'),
  ...conFonte(abolita, { 2022: nonPrevisto, 2023: nonPrevisto, 2024: nonPrevisto, 2025: nonPrevisto, 2026: nonPrevisto, 2027: nonPrevisto }),
})

type DatiIrap = {
  /** Gross value of production from the rows of the income. A typed value replaces it. */
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
  perPeriodo<U>({ dal2020: valore, dal2022: poi, finoAl: 2027 })

export function irapPersonaFisica({ dalReddito, impresa, dovutaDa, regione, campi }: DatiIrap) {
  const norma = conEsclusione('D.Lgs. 446/1997, artt. 5-bis e 8')
  const lorda = regola('irap.valoreProduzioneLorda', {
    nome: 'Valore della produzione lorda',
    norma,
    nota: "Senza personale, interessi e plusvalenze. Dell'impresa non sono tolti nemmeno i compensi a terzi e gli altri costi (lettura prudente): quelli deducibili, come i compensi a chi ha partita IVA, si tolgono a mano. I canoni di leasing sono dedotti per intero: la quota di interessi (art. 5-bis, c. 1) va tolta a mano.",
    formula: finoAl2021<'euro'>(se(dovutaDa, { allora: campi.valoreProduzioneLorda.oppure(dalReddito), altrimenti: zero }), zero),
  })
  const netta = regola('irap.valoreProduzioneNetta', {
    nome: 'Valore della produzione netta',
    norma: legge('D.Lgs. 446/1997, art. 11, c. 4-bis'),
    formula: finoAl2021<'euro'>(lorda.meno(lorda.aFasce(deduzioniAltri)).nonNegativo(), zero),
  })
  const aliquota = regola('irap.aliquota', {
    nome: 'Aliquota IRAP',
    norma: legge('D.Lgs. 446/1997, art. 16'),
    nota: "Senza un'aliquota scritta è l'ordinaria della regione; dove quella dell'anno non è accertata (Valle d'Aosta 2021), la nazionale.",
    formula: finoAl2021<'percento'>(
      se(dovutaDa, { allora: campi.aliquotaIrap.oppure(regione.in('percento', aliquoteRegionali)), altrimenti: zeroPercento }),
      zeroPercento,
    ),
  })
  const autonoma = requisito('irap.autonomaOrganizzazione', {
    nome: 'Autonoma organizzazione',
    norma: legge('D.Lgs. 446/1997, art. 2'),
    formula: personaFisicaSoggetta(dovutaDa.e(campi.autonomaOrganizzazione.oppure(impresa))),
  })
  const piena = regola('irap.piena', {
    nome: "IRAP prima dell'acconto condonato",
    norma,
    formula: se(autonoma, { allora: netta.al(aliquota), altrimenti: zero }),
  })
  const irap = regola('irap.dovuta', {
    nome: 'IRAP',
    norma: normaImposta,
    nota: `Del 2020 il primo acconto non dovuto è il 50%, come per i soggetti ISA; per gli altri è il 40% (D.P.R. 435/2001, art. 17, c. 3; D.L. 124/2019, art. 58): la differenza è a loro carico e qui manca. ${NOTA_CREDITO}`,
    formula: perPeriodo({
      dal2020: se(campi.irap2020AccontoCondonato, { allora: piena.ridottoDel(accontoCondonato), altrimenti: piena }),
      dal2021: piena,
      dal2022: zero,
      finoAl: 2027,
    }),
  })
  return { lorda, netta, aliquota, autonoma, irap }
}
