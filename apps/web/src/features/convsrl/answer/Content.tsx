/** The content below the headline: the three readings, levy and net of the current form and of each scenario. */
import { convsrl, format, inForce } from '@bilancia/contract'
import { Box, Link } from '@mui/material'
import { useGoToField } from '../../simulator/explanation/context.ts'
import { Jumps } from '../../simulator/Jumps.tsx'
import { type Granted, GrantedList, granted } from '../../simulator/page/Granted.tsx'
import { Missing } from '../../simulator/page/Missing.tsx'
import { Part } from '../../simulator/page/Part.tsx'
import { Sensitivity as SensitivityTable } from '../../simulator/page/Sensitivity.tsx'
import { getPath, type Values } from '../../simulator/path.ts'
import { Reliability } from '../../simulator/Reliability.tsx'
import { SmallTable } from '../../simulator/results/TableFrame.tsx'
import { useHolds, useSimulation } from '../../simulator/store.ts'
import { bestOf, byFairness } from '../confronto/best.ts'
import { domande, risparmioIn } from '../confronto/words.ts'
import { ExplainLink, Table, useResult, vociTotali } from '../results.ts'
import { presente } from '../soci.ts'
import { Unfilled } from '../Unfilled.tsx'

const { nomiScenari, nomiSchede, percorsiScenari, scenari, verdetti } = convsrl

export function Content() {
  const computed = useResult('riepilogo.scenario1.totali') !== null
  const compared = useResult('confronto') !== null
  const accounts = useHolds(condizioni.conContabilita)
  const lines = takenForGranted(
    useSimulation(({ values }) => values),
    { compared, accounts },
  )
  if (!computed) return <Missing missing={missing} />
  return (
    <>
      {compared && <Readings />}
      {compared && <Reliability path="confronto.affidabilita" />}
      <GrantedList lines={lines} />
      <Scenarios compared={compared} />
      <Jumps />
      <Sensitivity />
    </>
  )
}

/** The required fields of the comparison. */
function missing(values: Values): readonly string[] {
  const needed = {
    'datiSimulazioniSrl.soci[0].nome': presente(values, 0),
    'datiSimulazioniSrl.utileAnteImposte': Boolean(getPath(values, 'datiSimulazioniSrl.utileAnteImposte')),
  }
  return Object.entries(needed).flatMap(([path, there]) => (there ? [] : [path]))
}

const { catalog, condizioni } = convsrl
const proposti = {
  capitale: catalog.datiSimulazioniSrl.fields.capitaleSociale.default,
  tassa: catalog.confronto.fields.costi.fields.tassaConcessioneGovernativa.default,
}

type Compared = {
  /** Today's form is compared, so the costs of the company count. */
  readonly compared: boolean
  /** Today's form may have simplified or ordinary accounts. */
  readonly accounts: boolean
}
/** The amounts that the form proposes, the full rate of a fee, the accounts of today's form. */
export function takenForGranted(values: Values, { compared, accounts }: Compared): Granted {
  const { datiSimulazioniSrl: srl, confronto } = inForce(catalog, values)
  const { capitaleSociale, soci, scenario2, scenario4, scenario6 } = srl
  const piena = soci.findIndex(
    ({ tipoGestioneSeparata, gestioneIvs, redditi }, i) =>
      presente(values, i) &&
      tipoGestioneSeparata === '' &&
      gestioneIvs === 'NESSUNA' &&
      redditi.pensione === 0 &&
      redditi.lavoroDipendente === 0 &&
      [scenario2, scenario4, scenario6].some(({ compensi }) => Number(compensi[i]) > 0),
  )
  const { contabilita, costi } = confronto
  const capitale = Number(srl.utileAnteImposte) > 0 && capitaleSociale === proposti.capitale
  const tassa = compared && costi.tassaConcessioneGovernativa === proposti.tassa
  return [
    ...granted(
      piena >= 0,
      `datiSimulazioniSrl.soci[${piena}].tipoGestioneSeparata`,
      'Gestione separata sul compenso di chi non ha altra previdenza: piena, con DIS-COLL',
    ),
    ...granted(
      capitale,
      'datiSimulazioniSrl.capitaleSociale',
      `Capitale sociale ${format.money(capitaleSociale)}, se non è stato scritto: ne dipende la riserva legale`,
    ),
    ...granted(
      compared && accounts && contabilita === 'SEMPLIFICATA',
      'confronto.contabilita',
      "Contabilità semplificata della forma di oggi: dà la detrazione dell'art. 13, c. 5, TUIR",
    ),
    ...granted(tassa, 'confronto.costi.tassaConcessioneGovernativa', `Concessione governativa ${format.money(proposti.tassa)}, se non è stata scritta`),
  ]
}

/** The best of each reading by saving, with its verdict. */
function Readings() {
  const result = useSimulation((s) => s.result)
  const values = useSimulation((s) => s.values)
  return (
    <Part title="Risparmio più alto, compresi i costi della società">
      {byFairness.map((lettura) => {
        const best = bestOf(result, lettura, values)
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

const columns = ['attribuibile', 'netto'] as const
const today = { name: 'oggi', head: 'Oggi', cells: columns.map((voce) => `confronto.oggi.${voce}` as const) }

/** Each scenario links to its tab. */
function Scenarios({ compared }: { readonly compared: boolean }) {
  const goToField = useGoToField()
  const rows = scenari.map((scenario) => ({
    name: nomiSchede[scenario],
    head: (
      <>
        <Link
          component="button"
          type="button"
          onClick={() => goToField(`${percorsiScenari[scenario]}.societa.utileNetto`)}
          sx={{ textAlign: 'left', minHeight: 24 }}
        >
          {nomiSchede[scenario]}
        </Link>{' '}
        <Unfilled scenario={scenario} />
      </>
    ),
    cells: columns.map((voce) => `riepilogo.${scenario}.totali.${voce}` as const),
  }))
  return (
    <Part title="Scenario per scenario">
      <Table
        label="Scenario per scenario"
        frame={SmallTable}
        lines="columns"
        columns={[{ name: vociTotali.attribuibile, head: 'Prelievo' }, vociTotali.netto]}
        rows={compared ? [today, ...rows] : rows}
      />
    </Part>
  )
}

/** The scenario with the lowest levy in a provisional year, with indexed amounts of INPS. Renders nothing in a final year. */
function Sensitivity() {
  const found = useResult('sensibilita')
  if (!found) return null
  const rows = found.indicizzazione.map(({ percento, scenarioConveniente, prelievo }) => ({
    name: `INPS +${format.percent(percento)}`,
    outcome: scenarioConveniente ? convsrl.nomiScenari[scenarioConveniente] : '—',
    ...(prelievo !== null && { amount: format.amount(prelievo) }),
  }))
  return <SensitivityTable rows={rows} stable={found.stabile} amount="Prelievo, €" />
}
