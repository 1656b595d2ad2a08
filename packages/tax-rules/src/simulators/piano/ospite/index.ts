/**
 * Piano: the same client over several years. Each year is a table of Forme; the best path is found by dynamic programming,
 * with the legal constraints between one year and the next. It contains no rules.
 */
import { allowedAt, evaluator, forme, inForce, type Message, piano, roundToCent, sumToCent, type TaxYear } from '@bilancia/contract'
import { standard } from '@bilancia/engine/host'
import type { CifreForme } from '../../forme/ospite/cifre.ts'
import type { Conti } from '../../forme/ospite/conti.ts'
import { dettaDi } from '../../forme/ospite/profilo.ts'
import { isSrl } from '../../forme/ospite/spese.ts'
import { type AnnoDelPiano, anniDi, leggeDi, type Perdite, provvisorio, statoDi } from './anni.ts'
import { eventiDi } from './eventi.ts'
import { passiDi } from './passi.ts'
import { migliore, type Partenza, type Percorso } from './percorso.ts'
import { svolteDi } from './sensibilita.ts'

type Forma = forme.Forma
/** Forme on its compiled simulators. */
export type Motore = { readonly calcola: (stato: object, nota?: (forma: Forma) => forme.Colonna) => object; readonly conti: (stato: object) => Conti | null }

const { wrong } = evaluator(piano.catalog, { namedSections: true, everyField: true })
/** The plan ready to be searched. */
export type Campo = {
  readonly dati: piano.State
  readonly anni: readonly AnnoDelPiano[]
  readonly scelte: readonly Forma[]
  readonly passi: ReturnType<typeof passiDi>
  readonly partenza: Partenza
  readonly rettifica: readonly number[]
}

/** The losses with which a year begins. */
const perditeDi = (partenza: Partenza, percorso: Percorso | null, t: number): Perdite => percorso?.tappe[t - 1]?.passo.perdite ?? partenza.perdite

const euro = (percorso: Percorso | null): number | null => percorso && roundToCent(percorso.centesimi / 100)

export function ospite({ calcola: diForme, conti }: Motore, cifre: (anno: TaxYear) => CifreForme) {
  /** VAT rectification of entering the flat regime in a year, from the same table as iForfettari. */
  function rettificaDi({ rettifica }: piano.State, anno: AnnoDelPiano): number {
    const { ivaRimanenze, ivaServiziNonUtilizzati, beni } = rettifica
    if (ivaRimanenze + ivaServiziNonUtilizzati === 0 && beni.length === 0) return 0
    const suoi = conti(statoDi(anno, { limitate: 0, piene: 0 }, []))
    const tabellaRettifica = { ...rettifica, direzione: 'INGRESSO', annoCambio: anno.anno }
    return suoi?.forfettari({ annoImposta: anno.legge, confronto: { tabellaRettifica } }).confronto.rettificaIvaApplicata ?? 0
  }

  /** Null without a kind of activity, or where growth takes an amount beyond what a field may hold. */
  function campo(dati: piano.State): Campo | null {
    if (dati.profilo.attivita.tipologia === 'NON_DEFINITO') return null
    const anni = anniDi(dati, Math.min(dati.anni, piano.ULTIMO_ANNO - dati.annoInizio + 1), cifre)
    if (!anni) return null
    const chieste: readonly string[] = dati.forme
    const scelte = forme.codici.filter((forma) => !chieste.some((una) => una !== '') || chieste.includes(forma))
    const rettifica = anni.map((anno) => rettificaDi(dati, anno))
    const { formaAttuale, attivita } = dati.profilo
    const partenza = {
      legami: {
        forma: formaAttuale === 'NESSUNA' ? null : formaAttuale,
        forfettarioDal: dati.annoInizio,
        trasparenzaFinoAl: formaAttuale === 'SRL_TRASPARENTE' ? (dati.trasparenzaFinoAl ?? 0) : 0,
      },
      perdite: { limitate: attivita.perditePregresse, piene: attivita.perditePrimiTrePeriodi },
    }
    return { dati, anni, scelte, passi: passiDi(anni, conti, rettifica, dati.tassoSconto), partenza, rettifica }
  }

  const cerca = ({ anni, passi, partenza }: Campo, amesse: (t: number) => readonly Forma[]) => migliore(anni, passi, partenza, amesse)

  function conversioni(suo: Campo): readonly piano.Conversione[] {
    const srl = suo.scelte.filter(isSrl)
    const altre = suo.scelte.filter((forma) => !isSrl(forma))
    const dal = (primo: number) => euro(cerca(suo, (t) => (t < primo ? altre : srl)))
    return [...suo.anni.map(({ anno }, t) => ({ anno, totale: dal(t) })), { anno: null, totale: dal(suo.anni.length) }]
  }

  /** The state of Forme for each year, with the losses that the path leaves. Without a path, those typed. */
  function stati({ anni, partenza, scelte, rettifica }: Campo, percorso: Percorso | null): readonly object[] {
    const escluse = forme.codici.filter((forma) => !scelte.includes(forma))
    return anni.map((anno, t) => statoDi(anno, perditeDi(partenza, percorso, t), escluse, rettifica[t]))
  }

  /** The table of each year. The search has computed its columns. */
  const tabella = (suo: Campo, percorso: Percorso | null): readonly forme.Risultato[] =>
    stati(suo, percorso).flatMap((stato, t) => tabelle(diForme(stato, (forma) => suo.passi.colonna(t, forma, perditeDi(suo.partenza, percorso, t)))))

  function risultatoDi(suo: Campo, messaggi: readonly Message[]): piano.Risultato {
    const { anni, scelte, partenza, passi, dati } = suo
    const percorso = cerca(suo, () => scelte)
    const provvisori = anni.filter(({ anno }) => provvisorio(anno))
    const primo = provvisori[0]?.anno ?? null
    let cumulato = 0
    const righe = (percorso?.tappe ?? []).map(({ forma, passo: { colonna, costi, valore, perdite } }, t): piano.Anno => {
      cumulato = sumToCent([cumulato, valore])
      const anno = anni[t]?.anno ?? 0
      return {
        anno,
        provvisorio: provvisorio(anno),
        forma,
        prelievo: colonna.prelievo ?? 0,
        nettoInMano: colonna.nettoInMano ?? 0,
        nettoComparabile: colonna.nettoComparabile ?? 0,
        costiUnaTantum: costi,
        valore,
        cumulato,
        perditeResidue: perdite.limitate,
        perditePrimiTrePeriodiResidue: perdite.piene,
      }
    })
    const fisse: { -readonly [F in Forma]?: number | null } = {}
    for (const forma of scelte) fisse[forma] = euro(cerca(suo, () => [forma]))
    return {
      percorso: percorso?.tappe.map(({ forma }) => forma) ?? null,
      totale: euro(percorso),
      primoAnnoProvvisorio: primo,
      anni: righe,
      fisse,
      conversione: conversioni(suo),
      eventi: percorso ? eventiDi(anni, passi, percorso, partenza.perdite, scelte) : [],
      tabella: tabella(suo, percorso),
      sensibilita: dati.calcolaSensibilita && percorso ? svolteDi(dati, percorso, cercaCon) : [],
      messaggi: [
        ...messaggi,
        ...(primo === null ? [] : [avvisoProvvisorio(primo)]),
        ...(insieme(suo) ? [standard('RIDUZIONI_ALTERNATIVE', 'profilo.forfettario.riduzione35', piano.messages)] : []),
        ...collaboratoriConMeta(suo),
        ...aliquotaScaduta(suo),
        ...(percorso ? [] : [standard('NESSUN_PERCORSO', 'forme', piano.messages)]),
      ],
    }
  }

  /** The best path of another plan, for the sensitivity. */
  function cercaCon(dati: piano.State): Percorso | null {
    const altro = campo(dati)
    return altro && cerca(altro, () => altro.scelte)
  }

  /** Computes what can be computed. Never throws on a state. */
  function calcola(state: object): piano.Risultato {
    const dati = inForce(piano.catalog, state)
    const messaggi = messaggiDi(state, dati)
    const suo = campo(dati)
    if (suo) return risultatoDi(suo, messaggi)
    const troppo = dati.profilo.attivita.tipologia !== 'NON_DEFINITO'
    return { ...vuoto, messaggi: [...messaggi, ...(troppo ? [standard('CRESCITA_OLTRE_IL_MASSIMO', 'crescitaRicavi', piano.messages)] : [])] }
  }

  /** What an explanation needs; null where nothing is calculated. */
  function percorsoDi(state: object) {
    const suo = campo(inForce(piano.catalog, state))
    const percorso = suo && cerca(suo, () => suo.scelte)
    return suo && percorso && { campo: suo, percorso, stati: stati(suo, percorso) }
  }

  return { calcola, campo, percorsoDi }
}

const tabelle = (risultato: object): readonly forme.Risultato[] => ('colonne' in risultato ? [risultato as forme.Risultato] : [])

const vuoto: Omit<piano.Risultato, 'messaggi'> = {
  percorso: null,
  totale: null,
  primoAnnoProvvisorio: null,
  anni: [],
  fisse: {},
  conversione: [],
  eventi: [],
  tabella: [],
  sensibilita: [],
}

/** The flat-rate position has the 35%. */
const con35 = ({ scelte, dati: { profilo } }: Campo): boolean =>
  scelte.includes('FORFETTARIO') &&
  profilo.forfettario.riduzione35 &&
  profilo.attivita.tipologia === 'IMPRESA' &&
  (profilo.previdenza.gestioneIvs || 'NESSUNA') !== 'NESSUNA'

/** Both reductions of the contributions are typed, in a year in which both are possible. */
const insieme = (campo: Campo): boolean => con35(campo) && campo.anni.some((anno) => anno.profilo.persone[0]?.riduzione50)

/** The 5% that is typed, in a plan that goes beyond its periods (L. 190/2014, art. 1, c. 65). */
function aliquotaScaduta({ scelte, dati: { profilo }, anni }: Campo): readonly Message[] {
  const { annoInizio } = profilo.attivita
  if (!scelte.includes('FORFETTARIO') || profilo.forfettario.impostaSost !== 5 || annoInizio === null) return []
  const oltre = anni.find(({ anno, cifre }) => anno - annoInizio >= cifre.limiti.periodiStartUp)
  if (!oltre) return []
  const m = standard('ALIQUOTA_5_SCADUTA', 'profilo.forfettario.impostaSost', piano.messages)
  return [{ ...m, testo: m.testo.replace('{periodi}', String(oltre.cifre.limiti.periodiStartUp)).replace('{anno}', String(oltre.anno)) }]
}

/** Collaborators with the 50% beside an owner with the 35% alone. */
const collaboratoriConMeta = (campo: Campo): readonly Message[] => {
  const { persone, forfettario } = campo.dati.profilo
  if (!con35(campo) || !forfettario.famigliare || persone[0]?.riduzione50) return []
  return persone.flatMap((p, i) =>
    i > 0 && p && p.quotaFamiliare > 0 && campo.anni.some((anno) => anno.profilo.persone[i]?.riduzione50) ? [conMeta(p, i)] : [],
  )
}

const conMeta = (persona: forme.Persona, i: number): Message => {
  const m = standard('RIDUZIONE_50_COLLABORATORE', `profilo.persone.${i}.riduzione50`, piano.messages)
  return { ...m, testo: m.testo.replace('{chi}', () => dettaDi(persona, i)) }
}

const avvisoProvvisorio = (anno: number): Message => {
  const m = standard('ANNI_PROVVISORI', 'anni', piano.messages)
  return { ...m, testo: m.testo.replace('{anno}', String(anno)).replace('{legge}', String(leggeDi(piano.ULTIMO_ANNO))) }
}

function messaggiDi(state: object, { profilo, annoInizio, anni, trasparenzaFinoAl }: piano.State): readonly Message[] {
  const sbagliati = wrong(state).map((campo) => ({
    ...standard('VALORE_NON_VALIDO', campo, piano.messages),
    dettaglio: allowedAt(piano.catalog, campo),
  }))
  const detto = (vale: boolean, id: keyof typeof piano.messages, campo: string) => (vale ? [standard(id, campo, piano.messages)] : [])
  return [
    ...sbagliati,
    ...detto(profilo.denominazione === '', 'CAMPO_OBBLIGATORIO', 'profilo.denominazione'),
    ...detto(profilo.attivita.tipologia === 'NON_DEFINITO', 'CAMPO_OBBLIGATORIO', 'profilo.attivita.tipologia'),
    ...detto(annoInizio + anni - 1 > piano.ULTIMO_ANNO, 'VALORE_NON_VALIDO', 'anni').map((m) => ({
      ...m,
      dettaglio: `l'ultimo anno del piano è al più il ${piano.ULTIMO_ANNO}: il piano si ferma lì`,
    })),
    ...detto(trasparenzaFinoAl !== null && profilo.formaAttuale !== 'SRL_TRASPARENTE', 'TRASPARENZA_SENZA_OPZIONE', 'trasparenzaFinoAl'),
  ]
}
