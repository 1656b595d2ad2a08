/** The fund of artisans and traders in which a person is insured. */
import { type Condizione, type Scelta, sceltaTra } from '@bilancia/engine'

export type Gestione = Scelta<'NON_DEFINITO' | 'ARTIGIANATO' | 'COMMERCIO'>

/** The fund, from the simulator's conditions for artisan and trader. */
export const gestioneInps = (artigiano: Condizione, commerciante: Condizione): Gestione =>
  sceltaTra(
    { NON_DEFINITO: 'nessuna', ARTIGIANATO: 'artigiani', COMMERCIO: 'commercianti' },
    [
      [artigiano, 'ARTIGIANATO'],
      [commerciante, 'COMMERCIO'],
    ],
    'NON_DEFINITO',
  )
