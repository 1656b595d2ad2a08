/** 'Errori da correggere': each a link that gives focus to its field, whatever tab it is on. */
import { Alert, AlertTitle, Link } from '@mui/material'
import { useFormErrors } from './errors.ts'
import { useGoToField } from './explanation/context.ts'

/** Nothing where there is nothing to correct. */
export function ErrorList() {
  const errors = useFormErrors()
  const goToField = useGoToField()
  if (errors.length === 0) return null
  return (
    <Alert severity="error" id="errori-da-correggere" sx={{ my: 2, maxWidth: 640, '@media print': { display: 'none' } }}>
      <AlertTitle>Errori da correggere</AlertTitle>
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {errors.map(({ path, label, testo }) => (
          <li key={path + testo}>
            <Link component="button" type="button" color="inherit" underline="always" onClick={() => goToField(path)}>
              {label}
            </Link>
            {`: ${testo}`}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
