/** Lines of the flat-rate and ordinary side by their key, named as the rules name them. */
import type { ResultPath, Unit } from '@bilancia/contract'
import { Line } from '../../simulator/figures.tsx'
import { nome, Result, type Risultato, useResult } from '../results.ts'

type Props<K> = { readonly voce: K; readonly unit?: Unit }

/** Without sector or rate nothing of this side is computed: its zeros are no figures. */
export function Forfettario({ voce, ...more }: Props<ResultPath<Risultato['redditoContributiImposta']>>) {
  const path = `redditoContributiImposta.${voce}` as const
  return useResult('confronto.regimeConveniente') === null ? <Line label={nome(path)}>—</Line> : <Result path={path} label={nome(path)} {...more} />
}

export const Normale = ({ voce, ...more }: Props<ResultPath<Risultato['regimeNormale']>>) => (
  <Result path={`regimeNormale.${voce}`} label={nome(`regimeNormale.${voce}`)} {...more} />
)
