/**
 * Which year of the plan is being computed. Fields beside the catalog that no state carries: `calcola` leaves them at
 * their default, the first year, and `piano.ts` writes them in the row of the second and third.
 */
import { group, integer, money } from '@bilancia/contract'

export const esercizio = group('Anno del piano', {
  numero: integer('Anno del piano', [1, 3], { default: 1 }),
  irapDeducibile: money("Quota deducibile dell'IRAP pagata nell'anno, cioè di quella dell'anno prima"),
})
