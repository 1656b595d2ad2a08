/** Lines of the flat-rate and ordinary side by their key, named as the contract names them. */
import { iforfettari, type Unit } from '@bilancia/contract'
import { Result } from '../../simulator/Result.tsx'

const { vociForfettario, vociNormale } = iforfettari

type Props<K> = { readonly voce: K; readonly unit?: Unit }

export const Forfettario = ({ voce, ...more }: Props<keyof typeof vociForfettario>) => (
  <Result path={`redditoContributiImposta.${voce}`} label={vociForfettario[voce]} {...more} />
)

export const Normale = ({ voce, ...more }: Props<keyof typeof vociNormale>) => <Result path={`regimeNormale.${voce}`} label={vociNormale[voce]} {...more} />
