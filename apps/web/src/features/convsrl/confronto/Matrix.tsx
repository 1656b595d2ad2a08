/**
 * The six scenarios beside today, line by line: under a figure its difference from today's. Each scenario's head opens its tab,
 * and says if it is not filled in.
 */
import { convsrl, type ResultPath } from '@bilancia/contract'
import { Box, Link } from '@mui/material'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { Estimate } from '../../simulator/Estimate.tsx'
import { useGoToField } from '../../simulator/explanation/context.ts'
import { getPath } from '../../simulator/path.ts'
import { useSimulation } from '../../simulator/store.ts'
import { useIrapLabel } from '../irap.tsx'
import { nome, type Risultato, Table, useResult, valueIn, vociTotali } from '../results.ts'
import { Unfilled } from '../Unfilled.tsx'
import { formaIn, nomiForme } from './words.ts'

const { nomiSchede, percorsiScenari, scenari } = convsrl

type Voce = keyof typeof vociTotali
/** In order, with today's figure of the lines that today has. */
const lines: readonly (readonly [voce: Voce, today: ResultPath<Risultato> | null, total?: true])[] = [
  ['compensi', null],
  ['dividendi', null],
  ['ires', null],
  ['irap', 'confronto.oggi.irap'],
  ['irpefNetta', null],
  ['addizionaleRegionale', null],
  ['addizionaleComunale', null],
  ['impostaSostitutiva', null],
  ['sommeIntegrative', null],
  ['imposte', 'confronto.oggi.imposte', true],
  ['contributiSocieta', null],
  ['contributiSocio', null],
  ['contributiIvs', null],
  ['contributi', 'confronto.oggi.contributi', true],
  ['totale', null, true],
  ['attribuibile', 'confronto.oggi.attribuibile', true],
  ['netto', 'confronto.oggi.netto', true],
  ['utileNonDistribuito', null],
  ['impostaLatente', null],
]

export function Matrix() {
  const goToField = useGoToField()
  const compared = useResult('confronto') !== null
  const forma = useSimulation(({ values }) => formaIn(values))
  const irap = useIrapLabel(vociTotali.irap)
  const estimated = useSimulation(({ result }) => scenari.some((scenario) => Boolean(valueIn(result, `quadro.stime.${scenario}`))))
  const inMeno = useSimulation(
    ({ values, result }) =>
      getPath(values, 'consideraSommeIntegrative') !== false && scenari.some((s) => (valueIn(result, `riepilogo.${s}.totali.sommeIntegrative`) ?? 0) !== 0),
  )
  const scenarioHeads = scenari.map((scenario) => ({
    name: nomiSchede[scenario],
    head: (
      <>
        <Link
          component="button"
          type="button"
          variant="caption"
          onClick={() => goToField(`${percorsiScenari[scenario]}.societa.utileNetto`)}
          sx={{ textAlign: 'right' }}
        >
          {nomiSchede[scenario]}
        </Link>
        <br />
        <Unfilled scenario={scenario} />
      </>
    ),
  }))
  const today = { name: 'Oggi', head: <strong>{`Oggi: ${nomiForme[forma].toLowerCase()}`}</strong> }
  const rows = lines.map(([voce, ofToday, total]) => ({
    name: voce === 'irap' ? irap : vociTotali[voce],
    total,
    cells: [
      ...(compared ? [ofToday] : []),
      ...scenari.map((scenario) => {
        const figure = `riepilogo.${scenario}.totali.${voce}` as const
        return compared && ofToday ? { figure, from: ofToday } : figure
      }),
    ],
  }))
  const surcharges = {
    name: nome('quadro.stime.scenario1'),
    head: (
      <>
        {nome('quadro.stime.scenario1')} <Estimate />
      </>
    ),
    cells: [...(compared ? (['quadro.stime.oggi'] as const) : []), ...scenari.map((scenario) => `quadro.stime.${scenario}` as const)],
  }
  return (
    <Section title="Scenario per scenario, riga per riga">
      <Table
        label="Oggi e i sei scenari"
        lines="rows"
        columns={compared ? [today, ...scenarioHeads] : scenarioHeads}
        rows={estimated ? [...rows, surcharges] : rows}
      />
      {inMeno && <Note>Le somme integrative sono in meno: imposte e totale le hanno già tolte.</Note>}
      {compared && <Note>Sotto una cifra, la differenza da oggi: scenario − oggi.</Note>}
      {estimated && (
        <Box sx={{ maxWidth: 720 }}>
          <Note>
            Senza la regione di residenza le addizionali non sono contate, né oggi né negli scenari. La stima, il 2,5% dell'imponibile di chi non ha la regione,
            dice quanto manca a ogni colonna: indicare regione e comune dei soci.
          </Note>
        </Box>
      )}
    </Section>
  )
}
