/** The taxpayers of IRAP: companies always, natural persons up to 2021 (L. 234/2021, art. 1, c. 8). */
import { type Condizione, mai, normaDal, perPeriodo } from '@bilancia/engine'
import { legge } from '../norme.ts'

/** An article of the tax, and from 2022 the act that excludes natural persons. */
export const conEsclusione = (testo: string) => normaDal({ dal2020: legge(testo), dal2022: legge(`${testo}; L. 234/2021, art. 1, c. 8`) })
export const normaSoggetti = conEsclusione('D.Lgs. 446/1997, artt. 2 e 3')
/** The tax, and in 2020 the advance that is not due. */
export const normaImposta = normaDal({ dal2020: legge('D.Lgs. 446/1997, art. 16; D.L. 34/2020, art. 24'), dal2021: legge('D.Lgs. 446/1997, art. 16') })

/** Whether a natural person owes it: up to 2021, with an autonomous organisation. */
export const personaFisicaSoggetta = (conOrganizzazione: Condizione): Condizione => perPeriodo({ dal2020: conOrganizzazione, dal2022: mai, finoAl: 2027 })

export const soggettaIrap = (societa: Condizione, conOrganizzazione: Condizione): Condizione => societa.o(personaFisicaSoggetta(conOrganizzazione))
