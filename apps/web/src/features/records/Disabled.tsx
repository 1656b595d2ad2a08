/** The mark of a disabled record in a list. */
import { Tooltip } from '@mui/material'
import { shownDay } from '../../design/day.ts'
import { BlockedIcon } from '../../design/icons.tsx'

/** Says since or from when; renders nothing without a day. */
export function Disabled({ day }: { readonly day: string | null }) {
  if (day === null) return null
  const title = `Disabilitato dal ${shownDay(day)}`
  return (
    <Tooltip title={title}>
      <BlockedIcon color="error" fontSize="small" titleAccess={title} />
    </Tooltip>
  )
}
