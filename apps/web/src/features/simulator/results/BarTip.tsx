/** The tooltip of a bar, on hover or focus. A separate file: the positioning library loads with the first tooltip. */
import { Box, Popper } from '@mui/material'
import type { ReactNode } from 'react'

type Props = { readonly id: string; readonly anchor: HTMLElement; readonly children: ReactNode }

export const BarTip = ({ id, anchor, children }: Props) => (
  // No gap between bar and tooltip, so that the pointer can move from one to the other.
  <Popper id={id} role="tooltip" open disablePortal anchorEl={anchor} placement="bottom" sx={{ zIndex: 'tooltip', pt: 0.5 }}>
    <Box sx={{ bgcolor: 'text.primary', color: 'background.paper', borderRadius: 1, px: 1, py: 0.5, typography: 'caption', fontWeight: 500 }}>{children}</Box>
  </Popper>
)
