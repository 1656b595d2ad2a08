/** The sentence of the verdict and the difference in euro. */
import { format, iforfettari } from '@bilancia/contract'
import { useReliability } from '../simulator/grade.tsx'
import { Headline as Frame } from '../simulator/results/Headline.tsx'
import { ExplainLink, useResult } from './results.ts'

const MAIN = 'confronto.vantaggioForfettarioConIva'
const GRADE = 'confronto.affidabilita'

export function Headline({ compact = false }: { readonly compact?: boolean }) {
  const verdict = useResult('confronto.regimeConveniente')
  const advantage = useResult(MAIN)
  const { open } = useReliability(GRADE)
  const known = verdict !== null && advantage !== null
  const than = open.length > 0 ? 'di differenza, senza questi dati' : known ? clause(verdict, advantage, compact) : ''
  const text = format.money(Math.abs(advantage ?? 0))
  return (
    <Frame
      compact={compact}
      grade={GRADE}
      title={known ? <Opening verdict={verdict} /> : 'Confronto da completare'}
      tone={verdict === 'NON_AMMESSO' ? 'error.main' : verdict === 'INDIFFERENTE' ? 'text.primary' : 'accent.main'}
      firm={verdict === 'NON_AMMESSO'}
      figure={known ? { path: MAIN, text, name: `${text} ${than}` } : null}
      clause={than}
    />
  )
}

function Opening({ verdict }: { readonly verdict: iforfettari.Verdetto }) {
  const text = iforfettari.frasiVerdetto[verdict]
  return (
    <ExplainLink path="confronto.regimeConveniente" name={text}>
      {text}
    </ExplainLink>
  )
}

function clause(verdict: iforfettari.Verdetto, advantage: number, compact: boolean): string {
  if (verdict === 'INDIFFERENTE') return "di differenza all'anno"
  if (verdict === 'NON_AMMESSO') return `in ${advantage < 0 ? 'più' : 'meno'}${compact ? '' : " all'anno"}, se ammesso`
  return "in meno all'anno"
}
