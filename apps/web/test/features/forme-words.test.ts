/** The best form against today's, in words: never a negative amount "in più". */
import { forme } from '@bilancia/tax-rules'
import { expect, it } from 'vitest'
import { stati } from '../../../../packages/tax-rules/test/riferimenti.ts'
import { eventoDetto } from '../../src/features/forme/piano/Anni.tsx'
import { inPiu, rispettoA } from '../../src/features/forme/words.ts'

type State = { readonly denominazione?: string; readonly requisiti?: object }
const [artigiano] = stati<State>('forme')

/** The best form, its advantage and today's form in words. */
function detto(formaAttuale: string, ricaviAnnoPrecedente: number) {
  const risultato = forme.calcola({ ...artigiano, formaAttuale, requisiti: { ...artigiano?.requisiti, ricaviAnnoPrecedente } })
  const colonne = 'colonne' in risultato ? risultato.colonne : []
  const migliore = colonne.find(({ forma }) => 'migliore' in risultato && forma === risultato.migliore)
  const oggi = colonne.find(({ forma }) => forma === formaAttuale)
  if (!migliore || !oggi || migliore.vantaggio === null) throw new Error('not calculated')
  const { importo, senso } = inPiu(migliore.vantaggio)
  return `${migliore.forma}: ${importo} ${senso} ${rispettoA(oggi)}`
}

// Golden line artigiano-solo: 38,739.74 kept with the flat rate, 28,273.75 as an ordinary sole trader, 10,465.99 between them.
it('a better form keeps more than today', () =>
  expect(detto('DITTA_INDIVIDUALE', 60_000)).toBe("FORFETTARIO: 10.465,99 € in più all'anno rispetto a oggi (Ditta individuale)"))

it('when today’s form is no longer allowed, the best of the others can keep less, and says why', () =>
  expect(detto('FORFETTARIO', 90_000)).toBe("DITTA_INDIVIDUALE: 10.465,99 € in meno all'anno rispetto a oggi (Forfettario, forma non ammessa)"))

it('the effect of an event is a sentence of its own', () => {
  const testo = "Esce dal forfettario: i ricavi dell'anno prima (88.000,00 €) superano 85.000,00 €"
  expect(eventoDetto(testo, 12_926.08)).toBe(`${testo}. Effetto: 12.926,08 €`)
  expect(eventoDetto(testo, null)).toBe(testo)
})
