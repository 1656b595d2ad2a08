/** Each requirement of the flat-rate regime, with the answer yes, no or not yet. No answer is different from 'no'. */
import { iforfettari, verifiche } from '@bilancia/contract'
import { almenoUna, type Condizione, esito, indicato, nessuno, perPeriodo, type Requisito, sceltaTra, vero } from '@bilancia/engine'
import { forfettari } from '../../norme.ts'
import { motivi } from './confronto.ts'
import { campi } from './dati.ts'

const r = campi.requisiti
const { annoInizioAttivita } = campi.regimeForfettario
/** An activity that starts this year has no previous year. */
const nuova = annoInizioAttivita.oppure(nessuno).raggiunge(campi.annoImposta)
/** Whether each was answered, in the order of the form. The last one follows from the revenue of the year. */
export const risposti = {
  ricaviAnnoPrecedente: r.ricaviAnnoPrecedente.compilato().o(nuova),
  spesePersonaleAnnoPrecedente: r.spesePersonaleAnnoPrecedente.compilato().o(nuova),
  redditoDipendenteAnnoPrecedente: r.redditoDipendenteAnnoPrecedente.compilato().o(r.rapportoCessato),
  'causeOstative.a': r.causeOstative.a.compilato(),
  'causeOstative.b': r.causeOstative.b.compilato(),
  'causeOstative.c': r.causeOstative.c.compilato(),
  'causeOstative.d': r.causeOstative.d.compilato(),
  'causeOstative.dBis': r.causeOstative.dBis.compilato(),
} as const
const ricaviNoti: Condizione = perPeriodo({ dal2020: vero, dal2023: indicato(campi.redditoContributiImposta.ricavi), finoAl: 2027 })

const verificato = (chiave: string, motivo: Requisito, risposto: Condizione) =>
  esito(`requisitiVerificati.${chiave}`, {
    nome: `Requisito rispettato, non: ${motivo.definition.nome}`,
    voce: iforfettari.nomiRequisiti[chiave]?.nome ?? chiave,
    norma: motivo.definition.norma,
    formula: sceltaTra(
      verifiche,
      [
        [motivo, 'NO'],
        [risposto, 'SI'],
      ],
      'NON_VERIFICATO',
    ),
  })
const della = (lettera: keyof typeof r.causeOstative) =>
  verificato(`causeOstative.${lettera}`, motivi[`causeOstative.${lettera}`], risposti[`causeOstative.${lettera}`])

export const requisitiVerificati = {
  ricaviAnnoPrecedente: verificato('ricaviAnnoPrecedente', motivi.ricaviAnnoPrecedente, risposti.ricaviAnnoPrecedente),
  spesePersonaleAnnoPrecedente: verificato('spesePersonaleAnnoPrecedente', motivi.spesePersonaleAnnoPrecedente, risposti.spesePersonaleAnnoPrecedente),
  redditoDipendenteAnnoPrecedente: verificato(
    'redditoDipendenteAnnoPrecedente',
    motivi.redditoDipendenteAnnoPrecedente,
    risposti.redditoDipendenteAnnoPrecedente,
  ),
  causeOstative: { a: della('a'), b: della('b'), c: della('c'), d: della('d'), dBis: della('dBis') },
  ricaviOltreUscitaImmediata: verificato('ricaviOltreUscitaImmediata', motivi.ricaviOltreUscitaImmediata, ricaviNoti),
}

const { causeOstative, ...altri } = requisitiVerificati
const verificati = [...Object.values(altri), ...Object.values(causeOstative)]
/** The overall answer: one 'no' decides it; otherwise a missing answer leaves it open. */
export const ammissibilita = esito('requisitiVerificati.ammissibilita', {
  nome: 'Accesso al regime forfettario',
  norma: forfettari('c. 54, 57 e 71'),
  formula: sceltaTra(
    verifiche,
    [
      [almenoUna(verificati.map((uno) => uno.vale('NO'))), 'NO'],
      [almenoUna(verificati.map((uno) => uno.vale('NON_VERIFICATO'))), 'NON_VERIFICATO'],
    ],
    'SI',
  ),
})
