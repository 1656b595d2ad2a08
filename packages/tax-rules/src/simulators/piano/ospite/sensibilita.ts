/** What revenue or cost would change the path: the smallest of a few changes of the first year, up and down. */
import { MAX_MONEY, type piano, roundToCent } from '@bilancia/contract'
import { costi } from './anni.ts'
import type { Percorso } from './percorso.ts'

const PROVE = [1, 2, 5, 10, 15, 20, 30, 50] as const

function variato(dati: piano.State, grandezza: piano.Svolta['grandezza'], percento: number): piano.State {
  const { attivita } = dati.profilo
  const suo = (importo: number) => Math.min(MAX_MONEY, roundToCent((importo * (100 + percento)) / 100))
  const righi = attivita.determinazioneDelReddito
  const nuova =
    grandezza === 'RICAVI'
      ? { ...attivita, ricavi: suo(attivita.ricavi) }
      : { ...attivita, determinazioneDelReddito: { ...righi, ...Object.fromEntries(costi.map((rigo) => [rigo, suo(righi[rigo] ?? 0)])) } }
  return { ...dati, profilo: { ...dati.profilo, attivita: nuova } }
}

export function svolteDi(dati: piano.State, { tappe }: Percorso, cerca: (dati: piano.State) => Percorso | null): readonly piano.Svolta[] {
  const forme = (percorso: Percorso | null) => percorso?.tappe.map(({ forma }) => forma) ?? null
  const oggi = tappe.map(({ forma }) => forma).join()
  return (['RICAVI', 'COSTI'] as const).flatMap((grandezza) =>
    [-1, 1].flatMap((verso) => {
      for (const prova of PROVE) {
        const trovato = cerca(variato(dati, grandezza, verso * prova))
        if (forme(trovato)?.join() === oggi) continue
        return [{ grandezza, variazione: verso * prova, percorso: forme(trovato), totale: trovato && roundToCent(trovato.centesimi / 100) }]
      }
      return []
    }),
  )
}
