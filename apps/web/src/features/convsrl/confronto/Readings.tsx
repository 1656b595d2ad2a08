/** The three readings of the saving, because they answer different questions: each with its scenarios, their verdicts and the best by saving. */
import { convsrl, format } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Section } from '../../../design/Section.tsx'
import { FigureTable } from '../../simulator/figures.tsx'
import { ExplainLink, ResultValue } from '../../simulator/Result.tsx'
import { useResult, useSimulation } from '../../simulator/store.ts'
import { bestOf } from './best.ts'
import { chi, domande, risparmioIn } from './words.ts'

const { letture, nomiSchede, verdetti, vociLetture } = convsrl
type Lettura = convsrl.Lettura

/** Between verdict with saving and levy with net. */
const own: Readonly<Record<Lettura, readonly (keyof typeof vociLetture)[]>> = {
  utileInSocieta: [],
  tuttoDistribuito: ['distribuito'],
  stessoNetto: ['importo', 'utileInSocieta'],
}
const all = ['prelievo', 'netto'] as const

export const Readings = () => Object.keys(letture).map((lettura) => <Reading key={lettura} lettura={lettura as Lettura} />)

function Reading({ lettura }: { readonly lettura: Lettura }) {
  const { titolo, testo } = domande[lettura]
  const columns = ['verdetto', 'risparmio', ...own[lettura], ...all] as const
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
            {columns.map((voce) => (
              <th key={voce} scope="col">
                {vociLetture[voce]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {letture[lettura].map((scenario) => (
            <Row key={scenario} lettura={lettura} scenario={scenario} columns={columns} />
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

type RowProps = { readonly lettura: Lettura; readonly scenario: convsrl.Scenario; readonly columns: readonly (keyof typeof vociLetture)[] }

function Row({ lettura, scenario, columns }: RowProps) {
  const at = `confronto.${lettura}.${scenario}`
  return (
    <tr>
      <th scope="row">{nomiSchede[scenario]}</th>
      {columns.map((voce) => (
        <td key={voce}>
          {voce === 'verdetto' ? (
            <Outcome path={`${at}.${voce}`} name={`${nomiSchede[scenario]}, ${domande[lettura].titolo}`} />
          ) : voce === 'risparmio' ? (
            <Saving path={`${at}.${voce}`} name={nomiSchede[scenario]} />
          ) : (
            <ResultValue bare path={`${at}.${voce}`} label={`${vociLetture[voce]}, ${nomiSchede[scenario]}, ${domande[lettura].titolo}`} />
          )}
        </td>
      ))}
    </tr>
  )
}

/** With its sign, and in colour. */
function Saving({ path, name }: { readonly path: string; readonly name: string }) {
  const euro = useResult<number>(path)
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

function Outcome({ path, name }: { readonly path: string; readonly name: string }) {
  const verdetto = useResult<convsrl.Verdetto>(path)
  if (verdetto === null) return <span style={{ whiteSpace: 'nowrap' }}>netto non raggiunto</span>
  return (
    <ExplainLink path={path} name={`Verdetto, ${name}: ${verdetti[verdetto]}`}>
      <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: verdetto === 'CONVIENE' ? 600 : 400 }}>
        {verdetti[verdetto]}
      </Box>
    </ExplainLink>
  )
}
