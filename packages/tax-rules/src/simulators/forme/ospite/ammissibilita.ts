/** Whether a client may have a form: a reason for each failed test, and for each datum that is not known. */
import type { forme } from '@bilancia/contract'
import type { Profilo } from './profilo.ts'

type Motivo = forme.Motivo
export type Ammissibilita = forme.Colonna['ammissibilita']

const L190 = 'L. 190/2014, art. 1, '
const ART5C4 = 'art. 5, c. 4, TUIR'
const ART5C3 = 'art. 5, c. 3, lett. c), TUIR'
const STP = 'L. 183/2011, art. 10'

const vietato = (id: string, norma: string): Motivo => ({ id, esito: 'NO', norma, dato: null })
const ignoto = (id: string, norma: string, dato: string): Motivo => ({ id, esito: 'NON_VERIFICATO', norma, dato })
/** A test on a datum that may not be known. */
const prova = <T>(id: string, norma: string, dato: string, valore: T | null, no: (valore: T) => boolean): readonly Motivo[] =>
  valore === null ? [ignoto(id, norma, dato)] : no(valore) ? [vietato(id, norma)] : []
const se = (no: boolean, id: string, norma: string): readonly Motivo[] => (no ? [vietato(id, norma)] : [])

function forfettario({ anno, dati: { requisiti, attivita }, cifre: { limiti } }: Profilo): readonly Motivo[] {
  const comincia = attivita.annoInizio !== null && attivita.annoInizio >= anno
  const { causeOstative, giorniAttivitaAnnoPrecedente: giorni } = requisiti
  const causa = (lettera: keyof typeof causeOstative, comma: string) =>
    prova(`causeOstative.${lettera}`, `${L190}c. 57, lett. ${comma})`, `requisiti.causeOstative.${lettera}`, causeOstative[lettera], (vera) => vera)
  /** For an activity that starts, an empty field about the year before counts as zero. A typed value counts. */
  const dellAnnoPrima = [
    ...prova(
      'ricaviAnnoPrecedente',
      `${L190}c. 54, lett. a)`,
      'requisiti.ricaviAnnoPrecedente',
      requisiti.ricaviAnnoPrecedente ?? (comincia ? 0 : null),
      (ricavi) => ricavi * limiti.giorniAnno > limiti.ricavi * Math.min(giorni ?? limiti.giorniAnno, limiti.giorniAnno),
    ),
    ...prova(
      'spesePersonaleAnnoPrecedente',
      `${L190}c. 54, lett. b)`,
      'requisiti.spesePersonaleAnnoPrecedente',
      requisiti.spesePersonaleAnnoPrecedente ?? (comincia ? 0 : null),
      (spese) => spese > limiti.personale,
    ),
  ]
  const daDipendente = requisiti.rapportoCessato
    ? []
    : prova(
        'redditoDipendenteAnnoPrecedente',
        `${L190}c. 57, lett. d-ter)`,
        'requisiti.redditoDipendenteAnnoPrecedente',
        requisiti.redditoDipendenteAnnoPrecedente,
        (reddito) => reddito > limiti.dipendente,
      )
  return [
    ...dellAnnoPrima,
    ...daDipendente,
    ...causa('a', 'a'),
    ...causa('b', 'b'),
    ...causa('c', 'c'),
    ...causa('d', 'd'),
    ...causa('dBis', 'd-bis'),
    ...se(limiti.uscitaImmediata !== null && attivita.ricavi > limiti.uscitaImmediata, 'ricaviOltreUscitaImmediata', `${L190}c. 71`),
    ...se(requisiti.opzioneOrdinariaFinoAl !== null && anno <= requisiti.opzioneOrdinariaFinoAl, 'OPZIONE_ORDINARIA', 'D.P.R. 442/1997, art. 3'),
  ]
}

function familiare({ persone, familiari, dati: { formaAttuale, requisiti } }: Profilo): readonly Motivo[] {
  const collaboratori = persone.filter((_, i) => (familiari[i] ?? 0) > 0)
  const totale = familiari.reduce((a, b) => a + b, 0)
  const no = (vero: boolean) => !vero
  if (collaboratori.length === 0) return [vietato('COLLABORATORI', ART5C4)]
  return [
    ...se(Math.round(totale * 100) > 4_900, 'QUOTE_FAMILIARI', ART5C4),
    ...collaboratori.flatMap(({ indice, familiare: parente, lavora }) => [
      ...prova('FAMILIARE', 'art. 230-bis c.c.', `persone[${indice}].familiare`, parente, no),
      ...prova('LAVORO_PREVALENTE', 'art. 5, c. 4, lett. c), TUIR', `persone[${indice}].lavora`, lavora, no),
    ]),
    ...(formaAttuale === 'IMPRESA_FAMILIARE'
      ? []
      : prova('ATTO', 'art. 5, c. 4, lett. a), TUIR', 'requisiti.attoImpresaFamiliare', requisiti.attoImpresaFamiliare, no)),
  ]
}

/** A professional in a company: free without a register, otherwise only in a company of professionals. */
function inSocieta({ impresa, dati: { attivita } }: Profilo): readonly Motivo[] {
  if (impresa) return []
  if (attivita.professioneOrdinistica === null) return [ignoto('PROFESSIONE_IN_SOCIETA', STP, 'attivita.professioneOrdinistica')]
  return attivita.professioneOrdinistica ? prova('REQUISITI_STP', STP, 'attivita.requisitiStp', attivita.requisitiStp, (vero) => !vero) : []
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
const altriSoci = ({ soci, dati: { formaAttuale } }: Profilo): readonly Motivo[] =>
  conSoci.includes(formaAttuale) && soci.length > 1 ? [ignoto('ALTRI_SOCI', 'artt. 2272, n. 4), e 2284 ss. c.c.', 'persone[1].quotaSociale')] : []

/** A form of the other kind of activity has only this reason. Its other tests are left out. */
const soloImpresa = (p: Profilo, altri: readonly Motivo[] = []) => (p.impresa ? altri : [vietato('SOLO_IMPRESA', 'art. 55 TUIR')])
const soloProfessione = (p: Profilo, altri: readonly Motivo[] = []) => (p.impresa ? [vietato('SOLO_PROFESSIONE', 'artt. 53 e 54 TUIR')] : altri)
const associati = ({ soci }: Profilo): readonly Motivo[] => [
  ...se(soci.length < 2, 'DUE_ASSOCIATI', ART5C3),
  ...soci
    .slice(1)
    .flatMap(({ indice, professionista }) => prova('PROFESSIONISTI', ART5C3, `persone[${indice}].professionista`, professionista, (vero) => !vero)),
]

const motivi: Readonly<Record<forme.Forma, (p: Profilo) => readonly Motivo[]>> = {
  FORFETTARIO: (p) => [...forfettario(p), ...altriSoci(p)],
  DITTA_INDIVIDUALE: (p) => [...soloImpresa(p), ...altriSoci(p)],
  IMPRESA_FAMILIARE: (p) => [...soloImpresa(p, familiare(p)), ...altriSoci(p)],
  PROFESSIONISTA: (p) => [...soloProfessione(p), ...altriSoci(p)],
  STUDIO_ASSOCIATO: (p) => soloProfessione(p, associati(p)),
  SOCIETA_DI_PERSONE: (p) => [...se(p.soci.length < 2, 'DUE_SOCI', 'art. 2247 c.c.'), ...inSocieta(p)],
  SRL_UTILE_IN_SOCIETA: inSocieta,
  SRL_TUTTO_DISTRIBUITO: inSocieta,
  SRL_OTTIMIZZATA: inSocieta,
  SRL_TRASPARENTE: (p) => [...inSocieta(p), ...se(p.dati.attivita.ricavi > p.cifre.limiti.trasparenza, 'RICAVI_TRASPARENZA', 'art. 116, c. 1, TUIR')],
}

export function ammissibilitaDi(profilo: Profilo, forma: forme.Forma): Ammissibilita {
  const trovati = motivi[forma](profilo)
  const esito = trovati.some((m) => m.esito === 'NO') ? 'NO' : trovati.length > 0 ? 'NON_VERIFICATO' : 'SI'
  return { esito, motivi: trovati }
}
