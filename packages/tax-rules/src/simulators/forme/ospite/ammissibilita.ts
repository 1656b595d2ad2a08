/** Whether a client may have a form: a reason for each failed test, and for each datum that is not known. */
import { type forme, sumToCent } from '@bilancia/contract'
import type { IdMotivo } from './cifre.ts'
import type { Profilo } from './profilo.ts'

export type Ammissibilita = forme.Colonna['ammissibilita']
/** A reason without its norm: that follows from the id, in the law of the year. */
type Trovato = Omit<forme.Motivo, 'id' | 'norma'> & { readonly id: IdMotivo }

const vietato = (id: IdMotivo): Trovato => ({ id, esito: 'NO', dato: null })
const ignoto = (id: IdMotivo, dato: string): Trovato => ({ id, esito: 'NON_VERIFICATO', dato })
/** A test on a datum that may not be known. */
const prova = <T>(id: IdMotivo, dato: string, valore: T | null, no: (valore: T) => boolean): readonly Trovato[] =>
  valore === null ? [ignoto(id, dato)] : no(valore) ? [vietato(id)] : []
const se = (no: boolean, id: IdMotivo): readonly Trovato[] => (no ? [vietato(id)] : [])

function forfettario({ anno, dati: { requisiti, attivita }, cifre: { limiti } }: Profilo): readonly Trovato[] {
  const comincia = attivita.annoInizio !== null && attivita.annoInizio >= anno
  const { causeOstative, giorniAttivitaAnnoPrecedente: giorni } = requisiti
  const causa = (lettera: keyof typeof causeOstative) =>
    prova(`causeOstative.${lettera}`, `requisiti.causeOstative.${lettera}`, causeOstative[lettera], (vera) => vera)
  /** For an activity that starts, an empty field about the year before counts as zero. A typed value counts. */
  const dellAnnoPrima = [
    ...prova(
      'ricaviAnnoPrecedente',
      'requisiti.ricaviAnnoPrecedente',
      requisiti.ricaviAnnoPrecedente ?? (comincia ? 0 : null),
      (ricavi) => ricavi * limiti.giorniAnno > limiti.ricavi * Math.min(giorni ?? limiti.giorniAnno, limiti.giorniAnno),
    ),
    ...prova(
      'spesePersonaleAnnoPrecedente',
      'requisiti.spesePersonaleAnnoPrecedente',
      requisiti.spesePersonaleAnnoPrecedente ?? (comincia ? 0 : null),
      (spese) => spese > limiti.personale,
    ),
  ]
  const daDipendente = requisiti.rapportoCessato
    ? []
    : prova(
        'redditoDipendenteAnnoPrecedente',
        'requisiti.redditoDipendenteAnnoPrecedente',
        requisiti.redditoDipendenteAnnoPrecedente,
        (reddito) => reddito > limiti.dipendente,
      )
  return [
    ...dellAnnoPrima,
    ...daDipendente,
    ...causa('a'),
    ...causa('b'),
    ...causa('c'),
    ...causa('d'),
    ...causa('dBis'),
    ...se(limiti.uscitaImmediata !== null && attivita.ricavi > limiti.uscitaImmediata, 'ricaviOltreUscitaImmediata'),
    ...se(requisiti.opzioneOrdinariaFinoAl !== null && anno <= requisiti.opzioneOrdinariaFinoAl, 'OPZIONE_ORDINARIA'),
  ]
}

function familiare({ persone, familiari, dati: { formaAttuale, requisiti }, cifre: { limiti } }: Profilo): readonly Trovato[] {
  const collaboratori = persone.filter((_, i) => (familiari[i] ?? 0) > 0)
  const no = (vero: boolean) => !vero
  if (collaboratori.length === 0) return [vietato('COLLABORATORI')]
  return [
    ...se(sumToCent(familiari) > limiti.quoteFamiliari, 'QUOTE_FAMILIARI'),
    ...collaboratori.flatMap(({ indice, familiare: parente, lavora }) => [
      ...prova('FAMILIARE', `persone[${indice}].familiare`, parente, no),
      ...prova('LAVORO_PREVALENTE', `persone[${indice}].lavora`, lavora, no),
    ]),
    ...(formaAttuale === 'IMPRESA_FAMILIARE' ? [] : prova('ATTO', 'requisiti.attoImpresaFamiliare', requisiti.attoImpresaFamiliare, no)),
  ]
}

/** A professional in a company: free without a register, otherwise only in a company of professionals. */
function inSocieta({ impresa, dati: { attivita } }: Profilo): readonly Trovato[] {
  if (impresa) return []
  if (attivita.professioneOrdinistica === null) return [ignoto('PROFESSIONE_IN_SOCIETA', 'attivita.professioneOrdinistica')]
  return attivita.professioneOrdinistica ? prova('REQUISITI_STP', 'attivita.requisitiStp', attivita.requisitiStp, (vero) => !vero) : []
}

const conSoci: readonly string[] = [
  'STUDIO_ASSOCIATO',
  'SOCIETA_DI_PERSONE',
  'SRL_UTILE_IN_SOCIETA',
  'SRL_TUTTO_DISTRIBUITO',
  'SRL_OTTIMIZZATA',
  'SRL_TRASPARENTE',
]
/** Open where others have a share today, because the column gives the whole activity to the owner. */
const altriSoci = ({ soci, dati: { formaAttuale } }: Profilo): readonly Trovato[] =>
  conSoci.includes(formaAttuale) && soci.length > 1 ? [ignoto('ALTRI_SOCI', 'persone[1].quotaSociale')] : []

/** A form of the other kind of activity has only this reason. Its other tests are left out. */
const soloImpresa = (p: Profilo, altri: readonly Trovato[] = []) => (p.impresa ? altri : [vietato('SOLO_IMPRESA')])
const soloProfessione = (p: Profilo, altri: readonly Trovato[] = []) => (p.impresa ? [vietato('SOLO_PROFESSIONE')] : altri)
const associati = ({ soci }: Profilo): readonly Trovato[] => [
  ...se(soci.length < 2, 'DUE_ASSOCIATI'),
  ...soci.slice(1).flatMap(({ indice, professionista }) => prova('PROFESSIONISTI', `persone[${indice}].professionista`, professionista, (vero) => !vero)),
]

const motivi: Readonly<Record<forme.Forma, (p: Profilo) => readonly Trovato[]>> = {
  FORFETTARIO: (p) => [...forfettario(p), ...altriSoci(p)],
  DITTA_INDIVIDUALE: (p) => [...soloImpresa(p), ...altriSoci(p)],
  IMPRESA_FAMILIARE: (p) => [...soloImpresa(p, familiare(p)), ...altriSoci(p)],
  PROFESSIONISTA: (p) => [...soloProfessione(p), ...altriSoci(p)],
  STUDIO_ASSOCIATO: (p) => soloProfessione(p, associati(p)),
  SOCIETA_DI_PERSONE: (p) => [...se(p.soci.length < 2, 'DUE_SOCI'), ...inSocieta(p)],
  SRL_UTILE_IN_SOCIETA: inSocieta,
  SRL_TUTTO_DISTRIBUITO: inSocieta,
  SRL_OTTIMIZZATA: inSocieta,
  SRL_TRASPARENTE: (p) => [...inSocieta(p), ...se(p.dati.attivita.ricavi > p.cifre.limiti.trasparenza, 'RICAVI_TRASPARENZA')],
}

export function ammissibilitaDi(profilo: Profilo, forma: forme.Forma): Ammissibilita {
  const trovati = motivi[forma](profilo)
  const esito = trovati.some((m) => m.esito === 'NO') ? 'NO' : trovati.length > 0 ? 'NON_VERIFICATO' : 'SI'
  return { esito, motivi: trovati.map(({ id, esito: suo, dato }) => ({ id, esito: suo, norma: profilo.cifre.norme.motivi[id], dato })) }
}
