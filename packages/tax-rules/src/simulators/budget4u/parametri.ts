/** Figures that only the budget reads: non-deductible parts of costs, and choices of the simulation. */
import { lastFinalYear } from '@bilancia/contract'
import { cifra, definizione, type Norma, normaDal, scelta as sceltaDelProgramma } from '@bilancia/engine'
import { quotaMinimaTitolare } from '../../imputazione/index.ts'
import { parametri as inps } from '../../inps/index.ts'
import { ogniAnno, parametro, sempre } from '../../legge.ts'
import { legge, previsione, tuir } from '../../norme.ts'

const scelta = (id: string, nome: string, valore: number, perche: string) =>
  parametro('numero', `budget.${id}`, nome, previsione(perche), ogniAnno(sceltaDelProgramma(valore, 'scelta del prodotto')))
const percento = (id: string, nome: string, norma: Norma, valore: number, fonte: string) =>
  parametro('percento', `budget.${id}`, nome, norma, sempre(cifra(valore, fonte), { finoAl: 2027 }))

export const tutto = parametro('percento', 'budget.tutto', 'Totale delle quote', tuir('5'), ogniAnno(definizione(100, 'art. 5 TUIR')))
export const quotaTitolare = quotaMinimaTitolare(tutto)
export const uno = scelta('uno', 'Una persona', 1, 'conteggio delle persone')
/** The number of a person among those with the same role. */
export const posti = [1, 2, 3, 4, 5].map((n) => scelta(`posto${n}`, `Posto ${n}`, n, "posto nell'elenco delle persone"))

const TELEFONO = "art. 102, c. 9, TUIR: deducibile l'80%; per i professionisti art. 54, c. 3-bis, dal 2024 art. 54-quinquies TUIR"
export const telefonoIndeducibile = percento('telefonoIndeducibile', 'Parte indeducibile delle spese telefoniche', tuir('102, c. 9'), 20, TELEFONO)
export const carburantiIndeducibili = percento(
  'carburantiIndeducibili',
  'Parte indeducibile dei carburanti del professionista',
  tuir('164, c. 1, lett. b)'),
  80,
  'art. 164 TUIR: deducibile il 20%',
)
export const aggiornamentoMassimo = parametro(
  'euro',
  'budget.aggiornamentoMassimo',
  "Spese di aggiornamento deducibili nell'anno",
  normaDal({ dal2020: legge('L. 81/2017, art. 9; art. 54, c. 5, TUIR'), dal2024: legge('L. 81/2017, art. 9; art. 54-septies TUIR; D.Lgs. 192/2024') }),
  sempre(cifra(10_000, 'L. 81/2017, art. 9'), { finoAl: 2027 }),
)
export const anniSpeseImpianto = parametro(
  'numero',
  'budget.anniSpeseImpianto',
  'Quote annue delle spese di impianto',
  legge('art. 2426, n. 5, c.c.; art. 108 TUIR'),
  sempre(cifra(5, 'art. 2426, n. 5, c.c.: non più di cinque anni'), { finoAl: 2027 }),
)
export const iva = percento('iva', 'Aliquota IVA ordinaria', legge('D.P.R. 633/1972, art. 16'), 22, 'D.L. 76/2013, art. 11: 22% dal 1/10/2013')
export const trimestri = scelta('trimestri', "Trimestri dell'anno", 4, 'costi dei primi tre mesi')

/** Plans go beyond the years whose law is known. */
export const ultimoAnno = scelta('ultimoAnno', 'Ultimo anno di cui si conoscono le regole', lastFinalYear, 'piano triennale')
export const { ultimoAnnoRiduzione50 } = inps
