/** The rates that a page proposes, by region: the ordinary one, and those of some activities or on a condition. */
import type { TaxYear } from '@bilancia/contract'
import type { Attendibilita } from '@bilancia/engine'
import { aliquoteRegionali, notaDi } from './parametri-aliquote.ts'
import { type Particolare, particolari } from './parametri-settori.ts'

type Proposta = { readonly aliquota: number; readonly norma: string; readonly attendibilita: Attendibilita; readonly nota: string | null }
type PropostaRegione = Proposta & { readonly particolari: readonly (Proposta & Pick<Particolare, 'tipo' | 'chi' | 'codici'>)[] }

/** Percent, by region code; 0 is the national rate. */
export function aliquoteIrap(anno: TaxYear): Readonly<Record<string, PropostaRegione>> {
  const { valore } = aliquoteRegionali.cifra(anno)
  return Object.fromEntries(
    Object.entries(valore).map(([codice, ordinaria]) => {
      const { norma, attendibilita } = aliquoteRegionali.cella(codice, anno)
      return [codice, { aliquota: ordinaria, norma, attendibilita, nota: notaDi(Number(codice), anno), particolari: particolariDi(Number(codice), anno) }]
    }),
  )
}

const particolariDi = (codice: number, anno: TaxYear): PropostaRegione['particolari'] =>
  particolari
    .filter(({ regione, aliquota }) => regione === codice && aliquota.previsto(anno))
    .map(({ tipo, chi, codici, nota, aliquota }) => {
      const { valore, norma, attendibilita } = aliquota.cifra(anno)
      return { tipo, chi, codici, nota, aliquota: valore, norma, attendibilita }
    })
