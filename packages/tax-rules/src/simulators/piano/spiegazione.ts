/** Why a figure of the plan is what it is: from the total down to the column of a year, and from there to its simulator. */
import { format, forme, type piano, roundToCent, sumToCent } from '@bilancia/contract'
import { type Nodo, type Spiegazione, sopra } from '@bilancia/engine'
import { altrove, radice, spiega as spiegaForme } from '../forme/index.ts'
import { leggeDi, provvisorio } from './ospite/anni.ts'
import type { ospite } from './ospite/index.ts'

type Calcolato = NonNullable<ReturnType<ReturnType<typeof ospite>['percorsoDi']>>
type Chiave = piano.CifraSpiegata | 'totale'

const NORMA = 'piano su più anni: il percorso con il totale più alto tra quelli che la legge ammette'

/** `t` is not read for the total. */
export function spiegazioni({ campo, percorso, stati }: Calcolato) {
  const { dati, anni } = campo
  const tappa = (t: number) => {
    const [anno, una, stato] = [anni[t], percorso.tappe[t], stati[t]]
    if (!anno || !una || !stato) throw new RangeError(`The plan has no year ${t}`)
    return { anno, ...una, stato }
  }
  const nome = (t: number) => {
    const { anno, forma } = tappa(t)
    return `${anno.anno}${provvisorio(anno.anno) ? ' (provvisorio)' : ''}, ${forme.forme[forma]}`
  }

  function nodo(t: number, id: string, titolo: string, valore: number, altro: Partial<Nodo>, sotto: readonly Spiegazione[]): Spiegazione {
    const da = sotto.map((una) => radice(una).id)
    return sopra({ id, tipo: 'regola', nome: titolo, valore, testo: format.money(valore), norma: NORMA, ...altro, da }, leggeDi(anni[t]?.anno ?? 0), sotto)
  }
  const somma = (t: number, id: string, titolo: string, valore: number, sotto: readonly Spiegazione[]) => {
    const voci = sotto.map(radice)
    const conValori = voci.map((una) => `${una.nome} [${una.testo}]`).join(' + ')
    return nodo(t, id, titolo, valore, { formula: voci.map((una) => una.nome).join(' + '), conValori }, sotto)
  }
  const diForme = (t: number, cifra: 'prelievo' | 'nettoInMano' | 'nettoComparabile') => {
    const { forma, stato } = tappa(t)
    return altrove(`anni[${t}]`, spiegaForme(stato, `colonne.${forma}.${cifra}`))
  }

  function costi(t: number): Spiegazione {
    const { anno, forma, passo, legami } = tappa(t)
    const rettifica = campo.passi.rettificaTra(t, legami.forma, forma)
    const ingresso = roundToCent(passo.costi - rettifica)
    const voce = forme.voceDi[forma]
    const suoi = [
      nodo(t, `anni[${t}].ingresso`, 'Costo di ingresso nella forma', ingresso, { tipo: 'campo', campo: `profilo.spese.unaTantum.${voce}` }, []),
      nodo(t, `anni[${t}].rettificaIva`, 'Rettifica della detrazione IVA', rettifica, { norma: anno.cifre.norme.eventi.RETTIFICA_IVA, campo: 'rettifica' }, []),
    ]
    return somma(t, `anni[${t}].costiUnaTantum`, `Costi una tantum, ${nome(t)}`, passo.costi, suoi)
  }

  function valore(t: number): Spiegazione {
    const misura = dati.profilo.criterio === 'NETTO_IN_MANO' ? 'nettoInMano' : 'nettoComparabile'
    const sotto = [diForme(t, misura), costi(t)]
    const [netto, suoi] = sotto.map(radice)
    const sconto = (quale: string) => (t === 0 || dati.tassoSconto === 0 ? '' : ` / (1 + ${quale})^${t}`)
    const altro = {
      formula: `(Netto − Costi una tantum)${sconto('Tasso di sconto')}`,
      conValori: `([${netto?.testo}] − [${suoi?.testo}])${sconto(format.percent(dati.tassoSconto))}`,
    }
    return nodo(t, `anni[${t}].valore`, `Valore, ${nome(t)}`, tappa(t).passo.valore, altro, sotto)
  }

  function cumulato(t: number, id: string, titolo: string): Spiegazione {
    const sotto = percorso.tappe.slice(0, t + 1).map((_, k) => valore(k))
    const totale = sumToCent(percorso.tappe.slice(0, t + 1).map(({ passo }) => passo.valore))
    return somma(t, id, titolo, totale, sotto)
  }

  return (chiave: Chiave, t: number): Spiegazione => {
    if (chiave === 'totale') return cumulato(percorso.tappe.length - 1, 'totale', 'Totale del percorso migliore')
    if (chiave === 'costiUnaTantum') return costi(t)
    if (chiave === 'valore') return valore(t)
    return chiave === 'cumulato' ? cumulato(t, `anni[${t}].cumulato`, `Valore cumulato al ${nome(t)}`) : diForme(t, chiave)
  }
}
