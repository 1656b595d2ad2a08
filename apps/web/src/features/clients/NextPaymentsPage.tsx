/** /scadenze: what all clients of the studio pay next, from the calendars that somebody has put here. */
import { format, sumToCent } from '@bilancia/contract'
import { type NextPayment, routes } from '@bilancia/contract/api'
import { Alert, Box, Button, Link as MuiLink, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { Note } from '../../design/Note.tsx'
import { Section } from '../../design/Section.tsx'
import { PrintedHead } from '../shell/PrintedHead.tsx'
import { AmountTable } from '../simulator/results/AmountTable.tsx'
import { Diaries } from './Diaries.tsx'

const AHEAD = [30, 60, 120] as const
/** Rows shown at first; a button shows the others. A studio of a thousand clients has thousands. */
const SHOWN = 200

export function NextPaymentsPage() {
  const [giorni, setGiorni] = useState<number>(60)
  const [all, setAll] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['clients', 'payments', giorni],
    queryFn: ({ signal }) => call(routes.nextPayments, { query: { giorni } }, { signal }),
    staleTime: 0,
  })
  const shown = all ? data : data?.slice(0, SHOWN)
  return (
    <>
      <PrintedHead title="Prossimi pagamenti" />
      <ToggleButtonGroup exclusive size="small" value={giorni} aria-label="Quanto avanti" onChange={(_, scelti) => scelti && setGiorni(scelti)} sx={{ mb: 2 }}>
        {AHEAD.map((uno) => (
          <ToggleButton key={uno} value={uno}>
            {uno} giorni
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data?.length === 0 && (
        <Typography>
          Nessun pagamento nei prossimi {giorni} giorni. I pagamenti di un cliente arrivano qui dalla sua elaborazione: scheda «Quando si paga», «Metti nello
          scadenzario».
        </Typography>
      )}
      {shown && data && shown.length > 0 && (
        <Section title={`${data.length === 1 ? '1 scadenza' : `${data.length} scadenze`}, ${format.money(totale(data))}`}>
          <AmountTable
            label="Prossimi pagamenti dei clienti"
            columns={['Giorno', 'Cliente', 'Chi paga', 'Pagamenti', 'Totale']}
            texts={['Cliente', 'Chi paga']}
            rows={shown.map(({ il, cliente, nome, chi, pagamenti, totale: importo, provvisorio }, k) => ({
              key: `${k} ${il} ${cliente}`,
              cells: [
                `${format.day(il)}${provvisorio ? ' (provvisorio)' : ''}`,
                <MuiLink key="cliente" component={Link} to={`/cliente/${cliente}`} underline="always">
                  {nome}
                </MuiLink>,
                chi,
                pagamenti,
                format.money(importo),
              ],
            }))}
          />
          {data.length > shown.length && <Button onClick={() => setAll(true)}>Mostra tutti ({data.length})</Button>}
          <Note>
            Sono i giorni e gli importi di quando qualcuno li ha messi qui: dopo un cambio nell'elaborazione, o una proroga, si rimettono dalla sua scheda.
          </Note>
        </Section>
      )}
      <Box sx={{ mt: 4 }}>
        <Diaries />
      </Box>
    </>
  )
}

const totale = (tutti: readonly NextPayment[]): number => sumToCent(tutti.map((uno) => uno.totale))
