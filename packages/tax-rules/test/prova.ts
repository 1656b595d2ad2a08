/** Runs one law module alone: a few fields as input, its rules as output. */
import { type Fields, flag, money, percent, type StateOf, type TaxYear } from '@bilancia/contract'
import { type Leaves, layout, type Output, simulator, soloRisultato } from '@bilancia/engine'

/**
 * A test bench for the modules that read these fields: `banco(catalog)(2026, valori, (campi) => regole)` gives the values
 * of the rules.
 */
export function banco<const F extends Fields>(catalog: F) {
  const disposizione = layout(catalog, 'prova')
  return (anno: TaxYear, valori: Partial<StateOf<F>>, crea: (campi: Leaves<F>) => Output): unknown => {
    const programma = simulator<{ readonly esito: unknown }>({
      nome: 'prova',
      ospiti: soloRisultato,
      layout: disposizione,
      outputs: { esito: crea(disposizione.campi) },
      avvisi: [],
      messages: { VALORE_NON_VALIDO: { gravita: 'ERRORE', testo: 'Valore non valido' } },
    })
    const risultato = programma.calculate({ ...valori, annoImposta: anno })
    return 'esito' in risultato ? risultato.esito : undefined
  }
}

export const prova = banco({
  a: money('a', { min: -9_999_999 }),
  b: money('b'),
  c: money('c'),
  p: percent('p'),
  q: percent('q'),
  x: flag('x'),
  y: flag('y'),
  z: flag('z'),
})
