/** A partner in a scenario: what comes from the company, incomes, contributions, IRPEF, what is left. */
import { convsrl, format } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { Section } from '../../../design/Section.tsx'
import { Line } from '../../simulator/figures.tsx'
import { ResultLines } from '../../simulator/Result.tsx'
import { getPath, useSimulation } from '../../simulator/store.ts'
import { Result, ResultValue, valueIn } from '../results.ts'
import { posizioni } from '../soci.ts'
import { vociSocio } from '../voci.ts'
import { FieldValue } from './FieldValue.tsx'
import { isIncome, onlyWithAmount, type PartnerKey, partnerGroups, partnerLabel } from './lines.ts'

type Props = { readonly scenario: convsrl.Scenario; readonly i: number; readonly name: string }

/** Where a partner is in the result. */
const panelOf = (scenario: convsrl.Scenario, i: number) => `${convsrl.percorsiScenari[scenario]}.soci[${i}]` as const

export function Partner({ scenario, i, name }: Props) {
  const panel = panelOf(scenario, i)
  const absent = useAbsent(scenario)
  const line = (key: PartnerKey) => !absent.has(key) && <PartnerLine key={key} panel={panel} i={i} voce={key} />
  return (
    <Section title={`Socio ${i + 1}: ${name}`}>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {vociSocio.quota} <ResultValue path={`${panel}.quota`} label={`${vociSocio.quota}, ${name}`} unit="percento" />
      </Typography>
      {partnerGroups(scenario).map(
        ({ title, lines, totals }) =>
          [...lines, ...totals].some((key) => !absent.has(key)) && (
            <ResultLines key={title} title={title} totals={totals.filter((key) => !absent.has(key)).map(line)}>
              {lines.map(line)}
            </ResultLines>
          ),
      )}
    </Section>
  )
}

/** Optional lines that no partner has: the panels stay line by line beside each other. */
function useAbsent(scenario: convsrl.Scenario): ReadonlySet<string> {
  const joined = useSimulation(({ result, values }) =>
    [...onlyWithAmount]
      .filter((key) => {
        const [from, at] = isIncome(key) ? [values, 'datiSimulazioniSrl'] : [result, convsrl.percorsiScenari[scenario]]
        return posizioni.every((i) => !getPath(from, `${at}.soci[${i}].${key}`))
      })
      .join(),
  )
  return new Set(joined.split(','))
}

function PartnerLine({ panel, i, voce }: { readonly panel: ReturnType<typeof panelOf>; readonly i: number; readonly voce: PartnerKey }) {
  const byShare = useSimulation(({ result }) => Number(valueIn(result, `${panel}.dividendiImponibili`)) > 0)
  const percent = useSimulation(({ values }) => (byShare ? Number(getPath(values, 'datiSimulazioniSrl.dividendi.rilevanzaFiscale')) : 0))
  const label = partnerLabel(voce, format.percent(percent))
  if (voce === 'sostitutiva') return byShare ? <Line label={label}>—</Line> : <Result path={`${panel}.dividendi`} label={label} />
  if (!isIncome(voce)) return <Result path={`${panel}.${voce}`} label={label} />
  return (
    <Line label={label}>
      <FieldValue path={`datiSimulazioniSrl.soci[${i}].${voce}`} />
    </Line>
  )
}
