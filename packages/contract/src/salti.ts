/** A jump of the levy in the result of a simulator. */
import { count, euro, list, nullable, object, type TypeOf, text, word } from './shape/shape.ts'

/** One euro more of `variabile`, from `valore` on, changes the levy by `costo`. */
export const salto = object({
  variabile: text('Variabile', { help: 'Percorso del campo che si muove' }),
  valore: euro('Valore', { help: "L'ultimo euro prima del salto" }),
  distanza: euro('Distanza', { help: "Euro da ciò che è digitato all'altro lato del salto: sotto zero se sta prima" }),
  costo: euro('Costo', { help: 'Quanto costa un euro in più; sotto zero se fa risparmiare' }),
  lato: nullable(text('Lato', { help: 'Il regime o lo scenario il cui prelievo salta; null dove finisce la scelta tra i due' })),
  regola: text('Regola', { help: "Id della regola: la spiegazione la dà al percorso `salti.` seguito dall'id" }),
  nome: text('Nome della regola'),
  norma: text('Norma'),
  soglia: nullable(
    object(
      { nome: text('Nome'), valore: count('Valore'), unita: word(['euro', 'percento', 'numero'], 'Unità') },
      { label: 'Soglia', help: 'La cifra che si supera; null dove la legge conta per gradini' },
    ),
  ),
  testo: text('Testo'),
})
export type Salto = TypeOf<typeof salto>
export const salti = list(salto, { label: 'Salti', help: 'Dove un euro in più o in meno muove il prelievo di oltre 20 euro; solo se richiesti' })
