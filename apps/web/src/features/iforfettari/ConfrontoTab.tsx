/** Tab 3, 'Confronto': the two regimes row by row, the outcome in words, the break-even points. Only the table is printed. */
import { format, iforfettari } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import { later } from '../../design/later.tsx'
import { Section } from '../../design/Section.tsx'
import { Line } from '../simulator/figures.tsx'
import { FormFields } from '../simulator/form/FormFields.tsx'
import { GradeChip, MissingNames, useReliability } from '../simulator/grade.tsx'
import { Jumps } from '../simulator/Jumps.tsx'
import { PrintSheet } from '../simulator/PrintSheet.tsx'
import { useUnanswered } from '../simulator/page/trouble.ts'
import { Reliability } from '../simulator/Reliability.tsx'
import { WeakFigures } from '../simulator/UsedFigures.tsx'
import { BreakEven } from './BreakEven.tsx'
import { Assets } from './confronto/Assets.tsx'
import { ComparisonTable } from './confronto/ComparisonTable.tsx'
import { nome, Result, useResult } from './results.ts'

const { iva, rettificaIva } = iforfettari.sections
const Concordato = later(async () => (await import('./Concordato.tsx')).Concordato)

export function ConfrontoTab() {
  return (
    <>
      <PrintSheet title="Regime forfettario e regime ordinario" />
      <Section title="Confronto">
        <Verdict />
        <ComparisonTable />
        <Paper>
          <Reliability path={GRADE} />
        </Paper>
      </Section>
      <Screen>
        <Section title="IVA e imposta di bollo">
          <IvaSection />
        </Section>
      </Screen>
      <Section title="Esito">
        <Box sx={{ maxWidth: 640, '@media print': { fontSize: '9pt', maxWidth: 'none' } }}>
          <Esito />
          <Jumps />
        </Box>
      </Section>
      <Screen>
        <Section title="Punto di pareggio">
          <BreakEven />
        </Section>
        <Suspense fallback={null}>
          <Concordato />
        </Suspense>
        <Leftovers />
      </Screen>
      <WeakFigures />
    </>
  )
}

export function Esito() {
  const comparable = useResult('confronto.regimeConveniente') !== null
  const label = 'Totale regime forfettario'
  return (
    <>
      {comparable ? <Result path="confronto.totaleComplessivo.forfettario" label={label} /> : <Line label={label}>—</Line>}
      <Result path="confronto.totaleComplessivo.normale" label="Totale regime ordinario" />
      <Result path="confronto.vantaggioForfettario" label={`Vantaggio del forfettario: ${nome('confronto.vantaggioForfettario').toLowerCase()}`} />
      <Result path="confronto.vantaggioForfettarioConIva" label="Vantaggio con l'IVA indetraibile, che decide" />
      <Result path="confronto.rettificaIvaApplicata" label={`${nome('confronto.rettificaIvaApplicata')}, una tantum`} />
      <Result path="confronto.vantaggioForfettarioPrimoAnno" label="Vantaggio nel primo anno" />
      <Result path="confronto.anniRecuperoRettifica" />
    </>
  )
}

/** Only on paper. On screen the answer beside the form shows it. */
const Paper = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'none', '@media print': { display: 'block', fontSize: '9pt' } }}>{children}</Box>
)

/** Not printed. */
const Screen = ({ children }: { readonly children: ReactNode }) => <Box sx={{ '@media print': { display: 'none' } }}>{children}</Box>

const GRADE = 'confronto.affidabilita'

/** Which column is better, in words. */
function Verdict() {
  const verdict = useResult('confronto.regimeConveniente')
  const advantage = useResult('confronto.vantaggioForfettarioConIva')
  const withVat = useResult('confronto.vantaggioForfettario') !== advantage
  const { open } = useReliability(GRADE)
  const unanswered = useUnanswered()
  if (unanswered) return <Typography sx={{ mb: 2 }}>Le cifre compaiono con il prossimo calcolo riuscito.</Typography>
  if (verdict === null || advantage === null) return <Typography sx={{ mb: 2 }}>Il confronto si completa con i dati del regime forfettario.</Typography>
  const amount = format.money(Math.abs(advantage))
  const cheaper = advantage >= 0 ? 'il forfettario costa' : "l'ordinario costa"
  return (
    <Typography sx={{ mb: 2 }}>
      {open.length > 0 && verdict !== 'NON_AMMESSO' ? <MissingNames data={open} /> : <strong>{iforfettari.frasiVerdetto[verdict]}</strong>}{' '}
      <GradeChip path={GRADE} />
      {verdict === 'INDIFFERENTE' ? `: la differenza è di ${amount} all'anno` : `: ${cheaper} ${amount} in meno all'anno`}
      {withVat && ", compresa l'IVA indetraibile"}
      {verdict === 'NON_AMMESSO' && ', ma il confronto è solo indicativo'}.
    </Typography>
  )
}

/** Non-deductible VAT, the one-off adjustment with its assets, stamp duty on invoices. */
function IvaSection() {
  return (
    <>
      <FormFields of={iva} />
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {rettificaIva.title}
      </Typography>
      <FormFields of={rettificaIva} />
      <Assets />
    </>
  )
}

const notes = [
  "Acconti e saldi: il primo anno si versa poco, il secondo anche l'acconto. I contributi si deducono quando si pagano; qui valgono quelli di competenza dell'anno.",
  'Il passaggio tra cassa e competenza quando si cambia regime.',
  'Il valore previdenziale dei mesi non accreditati.',
  "L'ISEE e i carichi di famiglia visti da altri.",
  'INAIL, tributi locali, concordato.',
]

/** The list of what the figures do not include. */
function Leftovers() {
  return (
    <Box component="details" sx={{ mb: 4 }}>
      <Typography component="summary" sx={{ fontWeight: 600 }}>
        Che cosa le cifre lasciano fuori
      </Typography>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Box>
  )
}
