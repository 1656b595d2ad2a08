/** What a bar says beside it while the pointer or the keyboard is there. In a file of its own: what places it loads with the first. */
import { Box, Popper } from '@mui/material'
import type { ReactNode } from 'react'

type Props = { readonly id: string; readonly anchor: HTMLElement; readonly children: ReactNode }

export const BarTip = ({ id, anchor, children }: Props) => (
  // No gap between the two, so that the pointer can go from one to the other.
  <Popper id={id} role="tooltip" open anchorEl={anchor} placement="bottom" sx={{ zIndex: 'tooltip', pt: 0.5 }}>
    <Box sx={{ bgcolor: 'text.primary', color: 'background.paper', borderRadius: 1, px: 1, py: 0.5, typography: 'caption', fontWeight: 500 }}>{children}</Box>
  </Popper>
)
