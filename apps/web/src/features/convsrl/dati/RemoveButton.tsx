import { IconButton } from '@mui/material'
import { DeleteIcon } from '../../../design/icons.tsx'

/** Beside the heading of a person: takes it away. */
export const RemoveButton = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <IconButton size="small" aria-label={label} title="Togli" onClick={onClick}>
    <DeleteIcon fontSize="small" />
  </IconButton>
)
