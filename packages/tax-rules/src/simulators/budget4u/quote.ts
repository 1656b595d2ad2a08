/** The shares of the persons: those typed, or those of 'Calcola quote'. */
import {
  type Aliquota,
  almenoUna,
  type Condizione,
  casi,
  type Norma,
  type Numero,
  nessuno,
  type Regola,
  regola,
  requisito,
  se,
  somma,
  zeroPercento,
} from '@bilancia/engine'
import { quotaMassimaCollaboratori } from '../../imputazione/index.ts'
import { legge, tuir } from '../../norme.ts'
import { campi, contoDitta, inRegimeNormale, personaFisica, societa, tasse, tipo } from './dati.ts'
import * as p from './parametri.ts'

type Posto = { readonly presente: Condizione; readonly quota: Aliquota }

const FAMILIARE = tuir('5, c. 4')
const SOCI = tuir('5', '116')

/**
 * The shares of a list whose length gives the number of persons: the typed ones, or equal parts of a total with the
 * remaining cents to the last.
 */
function quoteDi(
  ruolo: 'collaboratore' | 'socio',
  elenco: readonly Posto[],
  { attivo, ricalcola, totale, norma }: { readonly attivo: Condizione; readonly ricalcola: Condizione; readonly totale: Aliquota; readonly norma: Norma },
) {
  const quanti: Numero = regola(`${ruolo}.quanti`, {
    nome: ruolo === 'socio' ? 'Numero dei soci' : 'Numero dei collaboratori',
    norma,
    formula: somma(
      'numero',
      elenco.map(({ presente }) => [presente, p.uno] as const),
    ),
  })
  const parte = regola(`${ruolo}.quotaUguale`, {
    nome: ruolo === 'socio' ? 'Quota uguale dei soci' : 'Quota uguale dei collaboratori',
    norma,
    formula: totale.diviso(quanti).alCentesimo(),
  })
  const ultima = totale.meno(parte.per(quanti.meno(p.uno))).alCentesimo()
  const quote = elenco.map(({ presente, quota }, i) => {
    const seguente = elenco[i + 1]
    const calcolata = seguente ? se(seguente.presente, { allora: parte, altrimenti: ultima }) : ultima
    return regola(`${ruolo}${i + 1}.quota`, {
      nome: `Quota del ${ruolo} ${i + 1}`,
      voce: 'Quota',
      norma,
      formula: casi(
        [
          [attivo.e(presente).non(), zeroPercento],
          [ricalcola, calcolata],
        ],
        quota,
      ),
    })
  })
  return { quanti, quote }
}

export const collaboratori = quoteDi('collaboratore', tasse.collaboratori, {
  attivo: contoDitta.e(tipo.familiare),
  ricalcola: campi.ricalcolaQuoteCollab,
  totale: quotaMassimaCollaboratori,
  norma: FAMILIARE,
})
export const soci = quoteDi('socio', tasse.soci, {
  attivo: contoDitta.e(societa),
  ricalcola: campi.ricalcolaQuoteSoci,
  totale: p.tutto,
  norma: SOCI,
})

export const titolare = regola('titolare.quota', {
  nome: 'Quota del titolare',
  voce: 'Quota',
  norma: FAMILIARE,
  formula: casi(
    [
      [inRegimeNormale.e(personaFisica).non(), zeroPercento],
      [tipo.familiare.non(), p.tutto],
      [campi.ricalcolaQuoteCollab, se(collaboratori.quanti.pariA(nessuno), { allora: p.tutto, altrimenti: p.quotaTitolare })],
    ],
    tasse.titolare.quota,
  ),
})

const tutte: readonly Regola<'percento'>[] = [...collaboratori.quote, ...soci.quote]
export const totale = regola('quote.totale', { nome: 'Quota totale', norma: tuir('5'), formula: titolare.piu(...tutte).alCentesimo() })
export const complete = requisito('quote.complete', { nome: 'Le quote fanno 100', norma: tuir('5'), formula: totale.pariA(p.tutto) })

/** The last person with a share takes the remaining cents. */
const conQuota = soci.quote.map((q) => q.supera(zeroPercento))
export const ultimoSocio = soci.quote.map((_, i) =>
  requisito(`socio${i + 1}.ultimo`, {
    nome: `Il resto della divisione è del socio ${i + 1}`,
    norma: legge('art. 5 TUIR: divisione per quote al centesimo'),
    formula: complete.e(conQuota[i] as Condizione, almenoUna(conQuota.slice(i + 1)).non()),
  }),
)
