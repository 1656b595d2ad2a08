import { styled } from '@mui/material/styles'

/** Blocks of the same kind side by side, as many as fit. The fields inside adapt to the width of the block, not of the window. */
export const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 236px), 1fr))',
  columnGap: 24,
  rowGap: 16,
  '&& > *': { containerType: 'inline-size', minWidth: 0, marginBottom: 0 },
  '&& > section > :last-child': { marginBottom: 0 },
  marginBottom: 24,
})
