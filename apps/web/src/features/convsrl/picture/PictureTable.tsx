/** The figures of the picture: the parts of each bar, each with its explanation. Today has no figures of a company. */
import { convsrl } from '@bilancia/contract'
import { Swatch } from '../../simulator/results/Bar.tsx'
import { Table } from '../results.ts'
import { vociSocieta } from '../voci.ts'
import { parts } from './parts.ts'

const { nomiSchede, percorsiScenari } = convsrl

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

export const PictureTable = ({ scenarios, compared }: Props) => (
  <Table
    label="Dove va l'utile ante imposte, per scenario"
    lines="columns"
    columns={[...headed, vociSocieta.utileAnteImposte]}
    rows={[...(compared ? [today] : []), ...scenarios.map(rowOf)]}
  />
)
