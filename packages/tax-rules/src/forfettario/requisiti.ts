/** The requirements of the flat-rate regime. An empty amount counts as zero, which is over no limit. */
import { iforfettari } from '@bilancia/contract'
import { type Condizione, type CondizioneFacoltativa, type Facoltativa, type Importo, mai, perPeriodo, requisito, zero } from '@bilancia/engine'
import { forfettari } from '../norme.ts'
import * as p from './parametri.ts'

type Requisiti = {
  readonly ricaviAnnoPrecedente: Facoltativa<'euro'>
  readonly giorniAttivitaAnnoPrecedente: Facoltativa<'numero'>
  readonly spesePersonaleAnnoPrecedente: Facoltativa<'euro'>
  readonly redditoDipendenteAnnoPrecedente: Facoltativa<'euro'>
  readonly rapportoCessato: Condizione
  readonly causeOstative: Readonly<Record<'a' | 'b' | 'c' | 'd' | 'dBis', CondizioneFacoltativa>>
}

const cause = iforfettari.catalog.requisiti.fields.causeOstative.fields

export function motiviDiEsclusione(r: Requisiti, ricavi: Importo) {
  const motivo = (id: string, nome: string, comma: string, formula: Condizione, nota?: string) =>
    requisito(`motivi.${id}`, { nome, norma: forfettari(comma), formula, ...(nota && { nota }) })
  const oltre = (importo: Facoltativa<'euro'>, limite: Importo) => importo.oppure(zero).supera(limite)
  const causa = (lettera: keyof typeof cause, comma: string) =>
    motivo(`causeOstative.${lettera}`, cause[lettera].label, comma, r.causeOstative[lettera].oppure(mai))
  return {
    ricaviAnnoPrecedente: motivo(
      'ricaviAnnoPrecedente',
      "Ricavi dell'anno precedente, ragguagliati ad anno, oltre il limite",
      'c. 54, lett. a)',
      r.ricaviAnnoPrecedente
        .oppure(zero)
        .per(p.giorniAnno)
        .supera(p.limiteRicaviAnnoPrecedente.per(r.giorniAttivitaAnnoPrecedente.oppure(p.giorniAnno).alMassimo(p.giorniAnno))),
      "Il confronto moltiplica entrambi i lati per i giorni, così l'ultimo centesimo non dipende da una divisione. Un anno bisestile intero, 366 giorni, conta come un anno.",
    ),
    spesePersonaleAnnoPrecedente: motivo(
      'spesePersonaleAnnoPrecedente',
      "Spese per il personale dell'anno precedente oltre il limite",
      'c. 54, lett. b)',
      oltre(r.spesePersonaleAnnoPrecedente, p.limiteSpesePersonale),
    ),
    redditoDipendenteAnnoPrecedente: motivo(
      'redditoDipendenteAnnoPrecedente',
      "Redditi di lavoro dipendente dell'anno precedente oltre il limite",
      'c. 57, lett. d-ter)',
      oltre(r.redditoDipendenteAnnoPrecedente, p.limiteRedditoDipendente).e(r.rapportoCessato.non()),
      'Se il rapporto è cessato il limite non conta, salvo una pensione o un nuovo lavoro nello stesso anno (circ. Agenzia Entrate 10/E/2016): lo decide chi compila, e qui vale la sua risposta.',
    ),
    'causeOstative.a': causa('a', 'c. 57, lett. a)'),
    'causeOstative.b': causa('b', 'c. 57, lett. b)'),
    'causeOstative.c': causa('c', 'c. 57, lett. c)'),
    'causeOstative.d': causa('d', 'c. 57, lett. d)'),
    'causeOstative.dBis': causa('dBis', 'c. 57, lett. d-bis)'),
    ricaviOltreUscitaImmediata: motivo(
      'ricaviOltreUscitaImmediata',
      "Ricavi dell'anno oltre il limite di uscita immediata",
      'c. 71',
      perPeriodo({ dal2020: mai, dal2023: ricavi.supera(p.limiteUscitaImmediata), finoAl: 2027 }),
    ),
  }
}
