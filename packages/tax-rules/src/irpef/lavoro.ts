/** Deductions for work, art. 13 TUIR: employment, pension, self-employment. They do not add up: the best one counts. */
import { type Condizione, esito, type Importo, type Norma, type Numero, nessuno, perPeriodo, regola, requisito, sceltaTra, se, zero } from '@bilancia/engine'
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

export function detrazioniPerLavoro({ id, di }: Soggetto, reddito: Importo, { redditoLavoro, pensione, giorniLavoro, giorniPensione, autonomo }: Lavoro) {
  const quotaLavoro = giorniLavoro.rapporto(p.giorniAnno, { seZero: nessuno })
  const rapportata = reddito.aFasce(p.detrazioneDipendente).per(quotaLavoro)
  const dipendenteSenzaAumento = regola(`${id}.lavoro.dipendenteSenzaAumento`, {
    nome: `Detrazione per lavoro dipendente e assimilati ${di}, prima dell'aumento`,
    di,
    norma: tuir('13, c. 1 e 6'),
    nota: 'Il minimo vale nella prima fascia, lett. a); quello a tempo determinato non è modellato.',
    formula: seHa(redditoLavoro, se(reddito.nonSupera(p.sogliaMinimoDipendente), { allora: rapportata.almeno(p.minimoDipendente), altrimenti: rapportata })),
  })
  const inFasciaDipendente = reddito.supera(p.maggiorazioneDipendenteOltre).e(reddito.nonSupera(p.maggiorazioneDipendenteFino))
  const dipendente = regola(`${id}.lavoro.dipendente`, {
    nome: `Detrazione per lavoro dipendente e assimilati ${di}`,
    di,
    norma: tuir('13, c. 1 e 1.1'),
    nota: "L'aumento non si riduce con i giorni.",
    formula: perPeriodo({
      dal2020: dipendenteSenzaAumento,
      dal2022: dipendenteSenzaAumento.piu(
        redditoLavoro === zero ? zero : se(redditoLavoro.supera(zero).e(inFasciaDipendente), { allora: p.maggiorazioneDipendente, altrimenti: zero }),
      ),
      finoAl: 2027,
    }),
  })

  const pensioneRapportata = reddito.aFasce(p.detrazionePensione).per(giorniPensione.rapporto(p.giorniAnno, { seZero: nessuno }))
  const perPensione = se(reddito.nonSupera(p.sogliaMinimoPensione), { allora: pensioneRapportata.almeno(p.minimoPensione), altrimenti: pensioneRapportata })
  const inFasciaPensione = reddito.supera(p.maggiorazionePensioneOltre).e(reddito.nonSupera(p.maggiorazionePensioneFino))
  const pensionato = regola(`${id}.lavoro.pensione`, {
    nome: `Detrazione per pensione ${di}`,
    di,
    norma: tuir('13, c. 3, 3-bis e 6'),
    formula: seHa(
      pensione,
      perPeriodo({
        dal2020: perPensione,
        dal2022: perPensione.piu(se(inFasciaPensione, { allora: p.maggiorazionePensione, altrimenti: zero })),
        finoAl: 2027,
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
    norma: tuir('13, c. 5, 5-ter e 6'),
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
    norma: tuir('13, c. 6'),
    nota: "Si conta una sola detrazione, la più alta; a parità: dipendente, poi pensione. Per legge quelle di lavoro dipendente e pensione di periodi diversi dell'anno si sommano, ciascuna per i suoi giorni: qui no, e l'imposta di chi va in pensione nell'anno è più alta del vero.",
    formula: sceltaTra(
      { DIPENDENTE: 'lavoro dipendente', PENSIONE: 'pensione', AUTONOMO: 'lavoro autonomo', NESSUNA: 'nessuna' },
      [
        [dipendente.supera(zero).e(dipendente.raggiunge(pensionato), dipendente.raggiunge(autonomi)), 'DIPENDENTE'],
        [pensionato.supera(zero).e(pensionato.raggiunge(autonomi)), 'PENSIONE'],
        [autonomi.supera(zero), 'AUTONOMO'],
      ],
      'NESSUNA',
    ),
  })
  const spettante = (
    chiave: string,
    [nome, voce = nome]: readonly [nome: string, voce?: string],
    ramo: 'DIPENDENTE' | 'PENSIONE' | 'AUTONOMO',
    importo: Importo,
    norma: Norma,
  ) =>
    regola(`${id}.lavoro.${chiave}`, {
      nome: `${nome} spettante ${di}`,
      voce,
      di,
      norma,
      formula: se(migliore.vale(ramo), { allora: importo, altrimenti: zero }),
    })

  return {
    senzaAumento: dipendenteSenzaAumento,
    dipendente: spettante('detrazioneDipendente', ['Detrazione per lavoro dipendente e assimilati'], 'DIPENDENTE', dipendente, tuir('13, c. 1 e 6')),
    pensione: spettante('detrazionePensione', ['Detrazione per pensione'], 'PENSIONE', pensionato, tuir('13, c. 3 e 6')),
    autonomi: spettante(
      'detrazioneAutonomi',
      ['Detrazione per lavoro autonomo', 'Detrazione per impresa e lavoro autonomo'],
      'AUTONOMO',
      autonomi,
      tuir('13, c. 5 e 6'),
    ),
  }
}
