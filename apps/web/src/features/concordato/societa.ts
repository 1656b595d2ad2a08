/** The agreement on the company of a state of Convenienza Srl and its result. */
import { concordato, convsrl, inForce } from '@bilancia/contract'
import type { Risultato } from '../convsrl/results.ts'
import type { Values } from '../simulator/path.ts'

type Calcolato = {
  readonly societa: NonNullable<Risultato['compDivSimulazioniSrl']['scenario1']>['societa']
  readonly irap: Risultato['irapApplicata'] | null
}

/** Null for a year without a concordato. */
export function aperturaSocieta(values: Values, { societa, irap }: Calcolato): concordato.Apertura | null {
  const { annoImposta, datiSimulazioniSrl: dati } = inForce(convsrl.catalog, values)
  return concordato.daSocieta({
    annoImposta,
    reddito: societa.redditoImpresa,
    ricavi: dati.ricavi,
    ires: societa.ires,
    valoreProduzione: irap?.imponibile ?? 0,
    aliquotaIrap: dati.irap.modalita === 'ESCLUSA' ? 0 : (irap?.aliquota ?? 0),
  })
}
