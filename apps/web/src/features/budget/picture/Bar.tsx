/** One bar on a scale that may reach below zero. It is drawn for who sees it: the figure stands beside it. */
import { Box } from '@mui/material'
import { placed, type Scale } from './steps.ts'

/** Told apart by pattern as well as by colour: black-and-white print and colour blindness. */
export const looks = {
  entra: '#57606a',
  costi: 'radial-gradient(#3d444d 1.2px, #d8dee4 1.4px) 0 0 / 6px 6px',
  ammortamenti: 'repeating-linear-gradient(90deg, #57606a 0 1px, #ffffff 1px 5px)',
  oneri: 'repeating-linear-gradient(0deg, #6a1b9a 0 2px, #f3e5f5 2px 6px)',
  imposte: '#1565c0',
  contributi: 'repeating-linear-gradient(45deg, #c77700 0 4px, #ffe0b2 4px 8px)',
  resta: '#b2dfdb',
} as const
export type Look = keyof typeof looks

type Props = { readonly from: number; readonly to: number; readonly scale: Scale; readonly look: Look; readonly thin?: boolean }

export function Bar({ from, to, scale, look, thin = false }: Props) {
  const { left, width } = placed({ from, to }, scale)
  const zero = placed({ from: 0, to: 0 }, scale).left
  return (
    <Box aria-hidden sx={{ position: 'relative', height: thin ? 12 : 20 }}>
      <Box
        sx={{
          position: 'absolute',
          insetBlock: 0,
          left: `${left}%`,
          width: `${width}%`,
          minWidth: to > from ? 2 : 0,
          background: looks[look],
          printColorAdjust: 'exact',
          boxShadow: to > from ? 'inset 0 0 0 1px #57606a' : 'none',
        }}
      />
      {scale.from < 0 && <Box sx={{ position: 'absolute', insetBlock: -2, left: `${zero}%`, borderLeft: 2, borderColor: 'text.primary' }} />}
    </Box>
  )
}
