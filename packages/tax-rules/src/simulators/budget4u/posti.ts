/** The possible persons: owner or professional, four collaborators, five partners. */
import type { budget4u } from '@bilancia/contract'
import { type Condizione, mai, type Regola, type Requisito, requisito, zeroPercento } from '@bilancia/engine'
import { previsione } from '../../norme.ts'
import type { Famiglia } from '../../persona.ts'
import { inRegimeNormale, personaFisica, tasse } from './dati.ts'
import * as quote from './quote.ts'

/** A person who may be present. */
export type Posto = {
  readonly id: string
  readonly di: string
  readonly ruolo: budget4u.Ruolo
  readonly numero: number
  readonly presente: Requisito
  readonly quota: Regola<'percento'>
  /** Whether this person takes the remaining cents of the split. */
  readonly resto: Condizione
  readonly famiglia: Famiglia
  readonly under21: Condizione
  readonly senzaContributi: Condizione
}

const presente = (id: string, nome: string, formula: Condizione) => requisito(`${id}.presente`, { nome, norma: previsione('ha una quota'), formula })
const diNumero = (ruolo: string, i: number) => ({ id: `${ruolo}${i + 1}`, di: `del ${ruolo} ${i + 1}`, numero: i + 1 })

/** The owner and the professional are one person with two names. */
export const titolare: Omit<Posto, 'presente' | 'ruolo'> = {
  id: 'titolare',
  di: 'del titolare',
  numero: 1,
  quota: quote.titolare,
  resto: quote.complete,
  famiglia: tasse.titolare,
  under21: mai,
  senzaContributi: mai,
}
export const posti: readonly Posto[] = [
  { ...titolare, ruolo: 'TITOLARE', presente: presente('titolare', 'Titolare o professionista', inRegimeNormale.e(personaFisica)) },
  ...tasse.collaboratori.map((dati, i): Posto => {
    const quota = quote.collaboratori.quote[i] as Regola<'percento'>
    const chi = diNumero('collaboratore', i)
    const formula = quota.supera(zeroPercento)
    return {
      ...chi,
      ruolo: 'COLLABORATORE',
      quota,
      resto: mai,
      presente: presente(chi.id, `C'è il collaboratore ${i + 1}`, formula),
      famiglia: dati,
      under21: dati.under21,
      senzaContributi: mai,
    }
  }),
  ...tasse.soci.map((dati, i): Posto => {
    const quota = quote.soci.quote[i] as Regola<'percento'>
    const chi = diNumero('socio', i)
    const formula = quota.supera(zeroPercento)
    return {
      ...chi,
      ruolo: 'SOCIO',
      quota,
      resto: quote.ultimoSocio[i] as Condizione,
      presente: presente(chi.id, `C'è il socio ${i + 1}`, formula),
      famiglia: dati,
      under21: mai,
      senzaContributi: dati.senzaContributi,
    }
  }),
]
