/** 'Errori da correggere': each is a link that focuses its field, on any tab. */
import { Alert, AlertTitle } from '@mui/material'
import { useFormErrors } from './errors.ts'
import { FieldLink } from './FieldLink.tsx'

/** Renders nothing without errors. */
export function ErrorList() {
  const errors = useFormErrors()
  if (errors.length === 0) return null
  return (
    <Alert severity="error" id="errori-da-correggere" sx={{ my: 2, maxWidth: 640, '@media print': { display: 'none' } }}>
      <AlertTitle>Errori da correggere</AlertTitle>
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {errors.map(({ path, label, testo }) => (
          <li key={path + testo}>
            <FieldLink path={path} color="inherit" underline="always">
              {label}
            </FieldLink>
            {`: ${testo}`}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
