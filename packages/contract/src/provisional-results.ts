/** What a provisional year adds to a result: the figures carried over, and how stable the outcome is. A page needs no shapes. */
import { scenari } from './convsrl/results.ts'
import { verdettiConfronto } from './iforfettari/results.ts'
import { anything, count, euro, flag, list, nullable, object, type TypeOf, text, word } from './shape/shape.ts'

/** A carried-over figure that the calculation read. Of a table by code, only the row that was read. */
const parametroProvvisorio = object({
  percorso: text('Parametro', { help: "L'id della cifra; di una riga di tabella l'id e il codice" }),
  valore: anything('Valore'),
  stato: word(['RIPORTATO', 'DERIVATO', 'SCADUTO', 'IGNOTO'], 'Stato'),
  fonte: text('Fonte'),
  atteso: text('Atto atteso'),
})
export type ParametroProvvisorio = TypeOf<typeof parametroProvvisorio>

/** The additional fields of a result in a provisional year. */
export const provvisorio = {
  provvisorio: flag('Anno provvisorio'),
  provvisorioAl: text('Legge vigente al', { help: 'Il giorno della legge su cui è calcolato' }),
  parametriProvvisori: list(parametroProvvisorio, { label: 'Parametri in attesa degli atti' }),
  cifreProvvisorie: list(text('Percorso'), { label: 'Cifre provvisorie', help: 'Percorsi del risultato, in ordine alfabetico' }),
} as const

/** Percentages by which INPS amounts are indexed to test whether the outcome changes. None of them is a forecast. */
export const indicizzazioni = [0, 1, 2, 3] as const
const percento = count('Indicizzazione', { help: 'Percento di cui gli importi INPS sono indicizzati: nessuno è una previsione' })
const verdetto = nullable(word(verdettiConfronto, 'Regime conveniente'))

/** iForfettari: null where the flat-rate regime cannot be computed. */
export const sensibilitaForfettari = object(
  {
    indicizzazione: list(object({ percento, regimeConveniente: verdetto, vantaggio: nullable(euro("Vantaggio del forfettario con l'IVA indetraibile")) }), {
      label: 'Con gli importi INPS indicizzati',
    }),
    limiteDipendente: list(object({ limite: euro('Limite dei redditi di lavoro dipendente'), regimeConveniente: verdetto }), {
      label: 'Con il limite della lettera d-ter di oggi e quello prorogato',
    }),
    stabile: flag('Esito stabile', { help: "L'esito è lo stesso in tutte" }),
  },
  { label: "Sensibilità dell'anno provvisorio" },
)
export type SensibilitaForfettari = TypeOf<typeof sensibilitaForfettari>

/** Convenienza Srl: the scenario with the lowest levy, and the levy. Null if no scenario is computed. */
export const sensibilitaSrl = object(
  {
    indicizzazione: list(object({ percento, scenarioConveniente: nullable(word(scenari, 'Scenario conveniente')), prelievo: nullable(euro('Prelievo')) }), {
      label: 'Con gli importi INPS indicizzati',
    }),
    stabile: flag('Esito stabile', { help: "L'esito è lo stesso in tutte" }),
  },
  { label: "Sensibilità dell'anno provvisorio" },
)
export type SensibilitaSrl = TypeOf<typeof sensibilitaSrl>
