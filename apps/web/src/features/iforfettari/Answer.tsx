/** The content below the headline: reasons, totals, advantages. */
import { format, iforfettari, inForce } from '@bilancia/contract'
import { Alert, Box } from '@mui/material'
import { useReliability } from '../simulator/grade.tsx'
import { Jumps } from '../simulator/Jumps.tsx'
import { type Granted, GrantedList, granted } from '../simulator/page/Granted.tsx'
import { Missing } from '../simulator/page/Missing.tsx'
import { Part } from '../simulator/page/Part.tsx'
import { Sensitivity as Table } from '../simulator/page/Sensitivity.tsx'
import { getPath, type Values } from '../simulator/path.ts'
import { Reliability } from '../simulator/Reliability.tsx'
import { useSimulation } from '../simulator/store.ts'
import { BreakEvenBrief } from './BreakEvenWords.tsx'
import { Result, useResult, valueIn } from './results.ts'
import { Totals } from './Totals.tsx'
import { Why } from './Why.tsx'

const { motiviNonAmmesso } = iforfettari

const GRADE = 'confronto.affidabilita'

/** The fields that the flat-rate side requires. */
const needed: Readonly<Record<string, (value: unknown) => boolean>> = {
  tipologia: (value) => value === 'IMPRESA' || value === 'PROFESSIONE',
  'regimeForfettario.gruppo': (value) => Number(value) > 0,
  'regimeForfettario.impostaSost': (value) => Number(value) > 0,
  'redditoContributiImposta.ricavi': (value) => Number(value) > 0,
}
const missing = (values: Values) => Object.keys(needed).filter((path) => !needed[path]?.(getPath(values, path)))

export function Answer() {
  const verdict = useResult('confronto.regimeConveniente')
  // Without a determining datum the reasons and the break-even are meaningless.
  const { open } = useReliability(GRADE)
  const detrazione = useResult('irpefImprenditore.detrazioneAutonomi')
  const lines = takenForGranted(
    useSimulation(({ values }) => values),
    detrazione,
  )
  return (
    <>
      {verdict === 'NON_AMMESSO' && <Reasons />}
      {verdict === null ? (
        <Missing missing={missing} />
      ) : (
        <>
          {open.length === 0 && (
            <>
              <Why />
              <BreakEvenBrief />
            </>
          )}
          <Reliability path={GRADE} />
          <GrantedList lines={lines} />
        </>
      )}
      <Totals />
      {verdict !== null && (
        <>
          <Advantages />
          <Jumps />
          <Sensitivity />
        </>
      )}
    </>
  )
}

/** The accounts that nobody has chosen, and a start that the year can't have. `detrazione`: the deduction of art. 13, c. 5, TUIR on the ordinary side. */
export function takenForGranted(values: Values, detrazione: number | null): Granted {
  const { annoImposta, tipologia, regimeForfettario, regimeNormale } = inForce(iforfettari.catalog, values)
  const { annoInizioAttivita: inizio } = regimeForfettario
  return [
    ...granted(
      inizio !== null && inizio > annoImposta,
      'regimeForfettario.annoInizioAttivita',
      `L'attività comincia nel ${inizio}, dopo l'anno d'imposta ${annoImposta}: il ${annoImposta} è calcolato lo stesso`,
    ),
    ...granted(
      tipologia === 'IMPRESA' && !regimeNormale.contabilitaOrdinaria && Number(detrazione) > 0,
      'regimeNormale.contabilitaOrdinaria',
      "Contabilità semplificata nel regime ordinario: dà la detrazione dell'art. 13, c. 5, TUIR, che con la ordinaria non spetta",
    ),
  ]
}

function Reasons() {
  const reasons = useResult('confronto.motiviNonAmmesso') ?? []
  return (
    <Alert severity="error" sx={{ my: 1 }}>
      {reasons.length === 1 ? 'Motivo:' : 'Motivi:'}
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {reasons.map((id) => (
          <li key={id}>{motiviNonAmmesso[id]}</li>
        ))}
      </Box>
    </Alert>
  )
}

/** Only if VAT makes them differ: a single one is the headline. */
function Advantages() {
  const [plain, withVat, firstYear] = useSimulation(({ result }) => advantages.map((path) => valueIn(result, path)).join()).split(',')
  const years = useResult(YEARS) !== null
  if (plain === withVat && plain === firstYear) return null
  return (
    <Part title="Vantaggio annuo del forfettario">
      {advantages.map((path) => (
        <Result key={path} path={path} />
      ))}
      {years && <Result path={YEARS} />}
    </Part>
  )
}

const YEARS = 'confronto.anniRecuperoRettifica'
const advantages = ['confronto.vantaggioForfettario', 'confronto.vantaggioForfettarioConIva', 'confronto.vantaggioForfettarioPrimoAnno'] as const

const words: Readonly<Record<iforfettari.Verdetto, string>> = {
  FORFETTARIO: iforfettari.nomiLati.forfettario.colonna,
  NORMALE: iforfettari.nomiLati.normale.colonna,
  INDIFFERENTE: 'Indifferente',
  NON_AMMESSO: 'Non ammesso',
}
const word = (verdict: iforfettari.Verdetto | null) => (verdict ? words[verdict] : '—')

/** The verdict of a provisional year with indexed amounts of INPS, and with the extended limit of employment income. Renders nothing in a final year. */
function Sensitivity() {
  const found = useResult('sensibilita')
  if (!found) return null
  const rows = [
    ...found.indicizzazione.map(({ percento, regimeConveniente, vantaggio }) => ({
      name: `INPS +${format.percent(percento)}`,
      outcome: word(regimeConveniente),
      ...(vantaggio !== null && { amount: format.amount(vantaggio) }),
    })),
    ...found.limiteDipendente.map(({ limite, regimeConveniente }) => ({
      name: `Limite dipendenti ${format.shortAmount(limite)}`,
      outcome: word(regimeConveniente),
    })),
  ]
  return <Table rows={rows} stable={found.stabile} amount="Vantaggio, €" />
}
