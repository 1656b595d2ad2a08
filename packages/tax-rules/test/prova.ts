/** One law module on its own: a few amounts in, the rules it makes out. */
import { flag, money, percent, type TaxYear } from '@bilancia/contract'
import { layout, type Output, simulator } from '@bilancia/engine'

const catalog = {
  a: money('a', { min: -9_999_999 }),
  b: money('b'),
  c: money('c'),
  p: percent('p'),
  q: percent('q'),
  x: flag('x'),
  y: flag('y'),
  z: flag('z'),
}
const disposizione = layout(catalog, 'prova')
type Campi = typeof disposizione.campi

type Valori = Partial<Record<'a' | 'b' | 'c' | 'p' | 'q', number> & Record<'x' | 'y' | 'z', boolean>>

/** The value of the rules that `crea` makes from the fields. */
export function prova(anno: TaxYear, valori: Valori, crea: (campi: Campi) => Output): unknown {
  const programma = simulator<{ readonly esito: unknown }>({
    layout: disposizione,
    outputs: { esito: crea(disposizione.campi) },
    avvisi: [],
    messages: { VALORE_NON_VALIDO: { gravita: 'ERRORE', testo: 'Valore non valido' } },
  })
  const risultato = programma.calculate({ ...valori, annoImposta: anno })
  return 'esito' in risultato ? risultato.esito : undefined
}
