/** Deductions for work, art. 13 TUIR: employment and pension, each for its own days, or self-employment if it is higher. */
import {
  type Condizione,
  casi,
  esito,
  type Importo,
  type Norma,
  type Numero,
  nessuno,
  normaDal,
  perPeriodo,
  regola,
  requisito,
  sceltaTra,
  se,
  zero,
} from '@bilancia/engine'
import { tuir } from '../norme.ts'
import type { Soggetto } from '../persona.ts'
import * as p from './parametri.ts'

type Lavoro = {
  readonly redditoLavoro: Importo
  readonly pensione: Importo
  readonly giorniLavoro: Numero
  readonly giorniPensione: Numero
  /** Income that gives the right to the deduction of c. 5. */
  readonly autonomo: Condizione
}

/** The deduction if there is such an income, otherwise zero. */
const seHa = (reddito: Importo, detrazione: Importo): Importo => (reddito === zero ? zero : se(reddito.supera(zero), { allora: detrazione, altrimenti: zero }))

/** The days of the two deductions. */
function giorniContati({ id, di }: Soggetto, { redditoLavoro, pensione, giorniLavoro, giorniPensione }: Lavoro, pensioneMaggiore: Condizione) {
  if (redditoLavoro === zero || pensione === zero) return { delLavoro: giorniLavoro, dellaPensione: giorniPensione }
  const comuni = regola(`${id}.lavoro.giorniComuni`, {
    nome: `Giorni di lavoro e pensione insieme ${di}`,
    di,
    norma: tuir('13, c. 3'),
    nota: "Per lo stesso giorno le due detrazioni non si cumulano: i giorni oltre quelli dell'anno contano una volta sola, per quella che in un anno intero è più alta; a parità, per il lavoro.",
    formula: se(redditoLavoro.supera(zero).e(pensione.supera(zero)), {
      allora: giorniLavoro.piu(giorniPensione).meno(p.giorniAnno).nonNegativo(),
      altrimenti: nessuno,
    }),
  })
  return {
    delLavoro: giorniLavoro.meno(se(pensioneMaggiore, { allora: comuni, altrimenti: nessuno })),
    dellaPensione: giorniPensione.meno(se(pensioneMaggiore, { allora: nessuno, altrimenti: comuni })),
  }
}

export function detrazioniPerLavoro({ id, di }: Soggetto, reddito: Importo, lavoro: Lavoro) {
  const { redditoLavoro, pensione, giorniLavoro, autonomo } = lavoro
  const lavoroIntera = reddito.aFasce(p.detrazioneDipendente)
  const pensioneIntera = reddito.aFasce(p.detrazionePensione)
  const { delLavoro, dellaPensione } = giorniContati({ id, di }, lavoro, pensioneIntera.supera(lavoroIntera))
  const dellAnno = (giorni: Numero) => giorni.rapporto(p.giorniAnno, { seZero: nessuno })
  const perLavoro = (giorni: Numero) => {
    const rapportata = lavoroIntera.per(dellAnno(giorni))
    return se(reddito.nonSupera(p.sogliaMinimoDipendente), { allora: rapportata.almeno(p.minimoDipendente), altrimenti: rapportata })
  }
  const dipendenteSenzaAumento = regola(`${id}.lavoro.dipendenteSenzaAumento`, {
    nome: `Detrazione per lavoro dipendente e assimilati ${di}, prima dell'aumento`,
    di,
    norma: tuir('13, c. 1 e 6'),
    nota: 'Il minimo vale nella prima fascia, lett. a); quello a tempo determinato non è modellato.',
    formula: seHa(redditoLavoro, perLavoro(giorniLavoro)),
  })
  const senzaAumento =
    delLavoro === giorniLavoro
      ? dipendenteSenzaAumento
      : casi(
          [
            [delLavoro.pariA(giorniLavoro), dipendenteSenzaAumento],
            [delLavoro.supera(nessuno), perLavoro(delLavoro)],
          ],
          zero,
        )
  const inFasciaDipendente = reddito.supera(p.maggiorazioneDipendenteOltre).e(reddito.nonSupera(p.maggiorazioneDipendenteFino))
  const dipendente = regola(`${id}.lavoro.dipendente`, {
    nome: `Detrazione per lavoro dipendente e assimilati ${di}`,
    di,
    norma: normaDal({ dal2020: tuir('13, c. 1'), dal2022: tuir('13, c. 1 e 1.1') }),
    nota: "L'aumento non si riduce con i giorni.",
    formula: perPeriodo({
      dal2020: senzaAumento,
      dal2022: senzaAumento.piu(
        redditoLavoro === zero ? zero : se(redditoLavoro.supera(zero).e(inFasciaDipendente), { allora: p.maggiorazioneDipendente, altrimenti: zero }),
      ),
      finoAl: 2027,
    }),
  })

  const pensioneRapportata = pensioneIntera.per(dellAnno(dellaPensione))
  const perPensione = se(reddito.nonSupera(p.sogliaMinimoPensione), { allora: pensioneRapportata.almeno(p.minimoPensione), altrimenti: pensioneRapportata })
  const inFasciaPensione = reddito.supera(p.maggiorazionePensioneOltre).e(reddito.nonSupera(p.maggiorazionePensioneFino))
  const pensionato = regola(`${id}.lavoro.pensione`, {
    nome: `Detrazione per pensione ${di}`,
    di,
    norma: normaDal({ dal2020: tuir('13, c. 3 e 6'), dal2022: tuir('13, c. 3, 3-bis e 6') }),
    formula: seHa(
      pensione,
      se(dellaPensione.supera(nessuno), {
        allora: perPeriodo({
          dal2020: perPensione,
          dal2022: perPensione.piu(se(inFasciaPensione, { allora: p.maggiorazionePensione, altrimenti: zero })),
          finoAl: 2027,
        }),
        altrimenti: zero,
      }),
    ),
  })

  const spettaAutonomo = requisito(`${id}.lavoro.spettaAutonomo`, {
    nome: `Spetta la detrazione per lavoro autonomo e impresa minore ${di}`,
    di,
    norma: tuir('13, c. 5'),
    nota: "Impresa in contabilità semplificata, lavoro autonomo, redditi dell'art. 67, c. 1, lett. i) e l); mai il reddito forfettario.",
    formula: autonomo,
  })
  const perAutonomo = reddito.aFasce(p.detrazioneAutonomi)
  const inFasciaAutonomo = reddito.supera(p.maggiorazioneAutonomiOltre).e(reddito.nonSupera(p.maggiorazioneAutonomiFino))
  const autonomi = regola(`${id}.lavoro.autonomi`, {
    nome: `Detrazione per lavoro autonomo e impresa minore ${di}`,
    di,
    norma: normaDal({ dal2020: tuir('13, c. 5 e 6'), dal2022: tuir('13, c. 5, 5-ter e 6') }),
    formula: se(spettaAutonomo, {
      allora: perPeriodo({
        dal2020: perAutonomo,
        dal2022: perAutonomo.piu(se(inFasciaAutonomo, { allora: p.maggiorazioneAutonomi, altrimenti: zero })),
        finoAl: 2027,
      }),
      altrimenti: zero,
    }),
  })

  const migliore = esito(`${id}.lavoro.migliore`, {
    nome: `Detrazione per lavoro più favorevole ${di}`,
    di,
    norma: tuir('13, c. 3 e 5'),
    nota: "Quelle di lavoro dipendente e pensione di giorni diversi dell'anno si sommano, ciascuna per i suoi giorni (c. 1 e 3; Redditi PF, righi RC6 e RN7); con quella di lavoro autonomo e impresa minore non si cumulano (c. 5): conta la più alta, a parità le prime.",
    formula: sceltaTra(
      {
        DIPENDENTE: 'lavoro dipendente',
        PENSIONE: 'pensione',
        AUTONOMO: 'lavoro autonomo',
        NESSUNA: 'nessuna',
        DIPENDENTE_E_PENSIONE: 'lavoro dipendente e pensione',
      },
      [
        [autonomi.supera(dipendente.piu(pensionato)), 'AUTONOMO'],
        [dipendente.supera(zero).e(pensionato.supera(zero)), 'DIPENDENTE_E_PENSIONE'],
        [dipendente.supera(zero), 'DIPENDENTE'],
        [pensionato.supera(zero), 'PENSIONE'],
      ],
      'NESSUNA',
    ),
  })
  const autonoma = migliore.vale('AUTONOMO')
  const altra = autonoma.non()
  const spettante = (chiave: string, [nome, voce = nome]: readonly [nome: string, voce?: string], spetta: Condizione, importo: Importo, norma: Norma) =>
    regola(`${id}.lavoro.${chiave}`, {
      nome: `${nome} spettante ${di}`,
      voce,
      di,
      norma,
      formula: se(spetta, { allora: importo, altrimenti: zero }),
    })

  return {
    senzaAumento: dipendenteSenzaAumento,
    dipendente: spettante('detrazioneDipendente', ['Detrazione per lavoro dipendente e assimilati'], altra, dipendente, tuir('13, c. 1 e 6')),
    pensione: spettante('detrazionePensione', ['Detrazione per pensione'], altra, pensionato, tuir('13, c. 3 e 6')),
    autonomi: spettante(
      'detrazioneAutonomi',
      ['Detrazione per lavoro autonomo', 'Detrazione per impresa e lavoro autonomo'],
      autonoma,
      autonomi,
      tuir('13, c. 5 e 6'),
    ),
  }
}
