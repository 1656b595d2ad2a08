/** The mistakes that are tried on a node of the rules: the other operator of its pair, a missing operand or rounding, other branches. */
import type { TaxYear } from '@bilancia/contract'
import { Condizione, CondizioneFacoltativa, type Expression, Facoltativa, Quantita, Scelta } from '@bilancia/engine'
import { grain } from '@bilancia/engine/emitters'

/** A mistake in words, and the node that it puts in place of the right one. */
export type Sbaglio = { readonly che: string; readonly nuova: Expression }

const eAliquota = (q: Quantita | undefined): q is Quantita<'percento'> => q?.unita === 'percento'
type Importi = readonly [Quantita, ...Quantita[]]
type Condizioni = readonly [Condizione, ...Condizione[]]

const sono = <T>(tutti: readonly unknown[], tipo: abstract new (...args: never[]) => T): tutti is readonly [T, ...T[]] =>
  tutti.length > 0 && tutti.every((uno) => uno instanceof tipo)
const senza = <T>(tutti: readonly T[], i: number): readonly T[] => tutti.toSpliced(i, 1)

/** The mistakes of a node, in the same order for nodes that read the same. */
export function sbagliDi(e: Expression, anno: TaxYear): readonly Sbaglio[] {
  const operandi = e.operands(anno)
  const { nome, coppie } = e.op
  if (coppie) return diCoppie(e, operandi)
  if (e instanceof Condizione) return diCondizione(nome, operandi)
  if (e instanceof Quantita && sono(operandi, Quantita)) return diQuantita(nome, operandi, anno)
  const [primo, secondo] = operandi
  if (e instanceof Quantita && nome === 'oppure' && primo instanceof Facoltativa && secondo) return [{ che: 'mai quello inserito', nuova: secondo }]
  return diTabella(e, nome, operandi)
}

function diQuantita(nome: string, operandi: Importi, anno: TaxYear): readonly Sbaglio[] {
  const [primo, ...altri] = operandi
  const [secondo] = altri
  const uno = (che: string, nuova: Expression): readonly Sbaglio[] => [{ che, nuova }]
  /** The node without one of its operands. `dal` is 1 if the first operand gives the sign and must stay. */
  const meno = (fa: (rimasti: Importi) => Quantita, dal: 0 | 1): readonly Sbaglio[] =>
    operandi.length < 2
      ? []
      : alcuni(operandi.length - dal).flatMap((k) => {
          const i = k + dal
          const rimasti = senza(operandi, i)
          return sono(rimasti, Quantita) ? uno(`${nome} senza l'operando ${i + 1}`, rimasti.length > 1 ? fa(rimasti) : rimasti[0]) : []
        })
  // With only one term in the year, the operator makes no difference.
  if ((nome === 'piu' || nome === 'meno') && operandi.length < 2) return []
  switch (nome) {
    case 'piu':
      return [...uno('piu → meno', primo.meno(...altri)), ...meno(([a, ...b]) => a.piu(...b), 0)]
    case 'meno':
      return [...uno('meno → piu', primo.piu(...altri)), ...meno(([a, ...b]) => a.meno(...b), 1)]
    case 'almeno':
      return [...uno('almeno → alMassimo', primo.alMassimo(...altri)), ...meno(([a, b, ...c]) => (b ? a.almeno(b, ...c) : a), 0)]
    case 'alMassimo':
      return secondo ? [...uno('alMassimo → almeno', primo.almeno(secondo, ...altri.slice(1))), ...meno(([a, ...b]) => a.alMassimo(...b), 0)] : []
    case 'al':
      return eAliquota(secondo) ? [...uno('al → ridottoDel', primo.ridottoDel(secondo)), ...uno("senza l'aliquota", primo)] : []
    case 'ridottoDel':
      return uno('senza la riduzione', primo)
    case 'per':
      return [...uno('senza il fattore', primo), ...(secondo ? uno('solo il fattore', secondo) : [])]
    case 'diviso':
    case 'rapporto':
      return uno('senza dividere', primo)
    case 'inProporzione':
      return uno('senza la proporzione', primo)
    case 'nonNegativo':
      return uno('anche sotto zero', primo)
    case 'opposto':
      return uno('senza cambiare segno', primo)
    case 'alCentesimo':
      return grain(primo, anno) === 'free' ? uno('senza arrotondare', primo) : []
    case 'allEuro':
    case 'perEccesso':
    case 'troncato0':
    case 'troncato1':
    case 'troncato4':
      return uno('senza arrotondare', primo)
    default:
      return []
  }
}

function diCondizione(nome: string, operandi: readonly Expression[]): readonly Sbaglio[] {
  const [primo, secondo] = operandi
  const uno = (che: string, nuova: Expression): readonly Sbaglio[] => [{ che, nuova }]
  if (nome.startsWith('codice:') || nome.startsWith('vale:') || nome === 'compilato') return []
  if (primo instanceof Quantita && secondo instanceof Quantita)
    switch (nome) {
      case 'supera':
        return [...uno('supera → raggiunge', primo.raggiunge(secondo)), ...uno('supera → nonSupera', primo.nonSupera(secondo))]
      case 'raggiunge':
        return [...uno('raggiunge → supera', primo.supera(secondo)), ...uno('raggiunge → sotto', primo.sotto(secondo))]
      case 'nonSupera':
        return [...uno('nonSupera → sotto', primo.sotto(secondo)), ...uno('nonSupera → supera', primo.supera(secondo))]
      case 'sotto':
        return [...uno('sotto → nonSupera', primo.nonSupera(secondo)), ...uno('sotto → raggiunge', primo.raggiunge(secondo))]
      case 'uguale':
        return uno('uguale → diverso', primo.pariA(secondo).non())
      default:
        return []
    }
  if (primo instanceof Condizione && nome === 'non') return uno('senza non', primo)
  if (!sono(operandi, Condizione)) {
    return primo instanceof CondizioneFacoltativa && secondo instanceof Condizione && nome === 'siONo' ? uno('mai quello inserito', secondo) : []
  }
  const [prima, ...altre] = operandi
  if (nome !== 'e' && nome !== 'o') return []
  const insieme = ([a, ...b]: Condizioni) => (nome === 'e' ? a.e(...b) : a.o(...b))
  return [
    ...uno(nome === 'e' ? 'e → o' : 'o → e', nome === 'e' ? prima.o(...altre) : prima.e(...altre)),
    ...alcuni(operandi.length).flatMap((i) => {
      const rimaste = senza(operandi, i)
      return sono(rimaste, Condizione) ? uno(`${nome} senza la condizione ${i + 1}`, insieme(rimaste)) : []
    }),
  ]
}

/** Every index of a short list; only the first, the middle and the last of a long one, whose entries are alike. */
const alcuni = (quanti: number): readonly number[] => (quanti <= 8 ? Array.from({ length: quanti }, (_, i) => i) : [0, Math.floor(quanti / 2), quanti - 1])

/** Pairs of condition and value: one pair is missing, or the first two values are swapped. */
function diCoppie(e: Expression, operandi: readonly Expression[]): readonly Sbaglio[] {
  const quante = operandi.length / 2
  const tolta = (i: number) => operandi.toSpliced(2 * i, 2)
  const scambiati =
    operandi.length >= 4
      ? [{ che: 'scambia i primi due valori', operandi: operandi.with(1, operandi[3] as Expression).with(3, operandi[1] as Expression) }]
      : []
  // In `prima` the last pair is the default, which cannot be left out.
  const ultime = e.op.coppie === 'prima' ? quante - 1 : quante
  const meno = alcuni(ultime)
    .map((i) => ({ che: `senza il caso ${i + 1}`, operandi: tolta(i) }))
    .filter(({ operandi: o }) => o.length > 0)
  const con = (o: readonly Expression[]): Expression | null =>
    e instanceof Quantita ? new Quantita(e.unita, e.op, o) : e instanceof Scelta ? new Scelta(e.nomi, e.op, o) : null
  return [...scambiati, ...meno].flatMap(({ che, operandi: o }) => {
    const nuova = con(o)
    return nuova ? [{ che, nuova }] : []
  })
}

function diTabella(e: Expression, nome: string, operandi: readonly Expression[]): readonly Sbaglio[] {
  const [primo] = operandi
  if (!(e instanceof Quantita) || !(primo instanceof Quantita)) return []
  return nome === 'aScaglioni' || nome === 'allAliquotaDiFascia' || nome === 'aFasce' || nome === 'dallaTabella'
    ? [{ che: 'senza la tabella', nuova: primo }]
    : []
}
