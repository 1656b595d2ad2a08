/** INAIL premiums. `inail(chi, dati)` is the whole block: computed or typed premium, 1%, sum, "stimato". */
export { inail } from './premio.ts'
