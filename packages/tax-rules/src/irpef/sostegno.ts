/** Benefits for employment income: integrative treatment, exempt sum, extra deduction. */
import { casi, type Importo, type Numero, nessuno, normaDal, perPeriodo, regola, requisito, se, zero } from '@bilancia/engine'
import { legge } from '../norme.ts'
import type { Soggetto } from '../persona.ts'
import { giorniAnno, scaglioni } from './parametri.ts'
import { bonus80, normaUlteriore, sommaEsente as s, trattamento as t, ulterioreDetrazione as ulteriori } from './parametri-sostegno.ts'

const CAPIENZA = 'D.L. 3/2020, art. 1, c. 1'
/** The integrative treatment and the exempt sum together. */
export const normaSomme = normaDal({ dal2020: legge('D.L. 3/2020, art. 1'), dal2025: legge('D.L. 3/2020, art. 1; L. 207/2024, art. 1, c. 4') })

type Dipendente = { readonly lavoroDipendente: Importo; readonly assimilati: Importo; readonly giorniLavoro: Numero }

/** The extra deduction: for employment and assimilated income up to 2021, for employment only from 2025. */
export function ulterioreDetrazione(
  { id, di }: Soggetto,
  reddito: Importo,
  { lavoroDipendente, assimilati, giorniLavoro }: Dipendente,
  giorniDipendente: Numero,
) {
  const misura = (giorni: Numero) => reddito.aFasce(ulteriori).per(giorni.rapporto(giorniAnno, { seZero: nessuno }))
  return regola(`${id}.ulterioreDetrazione`, {
    nome: `Ulteriore detrazione per lavoro dipendente ${di}`,
    di,
    norma: normaUlteriore,
    formula:
      lavoroDipendente === zero && assimilati === zero
        ? zero
        : perPeriodo({
            dal2020: se(lavoroDipendente.supera(zero).o(assimilati.supera(zero)), { allora: misura(giorniLavoro), altrimenti: zero }),
            dal2022: zero,
            dal2025: se(lavoroDipendente.supera(zero), { allora: misura(giorniDipendente), altrimenti: zero }),
            finoAl: 2027,
          }),
  })
}

type Capienza = { readonly lorda: Importo; readonly detrazioneLavoro: Importo; readonly carichi: Importo; readonly interessiMutuo: Importo }

export function trattamentoIntegrativo({ id, di }: Soggetto, reddito: Importo, { lavoroDipendente, assimilati, giorniLavoro }: Dipendente, capienza: Capienza) {
  const quota = giorniLavoro.rapporto(giorniAnno, { seZero: nessuno })
  const redditoLavoro = regola(`${id}.trattamento.redditoLavoro`, {
    nome: `Redditi di lavoro dipendente e assimilati ${di}`,
    di,
    norma: legge('D.L. 3/2020, art. 1, c. 1'),
    formula: lavoroDipendente.piu(assimilati),
  })
  const lordaLavoro = regola(`${id}.trattamento.lordaLavoro`, {
    nome: `Imposta lorda sui soli redditi di lavoro ${di}`,
    di,
    norma: legge('D.L. 3/2020, art. 1, c. 1'),
    formula: redditoLavoro.aScaglioni(scaglioni),
  })
  const sogliaCapienza = regola(`${id}.trattamento.sogliaCapienza`, {
    nome: `Detrazione per lavoro nella verifica di capienza ${di}`,
    di,
    norma: normaDal({
      dal2020: legge(CAPIENZA),
      dal2024: legge(`${CAPIENZA}; D.Lgs. 216/2023, art. 1, c. 3`),
      dal2025: legge(`${CAPIENZA}; L. 207/2024, art. 1, c. 3`),
    }),
    formula: capienza.detrazioneLavoro.meno(t.correttivo.per(quota)).nonNegativo(),
  })
  const capiente = requisito(`${id}.trattamento.capiente`, {
    nome: `Imposta lorda ${di} sui redditi di lavoro oltre la detrazione`,
    di,
    norma: legge('D.L. 3/2020, art. 1, c. 1'),
    formula: lordaLavoro.supera(sogliaCapienza),
  })

  const intero = t.importo.per(quota)
  const primoSemestre = casi(
    [
      [reddito.nonSupera(bonus80.pienoFino), bonus80.importo.per(quota)],
      [reddito.nonSupera(bonus80.limite), bonus80.importo.per(bonus80.limite.meno(reddito).rapporto(bonus80.ampiezza, { seZero: nessuno })).per(quota)],
    ],
    zero,
  )
  const finoAlLimite = se(reddito.nonSupera(t.limite), { allora: intero, altrimenti: zero })
  const eccedenza = capienza.carichi.piu(capienza.detrazioneLavoro, capienza.interessiMutuo).meno(capienza.lorda).nonNegativo()
  const dal2022 = casi(
    [
      [reddito.nonSupera(t.pienoFino), intero],
      [reddito.nonSupera(t.limite), eccedenza.alMassimo(intero)],
    ],
    zero,
  )
  return regola(`${id}.trattamento.integrativo`, {
    nome: `Trattamento integrativo ${di}`,
    di,
    norma: legge('D.L. 3/2020, art. 1'),
    nota: "Nel 2020 bonus 80 euro nel primo semestre e trattamento nel secondo, entrambi rapportati ai giorni dell'anno. Dal 2022, oltre la prima soglia, contano le detrazioni degli artt. 12 e 13, comma 1, TUIR: la norma richiama tutto l'art. 12, e con esso l'ulteriore detrazione per almeno quattro figli (c. 1-bis, fino a febbraio 2022). Degli interessi conta l'importo scritto: la norma vuole mutui stipulati, e rate di spese sostenute, entro il 31/12/2021.",
    formula: se(capiente, {
      allora: perPeriodo({ dal2020: primoSemestre.piu(finoAlLimite), dal2021: finoAlLimite, dal2022: dal2022, finoAl: 2027 }),
      altrimenti: zero,
    }),
  })
}

export function sommaEsente({ id, di }: Soggetto, reddito: Importo, { lavoroDipendente, giorniLavoro }: Dipendente) {
  const annuo = lavoroDipendente.per(giorniAnno).diviso(giorniLavoro)
  const misura = casi(
    [
      [annuo.nonSupera(s.primaSoglia), lavoroDipendente.al(s.primaPercentuale)],
      [annuo.nonSupera(s.secondaSoglia), lavoroDipendente.al(s.secondaPercentuale)],
    ],
    lavoroDipendente.al(s.terzaPercentuale),
  )
  return regola(`${id}.sommaEsente`, {
    nome: `Somma esente per lavoro dipendente ${di}`,
    voce: 'Somma esente',
    di,
    norma: legge('L. 207/2024, art. 1, c. 4'),
    nota: "La percentuale si sceglie sul reddito di lavoro rapportato all'anno e si applica a quello effettivo.",
    formula: perPeriodo({ dal2020: zero, dal2025: se(reddito.nonSupera(s.limite), { allora: misura, altrimenti: zero }), finoAl: 2027 }),
  })
}
