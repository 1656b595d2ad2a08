/** 'Errori da correggere': the errors of the record, each with a link to its field. */
import { ERRORS_TITLE, type FieldError } from '@bilancia/contract/api'
import { Alert, AlertTitle, Link } from '@mui/material'
import { recordFieldId } from './RecordField.tsx'
import { showTabOf } from './RecordTabs.tsx'

export function FormErrors({ errors }: { readonly errors: readonly FieldError[] }) {
  if (errors.length === 0) return null
  return (
    <Alert severity="error" sx={{ mb: 3 }}>
      <AlertTitle>{ERRORS_TITLE}</AlertTitle>
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {errors.map(({ campo, etichetta, testo }) => (
          <li key={campo + testo}>
            <Link
              href={`#${recordFieldId(campo)}`}
              color="inherit"
              underline="always"
              onClick={(event) => {
                event.preventDefault()
                goTo(recordFieldId(campo))
              }}
            >
              {etichetta}
            </Link>
            {`: ${testo}`}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function goTo(id: string) {
  const field = document.getElementById(id)
  if (!field) return
  showTabOf(field)
  // After the tab is shown: a hidden field takes no focus.
  setTimeout(() => field.focus())
}
