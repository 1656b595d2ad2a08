/** Every form's net by revenue or by costs. Each point is a table computed in full. */
import { forme, inForce, MAX_MONEY, roundToCent } from '@bilancia/contract'
import { type ConMessaggi, yearOf } from '@bilancia/engine/host'

type Calcola = (state: object) => forme.Risultato | ConMessaggi
type Chiesta = { readonly variabile: forme.Variabile; readonly punti: number }

/** The least width of the range, in euro: it contains the limits of the flat regime. The range is at least twice the typed value. */
const ALMENO = 120_000

/** Null without a known year or a kind of activity. */
export function curvaDi(calcola: Calcola, state: object, { variabile, punti }: Chiesta): forme.Curva | null {
  const dati = inForce(forme.catalog, state)
  if (dati.attivita.tipologia === 'NON_DEFINITO') return null
  const oggi = variabile === 'RICAVI' ? dati.attivita.ricavi : forme.costiDi(dati)
  const massimo = Math.min(MAX_MONEY, Math.max(ALMENO, oggi * 2))
  const misura = dati.criterio === 'NETTO_IN_MANO' ? 'nettoInMano' : 'nettoComparabile'
  const conIl = (valore: number) => {
    const risultato = calcola(variabile === 'RICAVI' ? { ...dati, attivita: { ...dati.attivita, ricavi: valore } } : forme.statoConCosti(dati, valore))
    return 'colonne' in risultato ? risultato : null
  }
  const migliore = (valore: number) => conIl(valore)?.migliore ?? null

  /** The changes between two points, each to the euro. */
  function cambi(da: number, a: number): forme.Curva['incroci'] {
    const [prima, fine] = [migliore(da), migliore(a)]
    if (prima === fine) return []
    let [basso, alto] = [da, a]
    while (alto - basso > 1) {
      const mezzo = Math.floor((basso + alto) / 2)
      if (migliore(mezzo) === prima) basso = mezzo
      else alto = mezzo
    }
    return [{ valore: alto, prima, poi: migliore(alto) }, ...cambi(alto, a)]
  }

  const anno = yearOf(state)
  if (typeof anno !== 'number' || !conIl(oggi)) return null
  const passo = massimo / (punti - 1)
  const valori = Array.from({ length: punti }, (_, k) => Math.round(k * passo))
  const trovati = valori.flatMap((valore) => {
    const risultato = conIl(valore)
    if (!risultato) return []
    const netti = risultato.colonne.map((c) => ({
      forma: c.forma,
      netto: c.posizione === null ? null : roundToCent(c[misura] ?? 0),
      esito: c.ammissibilita.esito,
      grado: c.affidabilita.grado,
    }))
    return [{ valore, netti, migliore: risultato.migliore }]
  })
  const incroci = trovati.slice(1).flatMap(({ valore, migliore: suo }, k) => {
    const prima = trovati[k]
    return prima && prima.migliore !== suo ? cambi(prima.valore, valore) : []
  })
  return { annoImposta: anno, variabile, punti: trovati, incroci }
}
