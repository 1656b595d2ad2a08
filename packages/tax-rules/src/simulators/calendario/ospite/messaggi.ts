/** The messages of a calendar. */
import { allowedAt, calendario, evaluator, format, type Message } from '@bilancia/contract'
import { standard } from '@bilancia/engine/host'
import { accontiDi } from './acconti.ts'
import { type Conto, PROVVISORIO_DAL, type Riga, type RigaDelConto } from './conto.ts'
import { isIva } from './crediti.ts'
import type { Giugno } from './versamenti.ts'

const { wrong } = evaluator(calendario.catalog, { namedSections: true, namedLists: true, everyField: true })

const sbagliatiDelSimulatore = evaluator(calendario.daSimulatore, { namedSections: true, everyField: true }).wrong

type Id = keyof typeof calendario.messages
function detto(id: Id, campo: string, dati: Readonly<Record<string, string | number>> = {}): Message {
  const messaggio = standard(id, campo, calendario.messages)
  return { ...messaggio, testo: Object.entries(dati).reduce((testo, [chiave, valore]) => testo.replace(`{${chiave}}`, String(valore)), messaggio.testo) }
}

/** The path of an entry of any list is written with dots: `soggetti.0.anni.1.iva.periodi.3`. */
const conPunti = (campo: string): string => campo.replace(/\[(\d+)\]/g, '.$1')

export function messaggiDeiCampi(state: object, soggetti: readonly calendario.Soggetto[]): readonly Message[] {
  const sbagliati = wrong(state)
  const valori = sbagliati.map((campo) => ({ ...detto('VALORE_NON_VALIDO', conPunti(campo)), dettaglio: allowedAt(calendario.catalog, campo) }))
  const mancanti = soggetti.flatMap(({ anni }, i) =>
    anni.flatMap(({ anno }, j) => {
      const campo = `soggetti.${i}.anni.${j}.anno`
      return anno === null && !sbagliati.includes(campo) ? [detto('CAMPO_OBBLIGATORIO', campo)] : []
    }),
  )
  return [...valori, ...mancanti, ...(soggetti.length === 0 ? [detto('CAMPO_OBBLIGATORIO', 'soggetti')] : [])]
}

/** The messages about the choices beside the state of a simulator. Those about `calendario` come with the calendar itself. */
export const messaggiDelSimulatore = (state: object): readonly Message[] =>
  sbagliatiDelSimulatore(state)
    .filter((campo) => !campo.startsWith('calendario'))
    .map((campo) => ({ ...detto('VALORE_NON_VALIDO', campo), dettaglio: allowedAt(calendario.daSimulatore, campo) }))
export const nonCalcolabile = (): Message => detto('CALENDARIO_NON_CALCOLABILE', 'calendario')

/** What happened while the rows of a subject were written. */
export type Fatti = {
  readonly giugno: readonly { readonly pagamento: number; readonly fatto: Giugno | null }[]
  readonly rinviato: boolean
  readonly cassaConvenzionale: boolean
  readonly usato: ReadonlyMap<RigaDelConto, number>
}

export function messaggiDelSoggetto(conto: Conto, { giugno, cassaConvenzionale, usato }: Fatti): readonly Message[] {
  const campo = `soggetti.${conto.indice}`
  const { anni, dal, fino, opzioni } = conto
  const messaggi: Message[] = []
  const primo = conto.primo === null ? undefined : anni.get(conto.primo)
  if (primo && primo.anno >= dal - 1 && !primo.inizioAttivita && !haVersato(primo))
    messaggi.push(detto('ANNO_PRECEDENTE_MANCANTE', `${campo}.anni`, { prima: primo.anno - 1, anno: primo.anno }))
  for (const { tributo, anno, saldo, nonVersato } of conto.riconciliazione) {
    if (nonVersato <= 0) continue
    const minimo = minimoDi(conto, tributo, anno)
    const dati = { tributo: conto.tributo(tributo).nome, anno, importo: format.money(saldo), minimo: format.money(minimo) }
    messaggi.push(detto('IMPORTO_MINIMO', campo, dati))
  }
  for (const { pagamento, fatto } of giugno) {
    if (fatto && opzioni.rate > fatto.rate) {
      const giorno = format.day(fatto.piano.rate.at(-1)?.data ?? fatto.piano.giorno)
      messaggi.push(detto('RATE_RIDOTTE', 'calendario.rate', { anno: pagamento, rate: fatto.rate, giorno }))
    }
    if (fatto && pagamento >= PROVVISORIO_DAL && conto.isa(pagamento)) messaggi.push(detto('PROROGA_NON_NOTA', 'pagamenti', { anno: pagamento }))
  }
  for (let anno = dal; anno <= fino; anno++) messaggi.push(...cambioDiRegime(conto, anno))
  // L. 147/2013, art. 1, c. 574, and D.L. 78/2009, art. 10 (VAT): taxes only, no contributions.
  for (const [{ tributo, anno }, importo] of usato)
    if (conto.tributo(tributo).categoria !== 'CONTRIBUTI' && importo > conto.cifreDi(anno).limiteCompensazione) {
      const limite = format.money(conto.cifreDi(anno).limiteCompensazione)
      messaggi.push(detto('CREDITO_OLTRE_5000', campo, { tributo: conto.tributo(tributo).nome, anno, importo: format.money(importo), limite }))
    }
  for (const giorno of ivaDiGiugnoCompensata(conto)) messaggi.push(detto('MAGGIORAZIONE_COMPENSATA', campo, { giorno: format.day(giorno) }))
  if (cassaConvenzionale) messaggi.push(detto('CASSA_DATA_CONVENZIONALE', `${campo}.anni`))
  return messaggi
}

/** The days on which the balance of VAT waited for June and a credit pays some of the same form. */
function ivaDiGiugnoCompensata({ righe, opzioni }: Conto): readonly string[] {
  if (opzioni.saldoIva !== 'GIUGNO') return []
  const conCredito = new Set(righe.flatMap(({ voce, data }) => (voce === 'CREDITO' ? [data] : [])))
  const deiSaldi = righe.flatMap(({ tributo, voce, data }) => (isIva(tributo) && voce === 'SALDO' && conCredito.has(data) ? [data] : []))
  return [...new Set(deiSaldi)]
}

const haVersato = ({ imposte }: { readonly imposte: calendario.Anno['imposte'] }): boolean =>
  Object.values(imposte).some(({ accontiVersati, saldo }) => accontiVersati !== null || saldo !== null)

const minimoDi = (conto: Conto, tributo: calendario.Tributo, anno: number): number => {
  const { minimi } = conto.cifreDi(anno)
  if (isIva(tributo)) return minimi.ivaSaldo
  return tributo === 'IRAP' ? minimi.irap : minimi.imposte
}

function cambioDiRegime(conto: Conto, anno: number): readonly Message[] {
  const [questo, prima] = [conto.anni.get(anno), conto.anni.get(anno - 1)]
  if (!questo || !prima) return []
  const campo = `soggetti.${conto.indice}.anni`
  const { primo, secondo } = accontiDi(conto, 'irpef', anno)
  const entra = prima.regime === 'ORDINARIO' && questo.regime === 'FORFETTARIO'
  if (entra && conto.metodo('irpef') === 'STORICO' && primo + secondo > 0)
    return [detto('ACCONTI_CAMBIO_REGIME', campo, { anno, importo: format.money(primo + secondo) })]
  const esce = prima.regime === 'FORFETTARIO' && questo.regime === 'ORDINARIO' && questo.attivo && !questo.uscitaImmediata
  return esce ? [detto('USCITA_REGIME', campo, { anno })] : []
}

/** The messages about the whole calendar. */
export function messaggiGenerali(opzioni: calendario.Opzioni, righe: readonly Riga[], rinviato: boolean, ricaviMassimi: number): readonly Message[] {
  const previsionale = [opzioni.metodo, ...Object.values(opzioni.metodi)].includes('PREVISIONALE')
  const dopo = righe.some(({ data }) => data >= `${PROVVISORIO_DAL}-01-01`)
  return [
    ...(opzioni.rinvioSecondoAcconto !== 'NO' && !rinviato
      ? [detto('RINVIO_NON_AMMESSO', 'calendario.rinvioSecondoAcconto', { ricavi: format.money(ricaviMassimi) })]
      : []),
    ...(previsionale ? [detto('METODO_PREVISIONALE', 'calendario.metodo')] : []),
    ...(dopo ? [detto('SCADENZE_PROVVISORIE', 'pagamenti')] : []),
  ]
}

/** Each message once: the same id, field and text. */
export function unici(messaggi: readonly Message[]): readonly Message[] {
  const visti = new Set<string>()
  return messaggi.filter(({ id, campo, testo }) => {
    const chiave = `${id} ${campo} ${testo}`
    return !visti.has(chiave) && visti.add(chiave)
  })
}
