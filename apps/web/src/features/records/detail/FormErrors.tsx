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
            {testo.startsWith(`${etichetta}: `) ? testo.slice(etichetta.length) : `: ${testo}`}
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
  focusShown(field, FRAMES)
}

/** How many frames a field may take to show, about a second: its tab opens only after the address has changed. */
const FRAMES = 60

/** Focuses the field as soon as it is shown, because a hidden field takes no focus. */
function focusShown(field: HTMLElement, frames: number) {
  if (frames > 0 && field.closest('[hidden]')) requestAnimationFrame(() => focusShown(field, frames - 1))
  else field.focus()
}
