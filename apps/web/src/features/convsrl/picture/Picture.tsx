/** Where the profit goes today and in each scenario. A bar opens the tab of its scenario; the figures are a table below. */
import { convsrl, format } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { useGoToField } from '../../simulator/explanation/context.ts'
import type { Values } from '../../simulator/path.ts'
import { Swatch } from '../../simulator/results/Bar.tsx'
import { type Choice, Choices } from '../../simulator/results/Choices.tsx'
import { useHolds, useSimulation } from '../../simulator/store.ts'
import { formaIn, nomiForme } from '../confronto/words.ts'
import { toFill } from '../filled.ts'
import { ResultValue, Table, useResult, valueIn, vociSocieta } from '../results.ts'
import { Unfilled } from '../Unfilled.tsx'
import { parts, partsOfToday } from './parts.ts'

const { condizioni, nomiSchede, percorsiScenari, scenari } = convsrl

/** The total, which is the same in every scenario. */
export const WHOLE = `${percorsiScenari.scenario1}.societa.utileAnteImposte` as const

/** `moved`: a result at another point, without explanations. */
export function Picture({ moved = null }: { readonly moved?: Values | null }) {
  const typed = useSimulation((s) => s.result)
  const result = moved ?? typed
  const values = useSimulation((s) => s.values)
  const whole = useResult(WHOLE)
  const there = moved && valueIn(moved, WHOLE)
  const goToField = useGoToField()
  const forma = useSimulation((s) => formaIn(s.values))
  const oggi = partsOfToday(result)
  // For these forms today's net starts from the profit (ADR 43), for the others from the taxable income. IRAP is among the taxes.
  const stesso = useHolds(condizioni.conAttivita)
  const choices: readonly Choice[] = [
    ...(oggi
      ? [
          {
            id: 'oggi',
            name: nomiForme[forma],
            today: true,
            parts: oggi,
            figure: moved ? format.money(valueIn(moved, 'confronto.oggi.netto') ?? 0) : <ResultValue path="confronto.oggi.netto" />,
            open: () => goToField('confronto.oggi.netto'),
          },
        ]
      : []),
    ...scenari.map((scenario) => {
      // A slider can fill in a scenario. Where it does not, the result at that point has no figures of the scenario.
      const unfilled = toFill(values, scenario) !== null
      const its = unfilled && !moved ? null : valueIn(result, `quadro.${scenario}`)
      return {
        id: scenario,
        name: nomiSchede[scenario],
        why: unfilled ? <Unfilled scenario={scenario} /> : undefined,
        parts: its && parts.map((part) => ({ ...part, euro: its[part.voce] })),
        figure: its ? moved ? format.money(its.netto) : <ResultValue path={`quadro.${scenario}.netto`} /> : undefined,
        open: () => goToField(`${percorsiScenari[scenario]}.societa.utileNetto`),
      }
    }),
  ]
  const filled = scenari.filter((scenario) => (moved || toFill(values, scenario) === null) && valueIn(result, `quadro.${scenario}`))
  return (
    <>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ minHeight: '1lh', '@media print': { breakAfter: 'avoid' } }}>
        {whole !== null && (
          <>
            {oggi && stesso ? 'Oggi e ogni scenario dividono' : 'Ogni scenario divide'} l'utile ante imposte e compensi:{' '}
            {there === null ? <ResultValue path={WHOLE} /> : format.money(there)}
            {oggi && !stesso && '. Oggi divide il reddito fiscale, che conta anche le variazioni'}. In fondo alla riga il netto in mano.
          </>
        )}
      </Typography>
      <Choices choices={choices} legend={parts} below="ciò che i soci versano di tasca propria, o che esce oltre l'utile.">
        <PictureTable scenarios={filled} compared={oggi !== null} />
      </Choices>
    </>
  )
}

const headed = parts.map(({ name, fill }) => ({
  name,
  head: (
    <>
      <Swatch fill={fill} /> {name}
    </>
  ),
}))

const rowOf = (scenario: convsrl.Scenario) => ({
  name: nomiSchede[scenario],
  cells: [...parts.map(({ voce }) => `quadro.${scenario}.${voce}` as const), `${percorsiScenari[scenario]}.societa.utileAnteImposte` as const],
})

const none = { shows: '—' } as const
const today = {
  name: 'Oggi',
  cells: [none, 'quadro.oggi.imposte', 'confronto.oggi.contributi', 'confronto.oggi.netto', none, 'confronto.oggi.redditoImpresa'],
} as const

type Props = { readonly scenarios: readonly convsrl.Scenario[]; readonly compared: boolean }

/** The figures of the picture: the parts of each bar, each with its explanation. Today has no figures of a company. */
const PictureTable = ({ scenarios, compared }: Props) => (
  <Table
    label="Dove va l'utile ante imposte, per scenario"
    lines="columns"
    columns={[...headed, vociSocieta.utileAnteImposte]}
    rows={[...(compared ? [today] : []), ...scenarios.map(rowOf)]}
  />
)
