/** The recovery codes, shown once. */
import { Alert, Box, Button } from '@mui/material'

type Props = { readonly codes: readonly string[]; readonly onKept: () => void }

export function RecoveryCodes({ codes, onKept }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 480 }}>
      <Alert severity="success">Conservare questi codici fuori dal telefono: ognuno vale una volta al posto della app. Non saranno più mostrati.</Alert>
      <Box component="ul" aria-label="Codici di recupero" sx={{ m: 0, p: 2, listStyle: 'none', border: 1, borderColor: 'hairline', borderRadius: 1 }}>
        {codes.map((code) => (
          <Box component="li" key={code} sx={{ fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' }}>
            {code}
          </Box>
        ))}
      </Box>
      <Button variant="contained" onClick={onKept} sx={{ justifySelf: 'start' }}>
        Li ho conservati
      </Button>
    </Box>
  )
}
