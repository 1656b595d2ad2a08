/** The list of what the figures do not include. */
import { Box, Typography } from '@mui/material'

const notes = [
  "Acconti e saldi: il primo anno si versa poco, il secondo anche l'acconto. I contributi si deducono quando si pagano; qui valgono quelli di competenza dell'anno.",
  'Il passaggio tra cassa e competenza quando si cambia regime.',
  'Il valore previdenziale dei mesi non accreditati.',
  "L'ISEE e i carichi di famiglia visti da altri.",
  'INAIL, tributi locali, concordato.',
]

export function Leftovers() {
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
