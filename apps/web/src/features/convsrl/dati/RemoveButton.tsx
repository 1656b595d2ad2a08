import { IconButton } from '@mui/material'
import { DeleteIcon } from '../../../design/icons.tsx'

/** Removes a person; placed beside the heading. */
export const RemoveButton = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <IconButton size="small" aria-label={label} title="Togli" onClick={onClick}>
    <DeleteIcon fontSize="small" />
  </IconButton>
)
