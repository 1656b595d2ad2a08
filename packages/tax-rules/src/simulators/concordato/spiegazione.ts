/** Explains the values that no rule gives: the advantage of a year and of the biennium, the break-even income. Each leads down to the rules of the sides. */
import { concordato as contratto, format, inForce, roundToCent, type TaxYear } from '@bilancia/contract'
import { type Nodo, PercorsoSconosciuto, type Spiegazione, sopra } from '@bilancia/engine'
import type { ConMessaggi } from '@bilancia/engine/host'
import { altrove, radice } from '../forme/index.ts'
import type { SenzaPareggio } from './ospite/index.ts'

const NORMA = 'D.Lgs. 13/2024, artt. 12 e 20-bis: imposte e contributi senza il concordato meno quelli con'
const CHIESTO = /^(?:anni\[([01])\]\.(vantaggio|redditoPareggio)|vantaggioBiennio)$/

export const percorsiDelConfronto: readonly string[] = ['vantaggioBiennio', ...[0, 1].flatMap((i) => [`anni[${i}].vantaggio`, `anni[${i}].redditoPareggio`])]

type Dati = {
  readonly calcola: (state: object) => contratto.Risultato | ConMessaggi
  readonly senzaPareggio: (state: object) => SenzaPareggio | ConMessaggi
  /** The total of a side of a year. */
  readonly totale: (state: object, i: number, lato: 'senza' | 'con') => Spiegazione
}

const eIntero = <R extends object>(risultato: R | ConMessaggi): risultato is R => 'esito' in risultato

/** Throws `PercorsoSconosciuto` for a value that the state does not have. */
export function spiegazioni({ calcola, senzaPareggio, totale }: Dati) {
  function intero<R extends object>(risultato: R | ConMessaggi): R {
    if (!eIntero(risultato)) throw new RangeError('Mancano il soggetto, il biennio o un suo anno: il concordato non è calcolato')
    return risultato
  }

  function vantaggio(state: object, i: number): Spiegazione {
    const anno = intero(senzaPareggio(state)).anni[i]
    if (!anno) throw new PercorsoSconosciuto(`anni[${i}].vantaggio`)
    const [senza, con] = [altrove('senza', totale(state, i, 'senza')), altrove('con', totale(state, i, 'con'))]
    const di = (una: Spiegazione) => `[${radice(una).testo}]`
    return nodo(anno.anno, {
      id: 'concordato.vantaggio',
      nome: `Vantaggio del concordato nel ${anno.anno}`,
      valore: anno.vantaggio,
      formula: 'Totale senza il concordato − Totale con il concordato',
      conValori: `Totale senza il concordato ${di(senza)} − Totale con il concordato ${di(con)}`,
      ...(!anno.inConcordato && { nota: "L'anno è fuori dal concordato: i due lati sono lo stesso." }),
      sotto: [senza, con],
    })
  }

  function biennio(state: object): Spiegazione {
    const { anni, vantaggioBiennio } = intero(senzaPareggio(state))
    const [primo] = anni
    if (!primo) throw new PercorsoSconosciuto('vantaggioBiennio')
    const sotto = anni.map(({ anno }, i) => altrove(String(anno), vantaggio(state, i)))
    const voci = sotto.map(radice)
    return nodo(primo.anno, {
      id: 'concordato.vantaggioBiennio',
      nome: 'Vantaggio del biennio',
      valore: vantaggioBiennio,
      formula: voci.map(({ nome }) => nome).join(' + '),
      conValori: voci.map(({ nome, testo }) => `${nome} [${testo}]`).join(' + '),
      sotto,
    })
  }

  function pareggio(state: object, i: number): Spiegazione {
    const anno = intero(calcola(state)).anni[i]
    const reddito = anno?.redditoPareggio
    if (!anno || reddito === null || reddito === undefined) throw new PercorsoSconosciuto(`anni[${i}].redditoPareggio`)
    const { anni } = inForce(contratto.catalog, state)
    const mosso = {
      ...state,
      anni: anni.map((uno, j) =>
        j === i ? { ...uno, effettivo: reddito, vpnEffettivo: roundToCent(uno.vpnEffettivo + reddito - uno.effettivo), circostanzeEccezionali: false } : uno,
      ),
    }
    return nodo(anno.anno, {
      id: 'concordato.redditoPareggio',
      nome: `Reddito di pareggio del ${anno.anno}`,
      valore: reddito,
      trovato: `Il più piccolo reddito effettivo, in euro interi, da cui il concordato non costa mai di più. Sotto, il vantaggio a quel reddito`,
      sotto: [altrove('pareggio', vantaggio(mosso, i))],
    })
  }

  const chiesta = (state: object, path: string): Spiegazione => {
    const [, i, cosa] = CHIESTO.exec(path) ?? []
    if (i === undefined) return biennio(state)
    return cosa === 'vantaggio' ? vantaggio(state, Number(i)) : pareggio(state, Number(i))
  }
  return { chiesta, vantaggio }
}

type Radice = Pick<Nodo, 'id' | 'nome' | 'formula' | 'conValori' | 'trovato' | 'nota'> & { readonly valore: number; readonly sotto: readonly Spiegazione[] }

function nodo(anno: number, { sotto, valore, ...altro }: Radice): Spiegazione {
  const da = sotto.map((una) => radice(una).id)
  return sopra({ ...altro, tipo: 'regola', valore, testo: format.money(valore), norma: NORMA, da }, anno as TaxYear, sotto)
}
