/** The contents of a file before it is stored: declarants, model, year, returns that it replaces, warnings. */

import { format } from '@bilancia/contract'
import { type ImportSummary, notices } from '@bilancia/contract/api'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useId } from 'react'
import { Messages } from './MessageList.tsx'

type Props = {
  readonly summary: ImportSummary
  readonly where: string
  readonly working: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

const models = { PF: 'Redditi Persone fisiche', SC: 'Redditi Società di capitali' } as const
const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${format.number(n)} ${many}`)
/** A longer list is cut; the warnings name their declarants anyway. */
const SHOWN = 100

export function SummaryDialog({ summary, where, working, onConfirm, onClose }: Props) {
  const heading = useId()
  const { dichiaranti, TelematicoType, Year, annoImposta, avvisi, altriAvvisi } = summary
  const replaced = dichiaranti.filter(({ sostituisce }) => sostituisce).length
  return (
    <Dialog open onClose={working ? undefined : onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{notices.TITOLO_IMPORT}</DialogTitle>
      <DialogContent>
        <Typography>
          {models[TelematicoType]} {Year}, redditi {annoImposta}: {counted(dichiaranti.length, 'dichiarazione', 'dichiarazioni')}.
        </Typography>
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
        <Box role="region" aria-label="Dichiaranti" tabIndex={0} sx={{ maxHeight: '40vh', overflow: 'auto' }}>
          <List dense disablePadding>
            {dichiaranti.slice(0, SHOWN).map((declarant) => (
              <ListItem key={declarant.TaxCodeDichiarante} divider disableGutters>
                <ListItemText primary={declarant.TaxCodeDichiarante} secondary={about(declarant)} slotProps={{ secondary: { component: 'div' } }} />
              </ListItem>
            ))}
          </List>
          {dichiaranti.length > SHOWN && <Typography sx={{ py: 1 }}>e altre {format.number(dichiaranti.length - SHOWN)}</Typography>}
        </Box>
        <Messages title="Avvisi" messages={avvisi} more={altriAvvisi} />
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
