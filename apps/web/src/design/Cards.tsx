import { styled } from '@mui/material/styles'

/** Blocks of the same make side by side, as many as fit; the fields inside fit the block, not the window. */
export const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 236px), 1fr))',
  columnGap: 24,
  rowGap: 16,
  '&& > *': { containerType: 'inline-size', minWidth: 0, marginBottom: 0 },
  '&& > section > :last-child': { marginBottom: 0 },
  marginBottom: 24,
})
