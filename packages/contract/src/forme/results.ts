/** The result of Forme: one column for each form, and the ranking. */
import { messaggi } from '../messages.ts'
import { count, euro, flag, list, nullable, object, percent, type TypeOf, text, word } from '../shape/shape.ts'
import { codici, esiti } from './forme.ts'

const explained = { explained: true } as const
const importo = (label: string, help?: string) => nullable(euro(label, { ...explained, ...(help && { help }) }))

const motivo = object({
  id: text('Motivo'),
  esito: word(['NO', 'NON_VERIFICATO'], 'Esito'),
  norma: text('Norma'),
  dato: nullable(text('Dato che manca')),
})
export type Motivo = TypeOf<typeof motivo>

const mancante = object({ dato: text('Dato che manca'), peso: word(['DETERMINANTE', 'MINORE'], 'Peso') })
export type Mancante = TypeOf<typeof mancante>

const nota = object({ id: text('Nota'), dato: text('Dato'), testo: text('Testo'), norma: text('Norma') })
export type Nota = TypeOf<typeof nota>

const persona = object({
  indice: count('Persona'),
  nome: text('Nome'),
  quota: percent('Quota'),
  reddito: euro('Reddito attribuito'),
  imposte: euro('Imposte', { help: "Con l'attività meno senza" }),
  contributi: euro('Contributi'),
  compenso: euro('Compenso da amministratore'),
  dividendi: euro('Dividendi o utile prelevato'),
  netto: euro('Netto in mano'),
  montante: nullable(euro('Montante contributivo', { help: 'Nullo con una cassa propria' })),
  mesiIvs: nullable(count('Mesi IVS')),
  mesiGestioneSeparata: nullable(count('Mesi di gestione separata')),
})
export type PersonaDellaColonna = TypeOf<typeof persona>

const cifre = {
  risultato: importo('Risultato', 'Prima di imposte e contributi, dopo le spese della forma'),
  speseForma: importo('Spese della forma'),
  speseAggiuntive: importo('Spese in più di oggi'),
  ivaIndetraibile: importo('IVA non detratta'),
  imposte: importo('Imposte'),
  contributi: importo('Contributi'),
  prelievo: importo('Prelievo'),
  nettoInMano: importo('Netto in mano'),
  utileTrattenuto: importo('Utile trattenuto in società'),
  impostaLatente: importo('Imposta latente'),
  nettoComparabile: importo('Netto comparabile'),
  aliquotaEffettiva: nullable(percent('Aliquota effettiva')),
  montante: nullable(euro('Montante contributivo')),
  costiUnaTantum: importo('Costi una tantum'),
  cassaFinePrimoAnno: nullable(euro('Cassa alla fine del primo anno')),
} as const

const colonna = object({
  forma: word(codici, 'Forma'),
  ammissibilita: object({ esito: word(esiti, 'Ammissibilità'), motivi: list(motivo, { label: 'Motivi' }) }),
  calcolata: flag('Calcolata'),
  ...cifre,
  persone: list(persona, { label: 'Persone' }),
  vantaggio: importo('Vantaggio su oggi'),
  vantaggioPrimoAnno: importo('Vantaggio del primo anno'),
  posizione: nullable(count('Posizione')),
  affidabilita: object({ grado: word(['COMPLETO', 'PARZIALE', 'NON_AFFIDABILE'], 'Grado'), mancanti: list(mancante, { label: 'Dati che mancano' }) }),
  note: list(nota, { label: 'Note', help: 'Dove le cifre della colonna si scostano dalla norma' }),
})
export type Colonna = TypeOf<typeof colonna>

export const risultato = object({
  annoImposta: count("Anno d'imposta"),
  colonne: list(colonna, { label: 'Forme' }),
  migliore: nullable(word(codici, 'La migliore')),
  miglioreAmmessa: nullable(word(codici, 'La migliore ammessa')),
  messaggi,
})
export type Risultato = TypeOf<typeof risultato>

/** The figures of a column that `spiega` explains, each at `colonne.CODE.figure`. */
export const cifreSpiegate = [
  'risultato',
  'speseForma',
  'speseAggiuntive',
  'ivaIndetraibile',
  'imposte',
  'contributi',
  'prelievo',
  'nettoInMano',
  'utileTrattenuto',
  'impostaLatente',
  'nettoComparabile',
  'costiUnaTantum',
  'vantaggio',
  'vantaggioPrimoAnno',
] as const satisfies readonly (keyof Colonna)[]
export type CifraSpiegata = (typeof cifreSpiegate)[number]
