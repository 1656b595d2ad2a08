/**
 * The three readings of the saving. They answer different questions, so each has its scenarios, their verdicts and the best
 * one by saving.
 */
import { convsrl, type ResultPath } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Section } from '../../../design/Section.tsx'
import { useSimulation } from '../../simulator/store.ts'
import { takesPart } from '../filled.ts'
import { ExplainLink, type Risultato, Table, useResult, vociLetture } from '../results.ts'
import { Unfilled } from '../Unfilled.tsx'
import { bestOf } from './best.ts'
import { chi, domande, risparmioIn } from './words.ts'

const { letture, nomiSchede, verdetti } = convsrl
type Lettura = convsrl.Lettura

/** The columns of each reading between verdict and saving. */
const columnsOf = {
  utileInSocieta: ['verdetto', 'risparmio', 'prelievo', 'netto'],
  tuttoDistribuito: ['verdetto', 'risparmio', 'distribuito', 'prelievo', 'netto'],
  stessoNetto: ['verdetto', 'risparmio', 'importo', 'utileInSocieta', 'prelievo', 'netto'],
} as const satisfies Readonly<Record<Lettura, readonly (keyof typeof vociLetture)[]>>

type VerdictPath = Extract<ResultPath<Risultato>, `confronto.${Lettura}.scenario${number}.verdetto`>
const isVerdict = (path: ResultPath<Risultato>): path is VerdictPath => path.endsWith('.verdetto')

/** The path of each figure. Not every reading has every scenario and every figure. */
const rows = {
  utileInSocieta: letture.utileInSocieta.map((s) =>
    rowOf(
      'utileInSocieta',
      s,
      columnsOf.utileInSocieta.map((voce) => `confronto.utileInSocieta.${s}.${voce}` as const),
    ),
  ),
  tuttoDistribuito: letture.tuttoDistribuito.map((s) =>
    rowOf(
      'tuttoDistribuito',
      s,
      columnsOf.tuttoDistribuito.map((voce) => `confronto.tuttoDistribuito.${s}.${voce}` as const),
    ),
  ),
  stessoNetto: letture.stessoNetto.map((s) =>
    rowOf(
      'stessoNetto',
      s,
      columnsOf.stessoNetto.map((voce) => `confronto.stessoNetto.${s}.${voce}` as const),
    ),
  ),
}

function rowOf(lettura: Lettura, scenario: convsrl.Scenario, paths: readonly ResultPath<Risultato>[]) {
  const name = nomiSchede[scenario]
  const cell = (path: ResultPath<Risultato>) =>
    isVerdict(path)
      ? { shows: <Outcome path={path} name={name} scenario={scenario} lettura={lettura} /> }
      : path.endsWith('.risparmio')
        ? { difference: path }
        : path
  return { name, cells: paths.map(cell) }
}

export const Readings = () => (['utileInSocieta', 'tuttoDistribuito', 'stessoNetto'] as const).map((lettura) => <Reading key={lettura} lettura={lettura} />)

function Reading({ lettura }: { readonly lettura: Lettura }) {
  const { titolo, testo } = domande[lettura]
  return (
    <Section title={titolo} level={3}>
      <Typography color="textSecondary" sx={{ mb: 1, maxWidth: 720 }}>
        {testo}
      </Typography>
      <Best lettura={lettura} />
      <Table label={`Lettura: ${titolo}`} lines="columns" of={titolo} columns={columnsOf[lettura].map((voce) => vociLetture[voce])} rows={rows[lettura]} />
    </Section>
  )
}

function Best({ lettura }: { readonly lettura: Lettura }) {
  const result = useSimulation((s) => s.result)
  const values = useSimulation((s) => s.values)
  const best = bestOf(result, lettura, values)
  const sameAsRule = useResult(`confronto.${lettura}.migliore`) === best?.scenario
  if (!best) return <Typography sx={{ mb: 1 }}>Nessuno scenario raggiunge il netto di oggi.</Typography>
  const { importo, senso } = risparmioIn(best.risparmio)
  return (
    <Typography sx={{ mb: 1 }}>
      {best.risparmio < 0 ? 'Il meno caro' : 'Il risparmio più alto'}:{' '}
      <ExplainLink path={sameAsRule ? `confronto.${lettura}.migliore` : `${best.at}.risparmio`} name={chi(best)}>
        <strong>{chi(best)}</strong>
      </ExplainLink>
      , {importo} {senso}.
    </Typography>
  )
}

type OutcomeProps = { readonly path: VerdictPath; readonly name: string; readonly scenario: convsrl.Scenario; readonly lettura: Lettura }

function Outcome({ path, name, scenario, lettura }: OutcomeProps) {
  const verdetto = useResult(path)
  const part = useSimulation(({ values }) => takesPart(values, lettura, scenario))
  if (!part) return <Unfilled scenario={scenario} />
  if (verdetto === null) return <span style={{ whiteSpace: 'nowrap' }}>netto non raggiunto</span>
  return (
    <ExplainLink path={path} name={`Verdetto, ${name}: ${verdetti[verdetto]}`}>
      <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: verdetto === 'CONVIENE' ? 600 : 400 }}>
        {verdetti[verdetto]}
      </Box>
    </ExplainLink>
  )
}
