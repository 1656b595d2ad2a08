/** IRAP and IRES of the business, from the income statement that applies. */
import { regola, requisito, se, zero, zeroPercento } from '@bilancia/engine'
import { irapDeducibile as deducibile, irapDelBilancio } from '../../irap/index.ts'
import { previsione, tuir } from '../../norme.ts'
import { campi, ditta as campiDitta, contoDitta, contoProfessionista, nelPrimo, societa, srl, studio, tasse, tipo } from './dati.ts'
import * as ditta from './ditta.ts'
import * as professionista from './professionista.ts'

const di = "dell'attività"
const daProfessionista = contoProfessionista

export const redditoFiscale = regola('reddito.fiscale', {
  nome: 'Reddito fiscale',
  norma: tuir('54', '83'),
  formula: se(daProfessionista, { allora: professionista.redditoFiscale, altrimenti: ditta.redditoFiscale }),
})

const dipendenti = se(daProfessionista, { allora: studio.dipendenti, altrimenti: campiDitta.dipendenti })
export const irap = irapDelBilancio(
  { id: 'irap.attivita', di },
  {
    societa,
    societaDiCapitali: srl,
    autonomaOrganizzazione: tasse.irap.soggetto,
    dalBilancio: se(daProfessionista, { allora: professionista.valoreProduzione, altrimenti: ditta.valoreProduzione }),
    personale: dipendenti,
    personaleTempoIndeterminato: tasse.irap.personaleTempoIndeterminato,
    valoreProduzione: tasse.irap.valoreProduzione,
    deduzioni: tasse.irap.deduzioni,
    aliquota: tasse.irap.aliquota,
    taglioPrimoAcconto: tasse.irap.taglioPrimoAcconto,
  },
)

/** The part of this year's IRAP that the company may deduct: now on an accrual basis, next year on payment. */
export const quotaIrapDellAnno = deducibile(
  { id: 'irap.quotaDeducibile', di: "dell'anno" },
  {
    imposta: irap.imposta,
    imponibile: irap.imponibile,
    personaleNonDedotto: se(tasse.irap.personaleTempoIndeterminato, { allora: zero, altrimenti: campiDitta.dipendenti }),
    interessiNetti: campiDitta.interessiPassivi.supera(campiDitta.interessiAttivi),
  },
)
const pagaIres = requisito('ires.dovuta', { nome: 'La società paga IRES', norma: tuir('73'), formula: contoDitta.e(tipo.nonTrasparente) })

export const irapDeducibile = regola('ires.irapDeducibile', {
  nome: 'IRAP deducibile',
  norma: tuir('99, c. 1'),
  nota: "Per cassa: nell'anno di avvio nulla è stato pagato; poi si deduce la quota dell'anno prima, che si versa nell'anno. Gli acconti non sono modellati.",
  formula: se(pagaIres, {
    allora: se(tasse.irapDeducibilePerCompetenza, { allora: quotaIrapDellAnno, altrimenti: nelPrimo(zero, campi.esercizio.irapAnnoPrecedente) }),
    altrimenti: zero,
  }),
})
export const ires = regola('ires.imposta', {
  nome: 'IRES',
  norma: tuir('75', '77'),
  formula: se(pagaIres, { allora: redditoFiscale.meno(irapDeducibile).nonNegativo().al(tasse.aliquotaIres), altrimenti: zero }),
})

export const aliquotaMancante = requisito('irap.senzaAliquota', {
  nome: 'Aliquota IRAP non indicata',
  norma: previsione('imposta zero finché manca'),
  formula: contoDitta.o(contoProfessionista).e(irap.soggetto, tasse.irap.aliquota.supera(zeroPercento).non()),
})
