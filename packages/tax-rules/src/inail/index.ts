/** INAIL premiums. `inail(chi, dati)` is the whole block: premium by model or typed, 1%, sum, "stimato". */
export { inail, type ModelloInail, premioArtigiani, premioOrdinario } from './premio.ts'
