/** One year in one form: its column, the cost of the change, its value, the losses it leaves. Everything is computed once. */
import { forme, roundToCent, sumToCent } from '@bilancia/contract'
import { colonna as nuovaColonna } from '../../forme/ospite/colonne.ts'
import type { Conti } from '../../forme/ospite/conti.ts'
import { type AnnoDelPiano, type Perdite, statoDi } from './anni.ts'

type Forma = forme.Forma
export type Passo = { readonly colonna: forme.Colonna; readonly costi: number; readonly valore: number; readonly perdite: Perdite }

const conPerdite: readonly Forma[] = ['FORFETTARIO', 'DITTA_INDIVIDUALE', 'IMPRESA_FAMILIARE']

export type Passi = ReturnType<typeof passiDi>

/** `rettifica`: the VAT rectification of a change to the flat regime in a year, in euro. */
export function passiDi(anni: readonly AnnoDelPiano[], conti: (stato: object) => Conti | null, rettifica: readonly number[], tassoSconto: number) {
  const noti = new Map<string, Conti>()
  const colonne = new Map<string, forme.Colonna>()
  const rimaste = new Map<string, Perdite>()

  function contiDi(t: number, { limitate, piene }: Perdite): Conti {
    const chiave = `${t} ${limitate} ${piene}`
    const noto = noti.get(chiave) ?? conti(statoDi(anni[t] as AnnoDelPiano, { limitate, piene }, [], rettifica[t]))
    if (!noto) throw new RangeError('A year of a plan without a kind of activity')
    noti.set(chiave, noto)
    return noto
  }

  /** Losses count only in the forms that use them, so every other form is computed once for each year. */
  const cheContano = (forma: Forma, perdite: Perdite, t: number): Perdite =>
    conPerdite.includes(forma) && anni[t]?.profilo.attivita.tipologia === 'IMPRESA' ? perdite : { limitate: 0, piene: 0 }

  function colonna(t: number, forma: Forma, perdite: Perdite): forme.Colonna {
    const sue = cheContano(forma, perdite, t)
    const chiave = `${t} ${forma} ${sue.limitate} ${sue.piene}`
    const nota = colonne.get(chiave) ?? nuovaColonna(contiDi(t, sue), forma)
    colonne.set(chiave, nota)
    return nota
  }

  /**
   * Limited losses are used first, up to their part of the income; those that are used whole cover the rest. A loss of one of the first periods is
   * added to the latter (art. 8, c. 3, TUIR).
   */
  function perditeDopo(t: number, forma: Forma, perdite: Perdite): Perdite {
    const uno = anni[t] as AnnoDelPiano
    if (!conPerdite.includes(forma) || uno.profilo.attivita.tipologia !== 'IMPRESA') return perdite
    const chiave = `${t} ${forma} ${perdite.limitate} ${perdite.piene}`
    const nota = rimaste.get(chiave)
    if (nota) return nota
    const suoi = contiDi(t, perdite)
    const { redditoContributiImposta, regimeNormale } = suoi.personaFisica(forma)
    const piatto = forma === 'FORFETTARIO'
    const [usate, resto] = piatto
      ? [redditoContributiImposta.perditeUtilizzate, redditoContributiImposta.redditoNetto]
      : [regimeNormale.perditeUtilizzate, regimeNormale.redditoDaImputare]
    const nuova = piatto ? 0 : regimeNormale.perditaImpresa
    const { piano } = uno.cifre
    const limitateUsate = Math.min(usate, perdite.limitate, roundToCent(((usate + resto) * piano.quotaPerdite) / 100))
    const { annoInizio } = uno.profilo.attivita
    const piena = annoInizio !== null && uno.legge - annoInizio < piano.periodiPerditePiene
    const dopo = {
      limitate: sumToCent([perdite.limitate, -limitateUsate, piena ? 0 : nuova]),
      piene: sumToCent([perdite.piene, -(usate - limitateUsate), piena ? nuova : 0]),
    }
    rimaste.set(chiave, dopo)
    return dopo
  }

  /** VAT rectification of a change between two years: due when the flat regime begins, returned when it ends. */
  function rettificaTra(t: number, prima: Forma | null, forma: Forma): number {
    const sua = rettifica[t] ?? 0
    if (prima === null || prima === forma) return 0
    if (forma === 'FORFETTARIO') return sua
    return prima === 'FORFETTARIO' && sua !== 0 ? -sua : 0
  }

  /** The year in a form after another; null where the form is not calculated, not allowed or not reliable. */
  function passo(t: number, prima: Forma | null, forma: Forma, perdite: Perdite): Passo | null {
    const uno = anni[t] as AnnoDelPiano
    const sua = colonna(t, forma, perdite)
    if (!sua.calcolata || sua.ammissibilita.esito === 'NO' || sua.affidabilita.grado === 'NON_AFFIDABILE') return null
    const voce = forme.voceDi[forma]
    const ingresso = prima !== null && forme.voceDi[prima] === voce ? 0 : uno.profilo.spese.unaTantum[voce]
    const costi = sumToCent([ingresso, rettificaTra(t, prima, forma)])
    const netto = (uno.profilo.criterio === 'NETTO_IN_MANO' ? sua.nettoInMano : sua.nettoComparabile) ?? 0
    return { colonna: sua, costi, valore: roundToCent((netto - costi) / (1 + tassoSconto / 100) ** t), perdite: perditeDopo(t, forma, perdite) }
  }

  return { passo, colonna, rettificaTra }
}
