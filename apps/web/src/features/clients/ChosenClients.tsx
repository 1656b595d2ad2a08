/** The actions for the chosen clients of the list: change them all, or download them as a file. */
import { format } from '@bilancia/contract'
import { CLIENTS_AT_ONCE, routes } from '@bilancia/contract/api'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { callFile } from '../../api/client.ts'
import { toast } from '../../design/toast.ts'
import { download } from '../records/download.ts'
import { ChangeDialog } from './ChangeDialog.tsx'

type Props = {
  readonly chosen: ReadonlySet<number>
  /** The rows in sight. On a phone the table has no head with a tick for all of them. */
  readonly shown: readonly number[]
  readonly onChoose: (chosen: ReadonlySet<number>) => void
}

export function ChosenClients({ chosen, shown, onChoose }: Props) {
  const [changing, setChanging] = useState(false)
  const ids = [...chosen]
  const many = ids.length > CLIENTS_AT_ONCE
  const csv = () => void callFile(routes.clientsCsv, { body: { ids } }).then(download, (failure: Error) => toast.error(failure.message))
  return (
    <Box
      role="region"
      aria-label="Clienti scelti"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mb: 1,
        minHeight: 40,
        '@media print': { display: 'none' },
        color: ids.length === 0 ? 'text.secondary' : undefined,
      }}
    >
      <Typography role="status" sx={{ mr: 1 }}>
        {ids.length === 0
          ? 'Con la spunta accanto ai nomi si cambiano più clienti insieme.'
          : `${ids.length === 1 ? '1 cliente scelto' : `${format.number(ids.length)} clienti scelti`}${many ? `: al più ${format.number(CLIENTS_AT_ONCE)} per volta` : ''}`}
      </Typography>
      {shown.some((id) => !chosen.has(id)) && (
        <Button size="small" sx={{ display: { md: 'none' } }} onClick={() => onChoose(new Set([...chosen, ...shown]))}>
          Scegli tutti
        </Button>
      )}
      {ids.length > 0 && (
        <>
          <Button size="small" variant="outlined" disabled={many} onClick={() => setChanging(true)}>
            Cambia…
          </Button>
          <Button size="small" variant="outlined" disabled={many} onClick={csv}>
            Scarica il CSV
          </Button>
          <Button size="small" onClick={() => onChoose(new Set())}>
            Togli i segni
          </Button>
        </>
      )}
      {changing && <ChangeDialog ids={ids} onChanged={() => onChoose(new Set())} onClose={() => setChanging(false)} />}
    </Box>
  )
}
