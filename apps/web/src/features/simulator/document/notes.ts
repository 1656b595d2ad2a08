/** What stands beside the figures of Forme, in advice and variants as in its own table: which forms are not ranked or not yet sure, the path of the plan, and that it is provisional. */
import { forme, type Grado, gradi, nomeGrado, valueAt } from '@bilancia/contract'

const nomiEsiti: Readonly<Record<string, string>> = forme.esiti
const isGrado = (grado: unknown): grado is Grado => typeof grado === 'string' && Object.hasOwn(gradi, grado)

/** Empty for the other simulators. */
export function notesOf(risultato: unknown): readonly string[] {
  const colonne = valueAt(risultato, 'colonne')
  const calcolate = (Array.isArray(colonne) ? colonne : []).filter((una) => valueAt(una, 'calcolata') === true)
  const nome = (una: unknown) => {
    const forma = valueAt(una, 'forma')
    return forme.isForma(forma) ? forme.forme[forma] : ''
  }
  const esito = (una: unknown) => String(valueAt(una, 'ammissibilita.esito'))
  const stato = (una: unknown) => {
    const grado = valueAt(una, 'affidabilita.grado')
    return `${nome(una)} (${[nomiEsiti[esito(una)], ...(isGrado(grado) ? [nomeGrado(grado)] : [])].join(', ')})`
  }
  const fuori = calcolate.filter((una) => valueAt(una, 'posizione') === null)
  const aperte = calcolate.filter((una) => !fuori.includes(una) && esito(una) === 'NON_VERIFICATO')
  const anni = valueAt(risultato, 'piano.anni')
  const percorso = (Array.isArray(anni) ? anni : []).flatMap((uno, t, tutti) =>
    valueAt(uno, 'forma') === valueAt(tutti[t - 1], 'forma') ? [] : [`${nome(uno)} dal ${valueAt(uno, 'anno')}`],
  )
  const provvisorio = valueAt(risultato, 'piano.primoAnnoProvvisorio')
  return [
    ...(fuori.length > 0 ? [`Fuori classifica: ${fuori.map(stato).join('; ')}.`] : []),
    ...(aperte.length > 0 ? [`In classifica, ma da verificare: ${aperte.map(nome).join('; ')}.`] : []),
    ...(percorso.length > 0 ? [`Piano, percorso migliore: ${percorso.join(', ')}.`] : []),
    ...(typeof provvisorio === 'number' ? [`Piano: dal ${provvisorio} gli anni sono provvisori, e con loro ogni totale del piano.`] : []),
  ]
}
