/** The grade of a verdict from the missing data, each with its reason and, if known, the maximum effect. */
import { type Fields, gradi, labelsOf, type Mancanza, type Mancanze, nomeDato, type Silenzi, type Silenzio } from '@bilancia/contract'
import {
  almenoUna,
  type Condizione,
  costante,
  esito,
  type Importo,
  presenti,
  type Regola,
  type Requisito,
  regola,
  requisito,
  sceltaTra,
  soloSe,
} from '@bilancia/engine'
import { prospetto } from '../norme.ts'

const norma = prospetto('affidabilità del risultato')

/** When a datum is missing, and the maximum effect on the deciding figure. */
export type Manca = { readonly quando: Condizione; readonly alPiu?: Importo }
type Voce = { readonly mancanza: Mancanza; readonly quando: Requisito; readonly alPiu: Regola<'euro'> | null }

export function quandoManca<K extends string>(
  campi: Fields,
  elenco: Mancanze & Readonly<Record<K, Mancanza>>,
  regole: Readonly<Record<K, Manca>>,
): readonly Voce[] {
  const labelOf = labelsOf(campi)
  return Object.entries<Manca>(regole).map(([chiave, { quando, alPiu }]) => {
    const mancanza = elenco[chiave as K]
    const nome = `Manca «${nomeDato(labelOf, mancanza.dato)}»`
    return {
      mancanza,
      quando: requisito(`affidabilita.${chiave}`, { nome, norma, nota: mancanza.perche, formula: quando }),
      alPiu: alPiu ? regola(`affidabilita.${chiave}.alPiu`, { nome: `${nome}: può spostare fino a`, norma, formula: alPiu }) : null,
    }
  })
}

type Fuori = { readonly silenzio: Silenzio; readonly quando: Requisito }

export function silenzio<K extends string>(
  campi: Fields,
  elenco: Silenzi & Readonly<Record<K, Silenzio>>,
  regole: Readonly<Record<K, Condizione>>,
): readonly Fuori[] {
  const labelOf = labelsOf(campi)
  return Object.entries<Condizione>(regole).map(([chiave, quando]) => {
    const detto = elenco[chiave as K]
    const nome = `Non indicato: «${nomeDato(labelOf, detto.dato)}»`
    return { silenzio: detto, quando: requisito(`silenzi.${chiave}`, { nome, norma, nota: detto.perche, formula: quando }) }
  })
}

/** The block of the result without the weak figures, which are weighed outside the graph. `incerta` says whether there are any. */
export function affidabilita(voci: readonly Voce[], { incerta, fuori }: { readonly incerta: Condizione; readonly fuori: readonly Fuori[] }) {
  const conPeso = (peso: Mancanza['peso']) => almenoUna(voci.flatMap((v) => (v.mancanza.peso === peso ? [v.quando] : [])))
  const grado = esito('affidabilita.grado', {
    nome: 'Affidabilità del risultato',
    norma,
    nota: 'Non affidabile se manca un dato determinante; parziale se ne manca uno minore o se una cifra di legge da memoria o provvisoria pesa oltre la soglia.',
    formula: sceltaTra(
      gradi,
      [
        [conPeso('DETERMINANTE'), 'NON_AFFIDABILE'],
        [conPeso('MINORE').o(incerta), 'PARZIALE'],
      ],
      'COMPLETO',
    ),
  })
  return {
    grado,
    datiMancanti: presenti(
      voci.map(({ mancanza: { dato, peso, perche, ipotesi }, quando, alPiu }) =>
        soloSe(quando, {
          dato: costante(dato),
          peso: costante(peso),
          perche: costante(perche),
          ipotesi: costante(ipotesi ?? null),
          alPiu: alPiu ?? costante(null),
        }),
      ),
    ),
    lasciatoFuori: presenti(
      fuori.map(({ silenzio: { dato, perche, aFavoreDi }, quando }) =>
        soloSe(quando, { dato: costante(dato), perche: costante(perche), aFavoreDi: costante(aFavoreDi) }),
      ),
    ),
  }
}
