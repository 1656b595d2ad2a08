/** The headline: the result of the first year, and whose it is. */
import { budget4u, format, type Message } from '@bilancia/contract'
import { useEstimated } from '../../simulator/Estimate.tsx'
import { Headline as Frame } from '../../simulator/results/Headline.tsx'
import { useHolds, useSimulation } from '../../simulator/store.ts'
import { useResult } from '../results.ts'

const MAIN = 'risultati.redditoDisponibile'

export function Headline({ compact = false }: { readonly compact?: boolean }) {
  const left = useResult(MAIN)
  const revenue = useResult('quadro.ripartizione.ricavi')
  const company = useHolds(budget4u.condizioni.nonTrasparente)
  const estimated = useEstimated(MAIN)
  /** While data are missing, the figure is shown with the remark that it may change. */
  const wrong = useSimulation(({ messages }) => mayChange([...messages.values()]))
  const known = left !== null && Boolean(revenue)
  const verb = known && left < 0 ? 'Il primo anno non basta' : company ? 'Il primo anno lascia alla società' : 'Il primo anno lascia'
  const sentence = known ? (wrong ? `${verb}, per ora` : verb) : 'Budget da completare'
  const clause = company
    ? `dopo IRES e IRAP${compact ? '' : ', prima dei dividendi'}`
    : `dopo imposte e contributi${estimated && !compact ? ', con addizionali stimate' : ''}`
  return (
    <Frame
      compact={compact}
      grade="risultati.affidabilita"
      title={sentence}
      tone={known && left < 0 ? 'warning.main' : 'accent.main'}
      figure={known ? { path: MAIN, text: format.money(left), name: `${sentence}: ${format.money(left)}` } : null}
      clause={clause}
    />
  )
}

/** Whether an error may change the income, which reads neither the cash nor the calendar. */
export const mayChange = (messages: readonly (readonly Message[])[]): boolean =>
  messages.flat().some(({ gravita, campo }) => gravita === 'ERRORE' && !/^(cassa|calendario)\b/.test(campo))
