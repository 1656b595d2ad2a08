/** The changes of law between the year of the simulation and another, one by one. A separate file, loaded when the dialog opens. */
import { format, taxYears } from '@bilancia/contract'
import type { YearChanges as Changes } from '@bilancia/contract/api'
import {
  Alert,
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { problemOf } from '../../api/call-error.ts'
import { useSimulation, useSimulationStore } from './store.ts'

export function YearChangesDialog({ onClose }: { readonly onClose: () => void }) {
  const heading = useId()
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const { simulator } = useSimulationStore()
  const state = useSimulation(({ values }) => values)
  const year = Number(state.annoImposta)
  const others = taxYears.filter((other) => other !== year)
  const [other, setOther] = useState<number>(others.find((candidate) => candidate > year) ?? others.at(-1) ?? year)
  const { data, error, isPending } = useQuery({
    queryKey: ['changes', simulator.applicationId, other, state],
    queryFn: ({ signal }) => simulator.changes?.(other, state, signal) ?? null,
    retry: false,
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="md" fullWidth fullScreen={phone}>
      <DialogTitle id={heading}>Perché cambia?</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 2 }}>
          Gli stessi dati con le norme di un altro anno: ogni cambio di legge e quanto sposta, uno dopo l'altro. La somma dei passi è la differenza.
        </Typography>
        <TextField
          select
          size="small"
          label={`Confronta il ${year} con il`}
          value={other}
          onChange={({ target }) => setOther(Number(target.value))}
          sx={{ minWidth: 200, mb: 2 }}
        >
          {others.map((candidate) => (
            <MenuItem key={candidate} value={candidate}>
              {candidate}
            </MenuItem>
          ))}
        </TextField>
        {error && <Alert severity="warning">{problemOf(error, 'Il confronto tra due anni')}</Alert>}
        {isPending && <CircularProgress size={24} aria-label="Calcolo in corso" />}
        {data && <Steps {...data} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Chiudi</Button>
      </DialogActions>
    </Dialog>
  )
}

/** One table for each value, with the steps that change it. */
function Steps({ da, a, voci, passi }: Changes) {
  if (voci.length === 0) return <Typography>Con questi dati non c'è un importo da confrontare in entrambi gli anni.</Typography>
  return voci.map(({ percorso, nome, prima, dopo, differenza }, i) => {
    const steps = passi.filter(({ effetti }) => effetti[i] !== 0)
    return (
      <Box key={percorso} component="section" sx={{ mb: 3, overflowX: 'auto' }}>
        <Box component="table" sx={table}>
          <caption>{nome}, euro</caption>
          <thead>
            <tr>
              <th scope="col">Che cosa cambia</th>
              <th scope="col">{da}</th>
              <th scope="col">{a}</th>
              <th scope="col">Effetto</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ id, nome: what, norma, prima: before, dopo: after, effetti }) => (
              <tr key={id}>
                <th scope="row">
                  {what}
                  <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                    {norma}
                  </Typography>
                </th>
                <td>{before ?? ''}</td>
                <td>{after ?? ''}</td>
                <td>{format.difference(effetti[i] ?? 0)}</td>
              </tr>
            ))}
            <tr data-total>
              <th scope="row">{steps.length === 0 ? 'Nessuna norma sposta questo importo' : nome}</th>
              <td>{format.amount(prima)}</td>
              <td>{format.amount(dopo)}</td>
              <td>{format.difference(differenza)}</td>
            </tr>
          </tbody>
        </Box>
      </Box>
    )
  })
}

const table = {
  width: 1,
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'left', typography: 'subtitle2', pb: 0.5 },
  '& th, & td': {
    py: 0.5,
    px: { xs: 0.5, sm: 1 },
    borderBottom: 1,
    borderColor: 'hairline',
    textAlign: 'right',
    verticalAlign: 'top',
    typography: 'body2',
    whiteSpace: 'nowrap',
  },
  '& tr > :first-child': { textAlign: 'left', pl: 0, whiteSpace: 'normal' },
  '& [data-total] > *': { fontWeight: 600 },
} as const
