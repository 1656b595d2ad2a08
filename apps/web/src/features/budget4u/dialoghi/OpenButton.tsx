/** The button that opens a dialog of the income statement; as wide as the row on a phone. */
import { Button, type ButtonProps } from '@mui/material'
import type { Opens } from '../../simulator/FieldDialog.tsx'

type Props = Opens & Pick<ButtonProps, 'disabled' | 'aria-describedby'> & { readonly children: string }

export const OpenButton = ({ children, ...button }: Props) => (
  <Button {...button} variant="outlined" sx={{ display: 'flex', my: 1, minHeight: 40, width: { xs: 1, sm: 'auto' }, '@media print': { display: 'none' } }}>
    {children}
  </Button>
)
