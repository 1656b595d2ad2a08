/** Deductions for dependants, art. 12 TUIR. */
import { casi, type Importo, nessuno, perPeriodo, regola, se, zero } from '@bilancia/engine'
import { tuir } from '../norme.ts'
import type { Famiglia, Soggetto } from '../persona.ts'
import { coniuge, coniugeConAumenti, figli, mesiAnno } from './parametri.ts'

type Carichi = Pick<Famiglia, 'coniugeACarico' | 'numeroFigliACarico' | 'percentualeCarichi'>

/** Spouse, children and the extra deduction of large families: three lines, and their sum. */
export function detrazioniPerCarichi({ id, di }: Soggetto, reddito: Importo, { coniugeACarico, numeroFigliACarico: n, percentualeCarichi }: Carichi) {
  const rapportoConiuge = regola(`${id}.carichi.rapportoConiuge`, {
    nome: `Quoziente della detrazione per il coniuge ${di}`,
    di,
    norma: tuir('12, c. 4-bis'),
    formula: reddito.rapporto(coniuge.primaSoglia, { seZero: nessuno }).troncato(4),
  })
  const perConiuge = regola(`${id}.carichi.coniuge`, {
    nome: `Detrazione per il coniuge a carico ${di}`,
    voce: 'Detrazione per il coniuge',
    di,
    norma: tuir('12, c. 1, lett. a) e b), c. 4 e 4-bis'),
    nota: 'Fino alla prima soglia non spetta se il quoziente è zero; a quoziente uno spetta la stessa della fascia successiva (c. 4).',
    formula: casi(
      [
        [coniugeACarico.non().o(rapportoConiuge.pariA(nessuno)), zero],
        [reddito.sotto(coniuge.primaSoglia), coniuge.importoBase.meno(coniuge.riduzione.per(rapportoConiuge))],
        [reddito.nonSupera(coniuge.secondaSoglia), reddito.aFasce(coniugeConAumenti)],
        [reddito.nonSupera(coniuge.limite), coniuge.importoPieno.per(coniuge.limite.meno(reddito).rapporto(coniuge.ampiezza, { seZero: nessuno }).troncato(4))],
      ],
      zero,
    ),
  })

  const limiteFigli = regola(`${id}.carichi.limiteFigli`, {
    nome: `Reddito oltre il quale non spetta la detrazione per i figli ${di}`,
    di,
    norma: tuir('12, c. 1, lett. c)'),
    formula: figli.limiteBase.piu(figli.aumentoLimite.per(n.meno(figli.primoFiglio).nonNegativo())),
  })
  const rapportoFigli = regola(`${id}.carichi.rapportoFigli`, {
    nome: `Quoziente della detrazione per i figli ${di}`,
    di,
    norma: tuir('12, c. 4 e 4-bis'),
    nota: 'Non spetta se il quoziente è zero, negativo o uguale a uno.',
    formula: se(reddito.supera(zero), {
      allora: limiteFigli.meno(reddito).nonNegativo().rapporto(limiteFigli, { seZero: nessuno }).troncato(4),
      altrimenti: nessuno,
    }),
  })
  const quotaVecchieRegole = figli.mesiVecchi.rapporto(mesiAnno, { seZero: nessuno })
  const base = figli.importo.per(n)
  const aumento = se(n.supera(figli.numerosi), { allora: figli.aumentoOltreTre.per(n).per(quotaVecchieRegole), altrimenti: zero })
  const perFigli = regola(`${id}.carichi.figli`, {
    nome: `Detrazione per i figli a carico ${di}`,
    di,
    norma: tuir('12, c. 1, lett. c)'),
    nota: 'Nel 2022 due mesi con le regole precedenti e dieci con le nuove, con gli stessi figli. Gli aumenti per figli sotto i tre anni o disabili non sono modellati.',
    formula: perPeriodo({ dal2020: base.piu(aumento), dal2023: base, finoAl: 2027 })
      .per(rapportoFigli)
      .al(percentualeCarichi),
  })
  const ulterioreFigli = regola(`${id}.carichi.ulterioreFigli`, {
    nome: `Ulteriore detrazione per almeno quattro figli ${di}`,
    di,
    norma: tuir('12, c. 1-bis'),
    nota: "Per legge la parte che supera l'imposta è rimborsata; qui si perde come le altre.",
    formula: perPeriodo({
      dal2020: se(n.supera(figli.numerosi).e(perFigli.supera(zero)), {
        allora: figli.ulteriore.al(percentualeCarichi).per(quotaVecchieRegole),
        altrimenti: zero,
      }),
      dal2023: zero,
      finoAl: 2027,
    }),
  })

  const totale = regola(`${id}.carichi.totale`, {
    nome: `Detrazioni per carichi di famiglia ${di}`,
    di,
    norma: tuir('12'),
    formula: perConiuge.piu(perFigli, ulterioreFigli),
  })
  /** The line of the children including the extra deduction. */
  const conUlteriore = regola(`${id}.carichi.figliEUlteriore`, {
    nome: `Detrazioni per i figli ${di}`,
    voce: 'Detrazione per i figli',
    di,
    norma: tuir('12, c. 1, lett. c), e 1-bis'),
    formula: perFigli.piu(ulterioreFigli),
  })
  return { coniuge: perConiuge, figli: conUlteriore, totale }
}
