/** Which figures are estimates, until the premium or the region is typed, and the sums that contain them. */
import { budget4u as contratto, roundToCent } from '@bilancia/contract'
import { expect, it } from 'vitest'
import { budget4u } from '../src/index.ts'
import { stati } from './riferimenti.ts'
import { intero } from './support.ts'

const calcola = (state: object) => intero(budget4u.calcola(state))
const [inailStimato] = contratto.stime.INAIL_STIMATO
const stato = (premioManuale: number | null, codiceRegioneResidenza: number) => ({
  annoImposta: 2026,
  informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia: 'IMPRESA', regime: 'NORMALE', codiceRegioneResidenza },
  contoEconomicoDittaSocieta: { ricavi: 80_000, tipologiaInail: 'ARTIGIANATO' },
  inail: { classeDiRischio: 4, premioManuale },
  imposteContributi: { gestioneIvs: 'ARTIGIANO' },
})
const ids = (state: object) => calcola(state).messaggi.map((m) => m.id)

it('il premio degli artigiani e le addizionali sono stime finché non si scrive il premio o la regione', () => {
  expect(ids(stato(null, 0))).toEqual(expect.arrayContaining(['INAIL_STIMATO', 'ADDIZIONALI_STIMATE']))
  expect(ids(stato(400, 12))).toEqual([])
  expect(inailStimato).toBe('inail.premio')
  expect(calcola(stato(400, 12)).inail).toEqual({ premio: 400, addizionale: 4, totale: 404 })
})
it("la stima è il 2,5% dell'imponibile, senza regione e comune", () => {
  const [p] = calcola(stato(null, 0)).persone
  expect(p?.addizionali).toBe(roundToCent((p?.redditoImponibile ?? 0) * 0.025))
  expect([p?.addizionaleRegionale, p?.addizionaleComunale]).toEqual([null, null])
})

const regioni = stati<contratto.Input>('budget4u').map((state) => (codiceRegioneResidenza: number) => ({
  ...state,
  informazioniCostiDiAvvio: { ...state.informazioniCostiDiAvvio, codiceRegioneResidenza },
}))

/** The paths at which two results differ, without list indexes. */
function diversi(a: unknown, b: unknown, path = ''): readonly string[] {
  if (typeof a === 'number' && typeof b === 'number') return a === b ? [] : [path]
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return []
  const other: Readonly<Record<string, unknown>> = { ...b }
  return Object.entries(a).flatMap(([key, value]) => diversi(value, other[key], Array.isArray(a) ? `${path}[]` : [path, key].filter(Boolean).join('.')))
}

it("tutto ciò che cambia quando si indica la regione, e nient'altro, era segnato come stima", () => {
  const cambiati = regioni.flatMap((con) => {
    const [senza, calabria] = [0, 4].map((codice) => budget4u.calcolaConQuadro(con(codice)))
    if (!senza?.risultato.messaggi.some(({ id }) => id === 'ADDIZIONALI_STIMATE')) return []
    return [...diversi(senza.risultato, calabria?.risultato), ...diversi({ quadro: senza.quadro }, { quadro: calabria?.quadro })]
  })
  // The grade depends on the estimate itself, and it is not an amount of the budget.
  const importi = cambiati.filter((path) => !path.startsWith('risultati.affidabilita'))
  expect([...new Set(importi)].sort()).toEqual([...contratto.stime.ADDIZIONALI_STIMATE].sort())
})
