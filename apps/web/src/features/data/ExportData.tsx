/** The section of a record that exports all its data, for users who may export them. */
import { type Ask, refusal, routes } from '@bilancia/contract/api'
import { Button, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type CalledFile, callFile } from '../../api/client.ts'
import { DownloadIcon } from '../../design/icons.tsx'
import { Section } from '../../design/Section.tsx'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'
import { download } from '../records/download.ts'

const WHAT = 'Un archivio ZIP con una tabella per file e un indice: elaborazioni e dichiarazioni comprese, password e segreti mai. Il registro lo annota.'
const ALL = 'Esporta tutti i dati'

/** `of`: the record to export. */
export function ExportData({ of }: { readonly of: Ask<typeof routes.exportData>['body'] }) {
  if (refusal('dati', useIdentity()) !== null) return null
  return <Export what={WHAT} label={ALL} get={() => callFile(routes.exportData, { body: of })} />
}

export const ExportOwnData = () => <Export what={WHAT} label={ALL} get={() => callFile(routes.ownData, {})} />

type Props = { readonly what: string; readonly label: string; readonly get: () => Promise<CalledFile> }

export function Export({ what, label, get }: Props) {
  const ask = useMutation({ mutationFn: get, onSuccess: download, onError: ({ message }) => toast.error(message) })
  return (
    <Section title="Dati" ofActions>
      <Typography sx={{ mb: 1 }}>{what}</Typography>
      <Button variant="outlined" startIcon={<DownloadIcon />} disabled={ask.isPending} onClick={() => ask.mutate()}>
        {label}
      </Button>
    </Section>
  )
}
