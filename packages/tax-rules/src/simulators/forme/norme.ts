/** The norm of each reason why a client may not have a form, of each event of a plan, and of notes. */
import type { TaxYear } from '@bilancia/contract'
import { normaIn } from '@bilancia/engine'
import { forfettari, legge } from '../../norme.ts'
import type { CifreForme } from './ospite/cifre.ts'

/** Each with its name in the law of the year. */
export function normeDi(anno: TaxYear): CifreForme['norme'] {
  const di = (testo: string) => normaIn(legge(testo), anno)
  const regime = (commi: string) => normaIn(forfettari(commi), anno)
  const collaboratori = di('art. 5, c. 4, TUIR')
  const associazione = di('art. 5, c. 3, lett. c), TUIR')
  const traProfessionisti = di('L. 183/2011, art. 10')
  return {
    motivi: {
      ricaviAnnoPrecedente: regime('c. 54, lett. a)'),
      spesePersonaleAnnoPrecedente: regime('c. 54, lett. b)'),
      redditoDipendenteAnnoPrecedente: regime('c. 57, lett. d-ter)'),
      'causeOstative.a': regime('c. 57, lett. a)'),
      'causeOstative.b': regime('c. 57, lett. b)'),
      'causeOstative.c': regime('c. 57, lett. c)'),
      'causeOstative.d': regime('c. 57, lett. d)'),
      'causeOstative.dBis': regime('c. 57, lett. d-bis)'),
      ricaviOltreUscitaImmediata: regime('c. 71'),
      OPZIONE_ORDINARIA: di('D.P.R. 442/1997, art. 3'),
      COLLABORATORI: collaboratori,
      QUOTE_FAMILIARI: collaboratori,
      FAMILIARE: di('art. 230-bis c.c.'),
      LAVORO_PREVALENTE: di('art. 5, c. 4, lett. c), TUIR'),
      ATTO: di('art. 5, c. 4, lett. a), TUIR'),
      PROFESSIONE_IN_SOCIETA: traProfessionisti,
      REQUISITI_STP: traProfessionisti,
      ALTRI_SOCI: di('artt. 2272, n. 4), e 2284 ss. c.c.'),
      SOLO_IMPRESA: di('art. 55 TUIR'),
      SOLO_PROFESSIONE: di('artt. 53 e 54 TUIR'),
      DUE_ASSOCIATI: associazione,
      PROFESSIONISTI: associazione,
      DUE_SOCI: di('art. 2247 c.c.'),
      RICAVI_TRASPARENZA: di('art. 116, c. 1, TUIR'),
    },
    eventi: {
      ALIQUOTA_15: regime('c. 65'),
      FINE_RIDUZIONE_50: di('L. 207/2024, art. 1, c. 186'),
      USCITA_85000: regime('c. 54, lett. a), e 71'),
      USCITA_100000: regime('c. 71'),
      RIENTRO_POSSIBILE: regime('c. 54'),
      VINCOLO_ORDINARIA: di('D.P.R. 442/1997, art. 3; ris. 64/E/2018'),
      VINCOLO_TRASPARENZA: di('artt. 115, c. 4, e 116 TUIR'),
      PERDITE_ESAURITE: di('art. 8, c. 3, TUIR'),
      RETTIFICA_IVA: di('D.P.R. 633/1972, art. 19-bis2'),
      CONVERSIONE: di('artt. 2463 e 2484 ss. c.c.'),
      LIMITE_DIPENDENTE_30000: regime('c. 57, lett. d-ter)'),
    },
    note: {
      ALIQUOTA_5_SCADUTA: regime('c. 65'),
      RICAVI_OLTRE_LIMITE: regime('c. 54, lett. a), e 71'),
      PERDITA_SOCIETA: di('art. 84, c. 1 e 2, TUIR'),
      PERDITA_SOCI: di('art. 8, c. 3, TUIR'),
      LEASING_CON_INTERESSI: di('D.Lgs. 446/1997, artt. 5, c. 3, e 5-bis, c. 1'),
      RIDUZIONI_ALTERNATIVE: `${regime('c. 77')}; ${di('L. 207/2024, art. 1, c. 186')}`,
    },
  }
}
