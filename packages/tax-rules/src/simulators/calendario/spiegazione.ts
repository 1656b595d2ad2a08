/** Why a row of the calendar is what it is: the amount, the day, the code, and the balance or advance that it pays. */
import { type calendario, format, isTaxYear, roundToCent, taxYears } from '@bilancia/contract'
import { type Attendibilita, gradi, type Nodo, PercorsoSconosciuto, type Spiegazione, sopra } from '@bilancia/engine'
import type { ConMessaggi } from '@bilancia/engine/host'
import { radice } from '../forme/index.ts'
import { accontiDi } from './ospite/acconti.ts'
import type { Conto, Riga, RigaDelConto } from './ospite/conto.ts'
import { annoDi, meseDi } from './ospite/giorni.ts'
import { imposte } from './ospite/imposte.ts'
import type { Calcolato } from './ospite/index.ts'
import { accontiIvs, accontiSeparata } from './ospite/previdenza.ts'
import { dovutoDi, importoDi } from './ospite/riepilogo.ts'
import { importoDiUno } from './ospite/versamenti.ts'
import { cifraDi, type Serie, valoreDi } from './parametri/serie.ts'
import { codiciDaMemoria, tributi } from './parametri/tributi.ts'
import { termineDi } from './termine.ts'

const PERCORSO =
  /^(?:pagamenti[[.](\d+)\]?\.importo|riconciliazione[[.](\d+)\]?\.saldo|riepilogo\.anni[[.]([0-2])\]?\.totale|riepilogo\.impatto\.(competenza|picco\.importo))$/

/** The paths of the first row of each kind. A calendar may have more rows. */
export const percorsi: readonly string[] = [
  ...['pagamenti[0].importo', 'riconciliazione[0].saldo'],
  ...[0, 1, 2].map((k) => `riepilogo.anni[${k}].totale`),
  ...['riepilogo.impatto.competenza', 'riepilogo.impatto.picco.importo'],
]
export const spiegabile = (path: string): boolean => PERCORSO.test(path)

const anniDiLegge = taxYears.at(-1) ?? taxYears[0]
type Parti = Pick<Nodo, 'id' | 'nome'> & Partial<Nodo> & { readonly valore: number }

/** A node with an amount in euro, above others. */
function euro(anno: number, { id, nome, valore, ...altro }: Parti, sotto: readonly Spiegazione[] = []): Spiegazione {
  const da = sotto.map((una) => radice(una).id)
  const nodo: Nodo = { id, nome, valore, tipo: sotto.length > 0 ? 'regola' : 'campo', testo: format.money(valore), ...altro, da }
  return sopra(nodo, isTaxYear(anno) ? anno : anniDiLegge, sotto)
}
const conValori = (sotto: readonly Spiegazione[], segni: readonly string[]): string =>
  sotto.map((una, k) => `${k === 0 ? (segni[0] ?? '') : ` ${segni[k] ?? '+'} `}${radice(una).nome} [${radice(una).testo}]`).join('')
const inFormula = (sotto: readonly Spiegazione[], segni: readonly string[]): string =>
  sotto.map((una, k) => `${k === 0 ? (segni[0] ?? '') : ` ${segni[k] ?? '+'} `}${radice(una).nome}`).join('')

/** A figure of the calendar: a day or a code, with the act, the readings and what is not known. */
function cifra(id: string, nome: string, una: Serie<unknown>, anno: number, testo: string): Spiegazione {
  const { valore, atto, attendibilita, fonti, nota } = cifraDi(una, anno)
  const nodo: Nodo = { id, tipo: 'parametro', nome, valore, testo, norma: atto, fonte: atto, fonti, attendibilita, nota, da: [] }
  return sopra(nodo, isTaxYear(anno) ? anno : anniDiLegge)
}

/** The figure of a code: that of its tax, or of the codes that no text confirms. */
function codiceIn(tributo: calendario.Tributo, codice: string, anno: number): Serie<unknown> {
  const incerti = codiciDaMemoria[tributo]
  return incerti && valoreDi(incerti, anno).some((uno) => codice.startsWith(uno)) ? incerti : tributi[tributo]
}

const chiaveDi = (tributo: calendario.Tributo) => imposte.find(([, uno]) => uno === tributo)?.[0]

/** The advances of a tax year: their base and how much of it. Null where the tax has none. */
function acconti(conto: Conto, tributo: calendario.Tributo, anno: number, posizione: number) {
  if (tributo === 'IVS_PERCENTUALE') return { ...accontiIvs(conto, anno, posizione), percento: 100 }
  if (tributo === 'GESTIONE_SEPARATA') {
    const { base, percento, primo, secondo } = accontiSeparata(conto, anno)
    return { base, percento: 2 * percento, primo, secondo }
  }
  const chiave = chiaveDi(tributo)
  if (chiave === 'irpef' || chiave === 'impostaSostitutiva' || chiave === 'cedolareSecca' || chiave === 'irap' || chiave === 'ires')
    return accontiDi(conto, chiave, anno)
  return null
}

function accontoDi(conto: Conto, id: string, { tributo, anno, posizione, parte, descrizione }: Riga): Spiegazione {
  const loro = acconti(conto, tributo, anno, posizione)
  if (!loro) return euro(anno, { id, nome: descrizione, valore: parte.intero, norma: conto.tributo(tributo).norma })
  const { base, percento, primo, secondo } = loro
  const sotto = [euro(anno, { id: `${id}.base`, nome: `Base dell'acconto ${anno}`, valore: base })]
  const formula = `Base dell'acconto × ${format.percent(percento)}; primo ${format.money(primo)}, secondo ${format.money(secondo)}`
  return euro(anno, { id, nome: descrizione, valore: parte.intero, norma: conto.tributo(tributo).norma, formula }, sotto)
}

function saldoDi(conto: Conto, id: string, riga: RigaDelConto): Spiegazione {
  const { tributo, anno, dovuto, ritenute, acconti: versati, nonDovuto, saldo, nonVersato, posizione } = riga
  const { nome, norma } = conto.tributo(tributo)
  const voci = [
    ['dovuto', 'Dovuto', dovuto],
    ['ritenute', 'Ritenute', ritenute],
    ['acconti', 'Acconti e versamenti', versati],
    ['nonDovuto', 'Non dovuto', nonDovuto],
  ] as const
  const sotto = voci.flatMap(([quale, detto, valore], k) => (k === 0 || valore !== 0 ? [euro(anno, { id: `${id}.${quale}`, nome: detto, valore })] : []))
  const scritto = Math.abs(dovuto - ritenute - versati - nonDovuto - saldo) > 0.005
  const segni = ['', '−', '−', '−']
  const calcolo = scritto ? { nota: 'Saldo indicato' } : { formula: inFormula(sotto, segni), conValori: conValori(sotto, segni) }
  const nota = nonVersato !== 0 ? { nota: 'Non supera il minimo: non si versa e non si compensa' } : {}
  return euro(anno, { id, nome: `${nome}, saldo ${anno}${posizione && ` (${posizione})`}`, valore: saldo, norma, ...calcolo, ...nota }, sotto)
}

/** What a row pays: a balance, an advance, or an amount of the state. */
function intero(conto: Conto, id: string, riga: Riga): Spiegazione {
  const { tributo, voce, anno, posizione, parte, descrizione } = riga
  const saldo = conto.riconciliazione.find((una) => una.tributo === tributo && una.anno === anno && una.indice === posizione)
  if (saldo && (voce === 'SALDO' || voce === 'CREDITO' || tributo === 'IVS_FISSI')) return saldoDi(conto, id, saldo)
  if (voce === 'ACCONTO1' || voce === 'ACCONTO2') return accontoDi(conto, id, riga)
  return euro(anno, { id, nome: descrizione, valore: parte.intero, norma: conto.tributo(tributo).norma })
}

/** Capital and surcharge of a row, or the parts of a row of interest. */
function importi(conto: Conto, id: string, riga: Riga): readonly Spiegazione[] {
  const { anno, voce, capitale, interessi, parte, addendi } = riga
  if (addendi.length > 0)
    return addendi.map((uno, k) => {
      const formula = uno.percento === null ? {} : { formula: `${format.money(uno.base)} × ${format.percent(uno.percento)}, al centesimo` }
      return euro(anno, { id: `${id}.addendi[${k}]`, nome: uno.nome, valore: importoDiUno(uno), ...formula })
    })
  const tutto = intero(conto, `${id}.dovuto`, riga)
  const detta = voce === 'CREDITO' ? 'Credito usato quel giorno' : parte.di > 1 ? `Parte ${parte.quale} di ${parte.di}` : 'Dovuto'
  const come =
    voce === 'CREDITO' ? 'Il minore tra il credito che resta e ciò che si paga quel giorno' : 'Parti uguali tagliate al centesimo; l’ultima prende il resto'
  const suo = euro(anno, { id: `${id}.capitale`, nome: detta, valore: capitale, ...((parte.di > 1 || voce === 'CREDITO') && { formula: come }) }, [tutto])
  if (interessi === 0) return [suo]
  const percento = parte.percento ? `, ${format.percent(parte.percento)}` : ''
  return [suo, euro(anno, { id: `${id}.interessi`, nome: `Maggiorazione o interessi${percento}`, valore: interessi })]
}

function pagamento({ righe, conti }: Calcolato, k: number): Spiegazione {
  const [riga, id] = [righe[k], `pagamenti[${k}].importo`]
  const conto = riga && conti[riga.indice]
  if (!riga || !conto) throw new RangeError(`Il calendario ha ${righe.length} pagamenti: pagamenti[${k}] non c'è`)
  const { data, scadenza, descrizione, tributo, codiceTributo, provvisorio } = riga
  const somme = importi(conto, id, riga)
  const pagato = annoDi(data)
  const giorno = format.day(data) + (data === scadenza ? '' : ` (termine della legge ${format.day(scadenza)})`)
  const termine = termineDi(conto, riga)
  const sotto = [
    ...somme,
    ...(termine ? [cifra(`${id}.data`, 'Giorno', termine.serie, termine.anno, giorno)] : []),
    cifra(`${id}.codice`, 'Codice', codiceIn(tributo, codiceTributo ?? '', pagato), pagato, codiceTributo ?? 'fuori F24'),
  ]
  const altro = { formula: inFormula(somme, ['']), conValori: conValori(somme, ['']), norma: conto.tributo(tributo).norma }
  return euro(
    pagato,
    { id, nome: `${descrizione}, ${format.day(data)}`, valore: importoDi(riga), ...altro, ...(provvisorio && { nota: 'Provvisorio' }) },
    sotto,
  )
}

function totale({ risultato }: Calcolato, k: number): Spiegazione {
  const anno = risultato.riepilogo.anni[k]
  if (!anno) throw new RangeError(`Il calendario ha tre anni: riepilogo.anni[${k}] non c'è`)
  const id = `riepilogo.anni[${k}].totale`
  const voci = [
    ['Imposte', anno.imposte],
    ['Contributi', anno.contributi],
    ['IVA', anno.iva],
    ['Altro', anno.altro],
    ['Maggiorazioni e interessi', anno.interessi],
    ['Crediti usati', anno.crediti],
  ] as const
  const sotto = voci.map(([nome, valore]) => euro(anno.anno, { id: `${id}.${nome}`, nome, valore }))
  const segni = ['', '+', '+', '+', '+', '−']
  return euro(
    anno.anno,
    { id, nome: `Pagamenti del ${anno.anno}`, valore: anno.totale, formula: inFormula(sotto, segni), conValori: conValori(sotto, segni) },
    sotto,
  )
}

/** The amounts due for the first year, tax by tax, whenever they are paid. */
function competenza({ risultato, conti, riconciliazione }: Calcolato): Spiegazione {
  const { annoImposta: anno, riepilogo } = risultato
  const id = 'riepilogo.impatto.competenza'
  const perTributo = new Map<calendario.Tributo, number>()
  const righe = conti.flatMap((conto) => conto.righe)
  for (const { tributo, valore } of dovutoDi(anno, righe, riconciliazione)) perTributo.set(tributo, roundToCent((perTributo.get(tributo) ?? 0) + valore))
  const sotto = [...perTributo].flatMap(([tributo, valore]) => {
    const suo = conti[0]?.tributo(tributo)
    return suo && valore !== 0 ? [euro(anno, { id: `${id}.${tributo}`, nome: suo.nome, valore, norma: suo.norma })] : []
  })
  const altro = sotto.length > 0 ? { formula: inFormula(sotto, ['']), conValori: conValori(sotto, ['']) } : {}
  return euro(anno, { id, nome: `Dovuto del ${anno}, tolte le ritenute`, valore: riepilogo.impatto.competenza, ...altro }, sotto)
}

/** The payments of the heaviest month. */
function picco({ risultato, righe }: Calcolato): Spiegazione {
  const { picco } = risultato.riepilogo.impatto
  if (!picco) throw new RangeError('Il calendario non ha pagamenti: nessun mese è il più pesante')
  const id = 'riepilogo.impatto.picco.importo'
  const sue = righe.flatMap((riga, k) => (annoDi(riga.data) === picco.anno && meseDi(riga.data) === picco.mese ? [{ riga, k }] : []))
  const sotto = sue.map(({ riga, k }) =>
    euro(picco.anno, { id: `${id}.pagamenti[${k}]`, nome: `${riga.descrizione}, ${format.day(riga.data)}`, valore: importoDi(riga) }),
  )
  const nome = `Pagamenti di ${format.monthName(picco.mese)} ${picco.anno}`
  return euro(picco.anno, { id, nome, valore: picco.importo, formula: inFormula(sotto, ['']), conValori: conValori(sotto, ['']) }, sotto)
}

/** Throws `PercorsoSconosciuto`, and `RangeError` where there is no calendar or no such row. */
export function spiegazione(calcolato: Calcolato | ConMessaggi, path: string): Spiegazione {
  const [, riga, saldo, anno, impatto] = PERCORSO.exec(path) ?? []
  if (!spiegabile(path)) throw new PercorsoSconosciuto(path)
  if (!('risultato' in calcolato)) throw new RangeError(calcolato.messaggi.map(({ testo }) => testo).join('; '))
  if (riga !== undefined) return pagamento(calcolato, Number(riga))
  if (anno !== undefined) return totale(calcolato, Number(anno))
  if (impatto !== undefined) return impatto === 'competenza' ? competenza(calcolato) : picco(calcolato)
  const k = Number(saldo)
  const di = calcolato.riconciliazione[k]
  const conto = di && calcolato.conti.find(({ riconciliazione }) => riconciliazione.includes(di))
  if (!di || !conto) throw new RangeError(`Il calendario ha ${calcolato.riconciliazione.length} saldi: riconciliazione[${k}] non c'è`)
  return saldoDi(conto, `riconciliazione[${k}].saldo`, di)
}

/** A day or a code behind some rows. `pagamenti`: their positions. */
export type CifraDeiPagamenti = Pick<Nodo, 'id' | 'nome' | 'testo'> & {
  readonly attendibilita: Attendibilita
  readonly nota: string | null
  readonly pagamenti: readonly number[]
}

/** The days and codes of every row, the least certain first. Empty without a calendar. */
export function cifreUsate(calcolato: Calcolato | ConMessaggi): readonly CifraDeiPagamenti[] {
  if (!('risultato' in calcolato)) return []
  const trovate = new Map<string, CifraDeiPagamenti & { readonly pagamenti: number[] }>()
  const letta = (una: Serie<unknown>, anno: number, testo: string, pagamento: number) => {
    const gia = trovate.get(`${una.id} ${anno} ${testo}`)
    if (gia) return void gia.pagamenti.push(pagamento)
    const { id, nome, attendibilita, nota = null } = cifraDi(una, anno)
    trovate.set(`${una.id} ${anno} ${testo}`, { id, nome: `${nome}, ${anno}`, testo, attendibilita, nota, pagamenti: [pagamento] })
  }
  calcolato.righe.forEach((riga, k) => {
    const conto = calcolato.conti[riga.indice]
    if (!conto) return
    const termine = termineDi(conto, riga)
    if (termine) letta(termine.serie, termine.anno, format.day(riga.data), k)
    if (riga.codiceTributo !== null) letta(codiceIn(riga.tributo, riga.codiceTributo, annoDi(riga.data)), annoDi(riga.data), riga.codiceTributo, k)
  })
  return [...trovate.values()].sort((a, b) => gradi.indexOf(a.attendibilita) - gradi.indexOf(b.attendibilita))
}
