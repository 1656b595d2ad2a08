/** The three readings of the saving, because they answer different questions: each with its scenarios, their verdicts and the best by saving. */
import { convsrl, format } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Section } from '../../../design/Section.tsx'
import { FigureTable } from '../../simulator/figures.tsx'
import { useSimulation } from '../../simulator/store.ts'
import { ExplainLink, nome, ResultValue, useResult } from '../results.ts'
import { vociLetture } from '../voci.ts'
import { bestOf } from './best.ts'
import { chi, domande, risparmioIn } from './words.ts'

const { letture, nomiSchede, verdetti } = convsrl
type Lettura = convsrl.Lettura

/** Every figure of a scenario in a reading that stands between verdict and saving on one side and the next reading on the other. */
const columnsOf = {
  utileInSocieta: ['verdetto', 'risparmio', 'prelievo', 'netto'],
  tuttoDistribuito: ['verdetto', 'risparmio', 'distribuito', 'prelievo', 'netto'],
  stessoNetto: ['verdetto', 'risparmio', 'importo', 'utileInSocieta', 'prelievo', 'netto'],
} as const satisfies Readonly<Record<Lettura, readonly (keyof typeof vociLetture)[]>>

/** Where each figure is: not every reading has every scenario and every figure. */
const cells = {
  utileInSocieta: letture.utileInSocieta.map((s) => ({ s, at: columnsOf.utileInSocieta.map((voce) => `confronto.utileInSocieta.${s}.${voce}` as const) })),
  tuttoDistribuito: letture.tuttoDistribuito.map((s) => ({
    s,
    at: columnsOf.tuttoDistribuito.map((voce) => `confronto.tuttoDistribuito.${s}.${voce}` as const),
  })),
  stessoNetto: letture.stessoNetto.map((s) => ({ s, at: columnsOf.stessoNetto.map((voce) => `confronto.stessoNetto.${s}.${voce}` as const) })),
}
type CellPath = (typeof cells)[Lettura][number]['at'][number]

export const Readings = () => (['utileInSocieta', 'tuttoDistribuito', 'stessoNetto'] as const).map((lettura) => <Reading key={lettura} lettura={lettura} />)

function Reading({ lettura }: { readonly lettura: Lettura }) {
  const { titolo, testo } = domande[lettura]
  return (
    <Section title={titolo} level={3}>
      <Typography color="textSecondary" sx={{ mb: 1, maxWidth: 720 }}>
        {testo}
      </Typography>
      <Best lettura={lettura} />
      <FigureTable label={`Lettura: ${titolo}`}>
        <thead>
          <tr>
            <th scope="col">€</th>
            {columnsOf[lettura].map((voce) => (
              <th key={voce} scope="col">
                {vociLetture[voce]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells[lettura].map(({ s, at }) => (
            <tr key={s}>
              <th scope="row">{nomiSchede[s]}</th>
              {at.map((path) => (
                <td key={path}>
                  <Figure path={path} scenario={nomiSchede[s]} lettura={titolo} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Section>
  )
}

function Best({ lettura }: { readonly lettura: Lettura }) {
  const best = bestOf(
    useSimulation((s) => s.result),
    lettura,
  )
  if (!best) return <Typography sx={{ mb: 1 }}>Nessuno scenario raggiunge il netto di oggi.</Typography>
  const { importo, senso } = risparmioIn(best.risparmio)
  return (
    <Typography sx={{ mb: 1 }}>
      {best.risparmio < 0 ? 'Il meno caro' : 'Il risparmio più alto'}:{' '}
      <ExplainLink path={`confronto.${lettura}.migliore`} name={chi(best)}>
        <strong>{chi(best)}</strong>
      </ExplainLink>
      , {importo} {senso}.
    </Typography>
  )
}

type FigureProps = { readonly path: CellPath; readonly scenario: string; readonly lettura: string }

function Figure({ path, scenario, lettura }: FigureProps) {
  if (isVerdict(path)) return <Outcome path={path} name={`${scenario}, ${lettura}`} />
  if (isSaving(path)) return <Saving path={path} name={scenario} />
  return <ResultValue bare path={path} label={`${nome(path)}, ${scenario}, ${lettura}`} />
}

type VerdictPath = Extract<CellPath, `${string}.verdetto`>
type SavingPath = Extract<CellPath, `${string}.risparmio`>
const isVerdict = (path: CellPath): path is VerdictPath => path.endsWith('.verdetto')
const isSaving = (path: CellPath): path is SavingPath => path.endsWith('.risparmio')

/** With its sign, and in colour. */
function Saving({ path, name }: { readonly path: SavingPath; readonly name: string }) {
  const euro = useResult(path)
  if (euro === null) return '—'
  const text = format.difference(euro)
  return (
    <ExplainLink path={path} name={`Risparmio, ${name} ${text} €`}>
      <Box component="span" sx={{ whiteSpace: 'nowrap', color: euro > 0 ? 'accent.main' : euro < 0 ? 'warning.main' : 'text.secondary' }}>
        {text}
      </Box>
    </ExplainLink>
  )
}

function Outcome({ path, name }: { readonly path: VerdictPath; readonly name: string }) {
  const verdetto = useResult(path)
  if (verdetto === null) return <span style={{ whiteSpace: 'nowrap' }}>netto non raggiunto</span>
  return (
    <ExplainLink path={path} name={`Verdetto, ${name}: ${verdetti[verdetto]}`}>
      <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: verdetto === 'CONVIENE' ? 600 : 400 }}>
        {verdetti[verdetto]}
      </Box>
    </ExplainLink>
  )
}
