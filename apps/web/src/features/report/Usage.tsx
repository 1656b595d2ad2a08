/** The use of the suite in a period: in all, by month, by tool, by studio and user. */
import { format } from '@bilancia/contract'
import type { UsageRow } from '@bilancia/contract/api'
import { Typography } from '@mui/material'
import { EmptyState } from '../../design/EmptyState.tsx'
import { Section } from '../../design/Section.tsx'
import { Bars } from './Bars.tsx'
import { byApplication, byMonth, byStudio, type Sum } from './usage.ts'

const inWords = ({ accesses, calculations }: Sum): string =>
  `${accesses === 1 ? '1 accesso' : `${format.number(accesses)} accessi`}, ${calculations === 1 ? '1 elaborazione salvata' : `${format.number(calculations)} elaborazioni salvate`}.`

export function Usage({ rows }: { readonly rows: readonly UsageRow[] }) {
  if (rows.length === 0)
    return (
      <EmptyState title="Nessun utilizzo nel periodo">
        Si contano qui gli accessi agli strumenti, uno per utente e giorno, e le elaborazioni salvate.
      </EmptyState>
    )
  const sum = (of: 'accesses' | 'calculations') => rows.reduce((total, row) => total + row[of], 0)
  const users = new Set(rows.map(({ username }) => username)).size
  return (
    <>
      <Typography role="status" sx={{ mb: 3 }}>
        {`${users === 1 ? '1 utente' : `${format.number(users)} utenti`}, ${inWords({ accesses: sum('accesses'), calculations: sum('calculations') })}`}
      </Typography>
      <Section title="Per mese">
        <Bars label="Utilizzo per mese" of="Mese" rows={byMonth(rows)} />
      </Section>
      <Section title="Per strumento">
        <Bars label="Utilizzo per strumento" of="Strumento" rows={byApplication(rows)} />
      </Section>
      {byStudio(rows).map((studio) => (
        <Section key={studio.key} title={studio.name}>
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {inWords(studio)}
          </Typography>
          <Bars label={`Utilizzo di ${studio.name} per utente`} of="Utente" rows={studio.users} />
        </Section>
      ))}
    </>
  )
}
