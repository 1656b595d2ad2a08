/** The contents of files before they are stored: declarants, model, year, returns that they replace, warnings. */

import { format } from '@bilancia/contract'
import { type ImportSummary, notices } from '@bilancia/contract/api'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useId } from 'react'
import { Messages } from './MessageList.tsx'

export type Read = { readonly file: File; readonly summary: ImportSummary }
type Props = {
  readonly read: readonly Read[]
  readonly where: string
  readonly working: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

const models = { PF: 'Redditi Persone fisiche', SC: 'Redditi Società di capitali' } as const
const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${format.number(n)} ${many}`)
/** A longer list is cut; the warnings name their declarants anyway. */
const SHOWN = 100

export function SummaryDialog({ read, where, working, onConfirm, onClose }: Props) {
  const heading = useId()
  const dichiaranti = read.flatMap(({ file, summary }) => summary.dichiaranti.map((one) => ({ ...one, key: `${file.name} ${one.TaxCodeDichiarante}` })))
  const repeated = repeatedIn(read)
  const replaced = dichiaranti.filter(({ sostituisce }) => sostituisce).length
  return (
    <Dialog open onClose={working ? undefined : onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{notices.TITOLO_IMPORT}</DialogTitle>
      <DialogContent>
        {read.map(({ file, summary: { TelematicoType, Year, annoImposta, dichiaranti: theirs } }) => (
          <Typography key={file.name} sx={{ overflowWrap: 'anywhere' }}>
            {read.length > 1 && `${file.name}: `}
            {models[TelematicoType]} {Year}, redditi {annoImposta}: {counted(theirs.length, 'dichiarazione', 'dichiarazioni')}.
          </Typography>
        ))}
        <Typography color="textSecondary" gutterBottom>
          {where}
        </Typography>
        {replaced > 0 && (
          <Alert severity="warning" sx={{ my: 1 }}>
            {replaced === 1
              ? 'Una dichiarazione è già caricata e sarà sostituita'
              : `${format.number(replaced)} dichiarazioni sono già caricate e saranno sostituite`}
          </Alert>
        )}
        {repeated > 0 && (
          <Alert severity="warning" sx={{ my: 1 }}>
            {`${counted(repeated, 'dichiarazione è', 'dichiarazioni sono')} in più file: resta quella dell'ultimo`}
          </Alert>
        )}
        <Box role="region" aria-label="Dichiaranti" tabIndex={0} sx={{ maxHeight: '40vh', overflow: 'auto' }}>
          <List dense disablePadding>
            {dichiaranti.slice(0, SHOWN).map((declarant) => (
              <ListItem key={declarant.key} divider disableGutters>
                <ListItemText primary={declarant.TaxCodeDichiarante} secondary={about(declarant)} slotProps={{ secondary: { component: 'div' } }} />
              </ListItem>
            ))}
          </List>
          {dichiaranti.length > SHOWN && <Typography sx={{ py: 1 }}>e altre {format.number(dichiaranti.length - SHOWN)}</Typography>}
        </Box>
        {read.map(({ file, summary: { avvisi, altriAvvisi } }) => (
          <Messages key={file.name} title={read.length > 1 ? `Avvisi di ${file.name}` : 'Avvisi'} messages={avvisi} more={altriAvvisi} />
        ))}
        {working && <LinearProgress aria-label="Elaborazione in corso, attendere prego" sx={{ mt: 2 }} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={working} autoFocus={replaced > 0}>
          Annulla
        </Button>
        <Button variant="contained" onClick={onConfirm} disabled={working} autoFocus={replaced === 0}>
          {replaced > 0 ? 'Sostituisci e importa' : 'Importa'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** How many returns of the same declarant, model and year are in more than one file: the last file replaces the others. */
function repeatedIn(read: readonly Read[]): number {
  const [seen, again] = [new Set<string>(), new Set<string>()]
  for (const { summary } of read) {
    const { TelematicoType, Year, dichiaranti } = summary
    const here = new Set(dichiaranti.map(({ TaxCodeDichiarante }) => `${TelematicoType} ${Year} ${TaxCodeDichiarante}`))
    for (const one of here) (seen.has(one) ? again : seen).add(one)
  }
  return again.size
}

function about({ quadri, campi, contributiVersati, sostituisce, verifiche }: ImportSummary['dichiaranti'][number]) {
  return [
    `${counted(campi, 'campo', 'campi')}${quadri.length > 0 ? `, quadri ${quadri.join(' ')}` : ''}`,
    contributiVersati > 0 && `Contributi obbligatori (RP21) ${format.money(contributiVersati)}`,
    sostituisce?.testo,
    ...verifiche.map((verifica) => `Non torna ${verifica}`),
  ]
    .filter((line) => typeof line === 'string')
    .map((line) => <div key={line}>{line}</div>)
}
