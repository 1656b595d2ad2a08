/** Lines of the flat-rate and ordinary side by their key, named as the rules name them. */
import type { ResultPath, Unit } from '@bilancia/contract'
import { nome, Result, type Risultato } from '../results.ts'

type Props<K> = { readonly voce: K; readonly unit?: Unit }

export const Forfettario = ({ voce, ...more }: Props<ResultPath<Risultato['redditoContributiImposta']>>) => (
  <Result path={`redditoContributiImposta.${voce}`} label={nome(`redditoContributiImposta.${voce}`)} {...more} />
)

export const Normale = ({ voce, ...more }: Props<ResultPath<Risultato['regimeNormale']>>) => (
  <Result path={`regimeNormale.${voce}`} label={nome(`regimeNormale.${voce}`)} {...more} />
)
