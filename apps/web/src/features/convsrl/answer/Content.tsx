/** What stands under the sentence: the three readings, the picture, levy and net today and in each scenario. */
import { convsrl } from '@bilancia/contract'
import { Box, Link } from '@mui/material'
import { useGoToField } from '../../simulator/explanation/context.ts'
import { Jumps } from '../../simulator/Jumps.tsx'
import { Missing } from '../../simulator/page/Missing.tsx'
import { Part } from '../../simulator/page/Part.tsx'
import type { Values } from '../../simulator/path.ts'
import { Reliability } from '../../simulator/Reliability.tsx'
import { getPath, useSimulation } from '../../simulator/store.ts'
import { bestOf, byFairness } from '../confronto/best.ts'
import { domande, risparmioIn } from '../confronto/words.ts'
import { Picture } from '../picture/Picture.tsx'
import { ExplainLink, ResultValue, useResult, valueIn } from '../results.ts'
import { presente } from '../soci.ts'
import { vociTotali } from '../voci.ts'
import { Sensitivity } from './Sensitivity.tsx'

const { nomiScenari, nomiSchede, percorsiScenari, scenari, verdetti } = convsrl

export function Content() {
  const computed = useResult('riepilogo.scenario1.totali') !== null
  const compared = useResult('confronto') !== null
  if (!computed) return <Missing missing={missing} />
  return (
    <>
      {compared && <Readings />}
      {compared && <Reliability path="confronto.affidabilita" />}
      <Part title="Dove va l'utile">
        <Picture compact />
      </Part>
      <Scenarios today={compared} />
      <Jumps />
      <Sensitivity />
    </>
  )
}

/** Without these there is nothing to compare. */
function missing(values: Values): readonly string[] {
  const needed = {
    'datiSimulazioniSrl.soci[0].nome': presente(values, 0),
    'datiSimulazioniSrl.utileAnteImposte': Boolean(getPath(values, 'datiSimulazioniSrl.utileAnteImposte')),
  }
  return Object.entries(needed).flatMap(([path, there]) => (there ? [] : [path]))
}

/** The best of each reading by saving, with its verdict. */
function Readings() {
  const result = useSimulation((s) => s.result)
  return (
    <Part title="Risparmio più alto, compresi i costi della società">
      {byFairness.map((lettura) => {
        const best = bestOf(result, lettura)
        const { titolo } = domande[lettura]
        if (!best) return <Box key={lettura}>{titolo}: nessuno scenario raggiunge il netto di oggi</Box>
        const { importo, senso } = risparmioIn(best.risparmio)
        return (
          <Box key={lettura} sx={{ py: 0.5 }}>
            {titolo}: <strong>{nomiScenari[best.scenario]}</strong>, {verdetti[best.verdetto]},{' '}
            <ExplainLink path={`${best.at}.risparmio`} name={`${titolo}, ${nomiScenari[best.scenario]}: ${importo} ${senso}`}>
              {importo}
            </ExplainLink>{' '}
            {senso}
          </Box>
        )
      })}
    </Part>
  )
}

/** Each leads to its tab. */
function Scenarios({ today }: { readonly today: boolean }) {
  const goToField = useGoToField()
  const result = useSimulation((s) => s.result)
  return (
    <Part title="Scenario per scenario">
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">€</th>
            <th scope="col">Prelievo</th>
            <th scope="col">{vociTotali.netto}</th>
          </tr>
        </thead>
        <tbody>
          {today && (
            <tr>
              <th scope="row">Oggi</th>
              {(['attribuibile', 'netto'] as const).map((voce) => (
                <td key={voce}>
                  <ResultValue bare path={`confronto.oggi.${voce}`} label={`${vociTotali[voce]}, oggi`} />
                </td>
              ))}
            </tr>
          )}
          {scenari.map((scenario) => (
            <tr key={scenario}>
              <th scope="row">
                <Link component="button" type="button" onClick={() => goToField(`${percorsiScenari[scenario]}.societa.utileNetto`)} sx={{ textAlign: 'left' }}>
                  {nomiSchede[scenario]}
                </Link>
              </th>
              {(['attribuibile', 'netto'] as const).map((voce) => (
                <td key={voce}>
                  {valueIn(result, `riepilogo.${scenario}.totali`) ? (
                    <ResultValue bare path={`riepilogo.${scenario}.totali.${voce}`} label={`${vociTotali[voce]}, ${nomiSchede[scenario]}`} />
                  ) : (
                    '—'
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Part>
  )
}

const table = {
  width: 1,
  borderCollapse: 'collapse',
  typography: 'caption',
  '& th': { textAlign: 'left', fontWeight: 400, py: 0.25 },
  '& td, & thead th:not(:first-of-type)': { textAlign: 'right', pl: 1, py: 0.25, whiteSpace: 'nowrap' },
  '& thead th': { color: 'text.secondary' },
} as const
