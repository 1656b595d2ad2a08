/** Whether the outcome of a provisional year stays the same with indexed amounts of INPS, and with the former limit of lett. d-ter. */
import type { iforfettari as contratto, SensibilitaForfettari } from '@bilancia/contract'
import type { HostEdition } from '@bilancia/engine/host'
import { indicizzate } from '../../ospite/provvisorio.ts'
import type { Forma } from '../programma.ts'

/** The values read from a row: the verdict and the difference behind it. */
type Esito = { readonly regimeConveniente: contratto.Verdetto | null; readonly vantaggio: number | null }

export function sensibilita(edizione: HostEdition<Forma>, values: Float64Array): SensibilitaForfettari {
  const { limiteDipendente: limite, limiteDipendenteProrogato: prorogato } = edizione.cifre
  const indicizzazione = indicizzate(edizione, values, (percento, row) => ({ percento, ...letto(edizione, row) }))
  const limiteDipendente = [{ limite, regimeConveniente: letto(edizione, values).regimeConveniente }]
  if (prorogato !== null)
    limiteDipendente.push({ limite: prorogato, regimeConveniente: letto(edizione, edizione.hypothesis('limite dipendente')(values)).regimeConveniente })
  const parole = new Set([...indicizzazione, ...limiteDipendente].map((voce) => voce.regimeConveniente))
  return { indicizzazione, limiteDipendente, stabile: parole.size === 1 }
}

function letto({ slots, cifre }: HostEdition<Forma>, values: Float64Array): Esito {
  if (values[slots.calcolabile] !== 1) return { regimeConveniente: null, vantaggio: null }
  return { regimeConveniente: cifre.verdetti[values[slots.verdetto] ?? -1] ?? null, vantaggio: values[slots.vantaggioConIva] ?? null }
}
