/** Where the figures of a column differ from the law, and in which direction; and what ends with the year. */
import { format, type forme, sumToCent } from '@bilancia/contract'
import { type PersonaDelProfilo, type Profilo, quanto } from './profilo.ts'
import { aggiuntiveDi, isSrl, perSocieta } from './spese.ts'
import { gestioneIvs, gestioneSocio, inFamiglia } from './stati.ts'

/** Whether a company column leaves out the 50% relief of a partner who enrolled for the first time in 2025 (ADR 34). */
export const senzaRiduzione50 = (profilo: Profilo, forma: forme.Forma, p: PersonaDelProfilo): boolean =>
  perSocieta.includes(forma) && p.riduzione50 && profilo.cifre.inps.riduzione50 !== null && gestioneSocio(profilo, p) !== 'NESSUNA'

/** `persone`: those of the column. */
export const noteDi = (profilo: Profilo, forma: forme.Forma, persone: readonly PersonaDelProfilo[]): forme.Colonna['note'] => [
  ...riduzioneEsclusa(profilo, forma, persone),
  ...perditaDellaSocieta(profilo, forma),
  ...leasingIntero(profilo, forma),
  ...(sociSenzaContributi(profilo, forma) ? [SOCI_SENZA_CONTRIBUTI] : []),
  ...(forma === 'FORFETTARIO' ? [...riduzioniInsieme(profilo), ...delForfettario(profilo)] : []),
]

/** The 5% that was typed after its years, and the revenue after which the regime ends with the year: iForfettari says both. */
function delForfettario({ anno, cifre: { limiti, norme }, dati: { attivita, forfettario } }: Profilo): forme.Colonna['note'] {
  const { annoInizio, ricavi } = attivita
  const scaduta = forfettario.impostaSost === 5 && annoInizio !== null && anno - annoInizio >= limiti.periodiStartUp
  const oltre = ricavi > limiti.ricaviDellAnno && !(limiti.uscitaImmediata !== null && ricavi > limiti.uscitaImmediata)
  return [
    ...(scaduta
      ? [
          {
            id: 'ALIQUOTA_5_SCADUTA',
            dato: 'forfettario.impostaSost',
            testo: `L'aliquota del 5% vale per i primi ${limiti.periodiStartUp} periodi, che sono finiti: la colonna versa meno di quanto deve`,
            norma: norme.note.ALIQUOTA_5_SCADUTA,
          },
        ]
      : []),
    ...(oltre
      ? [
          {
            id: 'RICAVI_OLTRE_LIMITE',
            dato: 'attivita.ricavi',
            testo: `I ricavi superano ${format.money(limiti.ricaviDellAnno)}: dal ${anno + 1} il regime forfettario cessa, e la colonna non dura`,
            norma: norme.note.RICAVI_OLTRE_LIMITE,
          },
        ]
      : []),
  ]
}

/** Contributions of one person take one reduction: a table of one year takes the 35%, a plan the 50% while it lasts (contributi.md 3, forme.md 10). */
function riduzioniInsieme(profilo: Profilo): forme.Colonna['note'] {
  const {
    titolare,
    cifre: { inps, norme },
    dati: { forfettario },
  } = profilo
  if (!(gestioneIvs(profilo) !== 'NESSUNA' && forfettario.riduzione35 && inps.riduzione50 !== null)) return []
  if (!titolare.riduzione50) return collaboratoriConMeta(profilo)
  return [
    {
      id: 'RIDUZIONI_ALTERNATIVE',
      dato: 'forfettario.riduzione35',
      testo:
        'Le riduzioni dei contributi del 35% e del 50% si escludono: la colonna usa quella del 35%. Un piano di più anni usa quella del 50% finché dura, poi quella del 35%. Va tenuta una spunta sola',
      norma: norme.note.RIDUZIONI_ALTERNATIVE,
    },
  ]
}

/** The 35% belongs to the whole position (contributi.md 3). */
const collaboratoriConMeta = (profilo: Profilo): forme.Colonna['note'] =>
  profilo.persone
    .filter((p, i) => i > 0 && p.riduzione50 && inFamiglia(profilo, 'FORFETTARIO') && (profilo.familiari[i] ?? 0) > 0)
    .map((p) => ({
      id: 'RIDUZIONE_50_COLLABORATORE',
      dato: `persone[${p.indice}].riduzione50`,
      testo: `${p.detta}: la riduzione del 50% non si aggiunge a quella del 35%, che è del titolare con tutti i suoi collaboratori. La colonna usa il 35%; il 50% si può chiedere anche per il solo collaboratore, rinunciando al 35%`,
      norma: profilo.cifre.norme.note.RIDUZIONI_ALTERNATIVE,
    }))

/** No field says how much interest the instalments contain. */
function leasingIntero(profilo: Profilo, forma: forme.Forma): forme.Colonna['note'] {
  const { attivita, irap } = profilo.dati
  if (!profilo.impresa || !perSocieta.includes(forma) || irap.valoreProduzione !== null) return []
  if (quanto(attivita.determinazioneDelReddito, 'canoniLeasing') <= 0) return []
  return [
    {
      id: 'LEASING_CON_INTERESSI',
      dato: 'irap.valoreProduzione',
      testo:
        "I canoni di leasing riducono il valore della produzione per intero: la quota di interessi, scritta nel contratto, non è deducibile dall'IRAP, e l'imposta è più alta. Chi la conosce scrive il valore della produzione",
      norma: profilo.cifre.norme.note.LEASING_CON_INTERESSI,
    },
  ]
}

/** No column or plan carries the loss of a company to a later year. */
function perditaDellaSocieta(profilo: Profilo, forma: forme.Forma): forme.Colonna['note'] {
  if (!perSocieta.includes(forma) || sumToCent([profilo.reddito0, -aggiuntiveDi(profilo, forma)]) >= 0) return []
  const { PERDITA_SOCIETA, PERDITA_SOCI } = profilo.cifre.norme.note
  const resta = isSrl(forma) && forma !== 'SRL_TRASPARENTE'
  return [
    {
      id: 'PERDITA_NON_RIPORTATA',
      dato: 'attivita.determinazioneDelReddito',
      testo: `La perdita ${resta ? 'della società si riporta' : 'passa ai soci, che la riportano'} agli anni dopo, per intero se è dei primi tre periodi di una nuova attività e altrimenti fino all'80% del reddito: qui e nel piano non riduce nessun anno`,
      norma: resta ? PERDITA_SOCIETA : PERDITA_SOCI,
    },
  ]
}

/** A pensioner over 65 already pays half, so nothing changes. */
const riduzioneEsclusa = (profilo: Profilo, forma: forme.Forma, persone: readonly PersonaDelProfilo[]): forme.Colonna['note'] =>
  persone
    .filter((p) => senzaRiduzione50(profilo, forma, p) && !p.pensionatoOver65)
    .map((p) => ({
      id: 'RIDUZIONE_50_SOCI',
      dato: `persone[${p.indice}].riduzione50`,
      testo: `${p.detta}: i contributi IVS sono calcolati interi. La riduzione del 50% spetta anche al socio che lavora in società: chi la ottiene versa meno e ha meno mesi accreditati. La cifra con la riduzione si calcola in Convenienza Srl`,
      norma: 'L. 207/2024, art. 1, c. 186; circ. INPS 83/2025',
    }))

/** A professional with a fund of their own gets a weaker grade instead (`affidabilita.ts`). */
const sociSenzaContributi = ({ impresa, dati: { previdenza } }: Profilo, forma: forme.Forma): boolean =>
  perSocieta.includes(forma) &&
  !impresa &&
  !previdenza.cassaProfessionale &&
  previdenza.gestioneIvsSocieta === 'NESSUNA' &&
  previdenza.aliquotaSep !== 'NESSUNA'

const SOCI_SENZA_CONTRIBUTI = {
  id: 'SOCI_SENZA_CONTRIBUTI',
  dato: 'previdenza.gestioneIvsSocieta',
  testo:
    'Sulle quote dei soci non ci sono contributi, perché la gestione scelta per loro è «Nessuna»: le forme individuali e lo studio associato li contano, e il vantaggio della società ne viene. Chi svolge la professione in società può doverli alla Gestione separata o alla propria cassa: verificare prima di concludere',
  norma: 'L. 335/1995, art. 2, c. 26',
} as const
