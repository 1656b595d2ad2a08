/** A bar of a picture, only visual: its figures are beside it or in its accessible name. */
import { format } from '@bilancia/contract'
import { Box } from '@mui/material'
import { type Fill, fills, placed, type Segment, type Span } from './bars.ts'

type Props = {
  readonly segments: readonly Segment[]
  readonly scale: Span
  readonly height: number
  /** Writes its amount on each segment with enough room. */
  readonly amounts?: boolean
}

export function Bar({ segments, scale, height, amounts = false }: Props) {
  return (
    <Box component="span" aria-hidden sx={{ display: 'block', position: 'relative', height }}>
      {segments.map(({ name, fill, euro, ...span }) => {
        const { left, width } = placed(span, scale)
        return (
          width > 0 && (
            <Box
              key={name}
              component="span"
              title={`${name} ${format.money(euro)}`}
              data-amount={amounts ? format.wholeAmount(euro) : undefined}
              // Inline style, because a class for each width would add a style rule at every keystroke.
              style={{ left: `${left}%`, width: `${width}%`, background: fills[fill] }}
              sx={segment}
            />
          )
        )
      })}
      {scale.from < 0 && <Box component="span" style={{ left: `${placed({ from: 0, to: 0 }, scale).left}%` }} sx={zero} />}
    </Box>
  )
}

export function Swatch({ fill }: { readonly fill: Fill }) {
  return (
    <Box
      component="span"
      aria-hidden
      style={{ background: fills[fill] }}
      sx={{ display: 'inline-block', width: 10, height: 10, mr: 0.5, border: 1, borderColor: 'text.secondary', printColorAdjust: 'exact' }}
    />
  )
}

/** The legend of the fills. It includes zero parts, so that it does not change while the user types. */
export function Legend({ parts }: { readonly parts: readonly { readonly name: string; readonly fill: Fill }[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 1, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'caption' }}>
      {parts.map(({ name, fill }) => (
        <li key={name}>
          <Swatch fill={fill} /> {name}
        </li>
      ))}
    </Box>
  )
}

const segment = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  minWidth: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  printColorAdjust: 'exact',
  boxShadow: 'inset 0 0 0 1px var(--quiet)',
  '&[data-amount]::after': {
    content: 'attr(data-amount)',
    px: 0.5,
    borderRadius: 0.5,
    fontSize: '0.75rem',
    lineHeight: '16px',
    bgcolor: 'background.default',
    color: 'text.primary',
    whiteSpace: 'nowrap',
  },
  containerType: 'inline-size',
  '@container (max-width: 53px)': { '&[data-amount]::after': { display: 'none' } },
} as const

const zero = { position: 'absolute', insetBlock: -2, borderLeft: 2, borderColor: 'text.primary' } as const
