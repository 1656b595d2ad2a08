/** What the page asks of the state beyond the conditions of its fields. */
import { all, budget4u } from '@bilancia/contract'

export const { condizioni } = budget4u

/** Whose persons pay regional and municipal surcharges in this budget. */
export const residenti = all(condizioni.normale, condizioni.conIrpef)
