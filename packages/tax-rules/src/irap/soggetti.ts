/** The taxpayers of IRAP: companies always, natural persons up to 2021 (L. 234/2021, art. 1, c. 8). */
import { type Condizione, mai, perPeriodo } from '@bilancia/engine'

/** Whether a natural person owes it: up to 2021, with an autonomous organisation. */
export const personaFisicaSoggetta = (conOrganizzazione: Condizione): Condizione => perPeriodo({ dal2020: conOrganizzazione, dal2022: mai, finoAl: 2027 })

export const soggettaIrap = (societa: Condizione, conOrganizzazione: Condizione): Condizione => societa.o(personaFisicaSoggetta(conOrganizzazione))
