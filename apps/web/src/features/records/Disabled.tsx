/** The sign in a list that a record no longer lets anybody in. */
import { Tooltip } from '@mui/material'
import { BlockedIcon } from '../../design/icons.tsx'
import { shownDay } from './day.ts'

/** Since when, or from when; nothing for none. */
export function Disabled({ day }: { readonly day: string | null }) {
  if (day === null) return null
  const said = `Disabilitato dal ${shownDay(day)}`
  return (
    <Tooltip title={said}>
      <BlockedIcon color="error" fontSize="small" titleAccess={said} />
    </Tooltip>
  )
}
