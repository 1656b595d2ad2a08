/** A figure of a column that opens its explanation. */
import { format, forme } from '@bilancia/contract'
import { ExplainAny } from '../simulator/results/Result.tsx'

const { cifreSpiegate, forme: nomi } = forme

type Props = { readonly colonna: forme.Colonna; readonly voce: keyof forme.Colonna; readonly nome: string }

/** An em dash where the form is not calculated. */
export function Cifra({ colonna, voce, nome }: Props) {
  const valore = colonna[voce]
  if (typeof valore !== 'number') return <span title={`${nome}: non calcolato`}>—</span>
  const testo = voce === 'aliquotaEffettiva' ? format.percent(valore) : format.amount(valore)
  const spiegata = cifreSpiegate.find((una) => una === voce)
  if (!spiegata) return <span>{testo}</span>
  return (
    <ExplainAny path={`colonne.${colonna.forma}.${spiegata}`} name={`${nome}, ${nomi[colonna.forma]} ${testo} €`}>
      {testo}
    </ExplainAny>
  )
}
