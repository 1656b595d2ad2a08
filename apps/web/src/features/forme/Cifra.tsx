/** A figure of a column that opens its explanation. */
import { format, forme } from '@bilancia/contract'
import { Provisional, useProvisionalYear } from '../simulator/Provisional.tsx'
import { ExplainAny } from '../simulator/results/Result.tsx'

const { cifreSpiegate, forme: nomi } = forme

type Props = { readonly colonna: forme.Colonna; readonly voce: keyof forme.Colonna; readonly nome: string }

/** Figures that do not depend on the law of the year. */
const senzaLegge: readonly string[] = ['ivaIndetraibile', 'costiUnaTantum']

/** An em dash where the form is not calculated, and a mark where the law of the year is provisional. */
export function Cifra({ colonna, voce, nome }: Props) {
  const valore = colonna[voce]
  const provvisoria = useProvisionalYear() && !senzaLegge.includes(voce)
  if (typeof valore !== 'number') return <span title={`${nome}: non calcolato`}>—</span>
  const testo = voce === 'aliquotaEffettiva' ? `${format.amount(valore)}%` : format.amount(valore)
  const spiegata = cifreSpiegate.find((una) => una === voce)
  return (
    <>
      {provvisoria && <Provisional short />}
      {spiegata ? (
        <ExplainAny path={`colonne.${colonna.forma}.${spiegata}`} name={`${nome}, ${nomi[colonna.forma]} ${testo} €`}>
          {testo}
        </ExplainAny>
      ) : (
        <span>{testo}</span>
      )}
    </>
  )
}
