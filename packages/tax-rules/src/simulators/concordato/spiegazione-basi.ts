/** Explains the bases of a year in the agreement. The host computes them from the proposal, and the rules read them as fields. */
import { concordato as contratto, inForce } from '@bilancia/contract'
import type { Spiegazione } from '@bilancia/engine'
import { radice } from '../forme/index.ts'

/** The figures that the bases are made of. */
type Parti = Readonly<Record<'reddito' | 'eccedenza' | 'effettivo' | 'vpn' | 'minimo', Spiegazione>>
type Base = { readonly formula: (come: (una: Spiegazione) => string) => string; readonly sotto: readonly Spiegazione[] }

const pari = (una: Spiegazione): Base => ({ formula: (come) => come(una), sotto: [una] })
const maggiore = (una: Spiegazione, altra: Spiegazione): Base => ({ formula: (come) => `Il maggiore tra ${come(una)} e ${come(altra)}`, sotto: [una, altra] })

/** By the field that carries each base. */
function basiDi({ reddito, eccedenza, effettivo, vpn, minimo }: Parti, { tipo, suEffettivo }: contratto.State['previdenza']): Readonly<Record<string, Base>> {
  return {
    reddito: { formula: (come) => `${come(reddito)} − ${come(eccedenza)}`, sotto: [reddito, eccedenza] },
    redditoIntero: pari(reddito),
    eccedenza: pari(eccedenza),
    valoreProduzione: maggiore(vpn, minimo),
    ...(tipo !== 'CASSA' && { baseContributi: suEffettivo ? maggiore(reddito, effettivo) : pari(reddito) }),
  }
}

/** The explanation of a figure of the agreed side, with its bases explained down to what was typed. */
export function conBasi(spiegazione: Spiegazione, state: object, parti: Parti): Spiegazione {
  const basi = new Map(Object.entries(basiDi(parti, inForce(contratto.catalog, state).previdenza)))
  const altri = Object.values(parti)
  return {
    ...spiegazione,
    nodo: (id) => {
      const found = spiegazione.nodo(id)
      if (!found) return altri.flatMap(({ nodo }) => nodo(id) ?? [])[0]
      const base = found.campo === undefined ? undefined : basi.get(found.campo)
      if (!base) return found
      const { campo: _, ...nodo } = found
      return {
        ...nodo,
        tipo: 'regola',
        norma: 'D.Lgs. 13/2024, artt. 15, 16 e 20-bis',
        formula: base.formula((una) => radice(una).nome),
        conValori: base.formula((una) => `${radice(una).nome} [${radice(una).testo}]`),
        da: base.sotto.map((una) => una.radice),
      }
    },
  }
}
