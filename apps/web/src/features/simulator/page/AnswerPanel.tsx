/**
 * Where the answer stands, always visible. From 1200 px it is the head of the page: a line with the verdict that stays at the top, the
 * large picture below it, the rest in a sticky column on the right; without a picture all of it is in the column. On a narrow
 * screen it is a bar at the bottom that expands. It comes after the form in the grid of the page (`SimulatorPage`).
 */
import { Box, ButtonBase, GlobalStyles, useMediaQuery, useTheme } from '@mui/material'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { ExpandIcon } from '../../../design/icons.tsx'
import { belowHeader, measures } from '../../../design/theme.ts'
import { SlowMark } from '../results/Result.tsx'
import { Body, Figure, Headline, Problem } from './AnswerParts.tsx'
import type { Answer } from './page.ts'

const WIDTH = 320
/** The height of the line with the verdict, in pixels. */
export const STRIP = 84
const BAR = 64

type Props = {
  readonly answer: Answer
  /** The button that calculates, if the page has one. */
  readonly action: ReactNode
}

/** The whole panel, in the layout that fits the window. */
export function AnswerPanel(props: Props) {
  const wide = useMediaQuery(useTheme().breakpoints.up('lg'))
  return (
    <>
      <SlowMark />
      {!wide ? <Bar {...props} /> : props.answer.picture ? <Head {...props} /> : <Column {...props} />}
    </>
  )
}

/** Its parts are placed in the grid of the page. */
function Head({ answer, action }: Props) {
  return (
    <Box component="aside" aria-label="Risultato" sx={{ display: 'contents', '@media print': { display: 'none' } }}>
      {/* Keeps a focused element, or the target of a link, from scrolling behind the line. */}
      <GlobalStyles styles={{ html: { scrollPaddingTop: belowHeader(STRIP) } }} />
      <Box sx={strip}>
        <Headline answer={answer} />
        {action}
      </Box>
      <Box sx={{ gridRow: 2, gridColumn: '1 / -1', minWidth: 0, mb: 2 }}>
        <Figure answer={answer} />
      </Box>
      <Box sx={details}>
        <Body answer={answer} />
      </Box>
    </Box>
  )
}

function Column({ answer, action }: Props) {
  return (
    <Box
      component="aside"
      aria-label="Risultato"
      sx={{
        width: WIDTH,
        position: 'sticky',
        top: belowHeader(16),
        // The page has a padding of 24 pixels below.
        height: `calc(100dvh - ${belowHeader(40)})`,
        display: 'flex',
        flexDirection: 'column',
        alignSelf: 'start',
        borderLeft: 1,
        borderColor: 'hairline',
        '@media print': { display: 'none' },
      }}
    >
      {/* Left padding, so that the scroll area does not cut a focus outline. */}
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', pl: 3 }}>
        <Headline answer={answer} />
        <Body answer={answer} />
      </Box>
      {action && <Box sx={foot}>{action}</Box>}
    </Box>
  )
}

function Bar({ answer, action }: Props) {
  const [open, setOpen] = useState(false)
  const content = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    setOpen(false)
  }
  return (
    <>
      {/* Keeps a focused field from standing behind the bar. */}
      <GlobalStyles styles={{ html: { scrollPaddingBottom: BAR + 24 } }} />
      <Box aria-hidden sx={{ height: BAR + 24, '@media print': { display: 'none' } }} />
      <Box component="aside" aria-label="Risultato" onKeyDown={onKeyDown} sx={bar}>
        {!open && <Problem />}
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: BAR, pl: 2, pr: { xs: 0.5, sm: 2 }, gap: { xs: 0.5, sm: 1 } }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Headline answer={answer} compact />
          </Box>
          {action}
          <ButtonBase
            aria-label={open ? 'Chiudi il risultato' : 'Apri il risultato'}
            aria-expanded={open}
            aria-controls={content}
            onClick={() => setOpen(!open)}
            sx={{
              minHeight: 44,
              minWidth: 44,
              borderRadius: 1,
              '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
            }}
          >
            <ExpandIcon sx={{ transform: open ? 'none' : 'rotate(180deg)' }} />
          </ButtonBase>
        </Box>
        <Box id={content} hidden={!open} sx={{ overflow: 'auto', px: 2, pb: 3 }}>
          {open && (
            <>
              <Figure answer={answer} />
              <Body answer={answer} />
            </>
          )}
        </Box>
      </Box>
    </>
  )
}

/** Over all rows of the grid, so that it stays while they scroll. */
const strip = {
  gridRow: '1 / -1',
  gridColumn: '1 / -1',
  alignSelf: 'start',
  position: 'sticky',
  top: belowHeader(),
  zIndex: 3,
  height: STRIP,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'hairline',
  // The parts of a headline in one line. The sentence and the figure keep their words whole; what follows the figure wraps first.
  '& > [role="status"]': { minHeight: 0, minWidth: 0, maxHeight: STRIP, overflow: 'hidden', px: 0.5, py: 0.25 },
  '& > [role="status"] > div:first-of-type': { display: 'flex', alignItems: 'baseline', columnGap: 2 },
  '& > [role="status"] > [data-gravita]': { mt: 0 },
  '& > [role="status"] > div > div': { mb: 0 },
  '& > [role="status"] > div > button': { flexShrink: 0 },
  '& > [role="status"] > div > p': { flexShrink: 9999, minWidth: '45%', display: 'flex', alignItems: 'baseline', columnGap: 1 },
  '& > [role="status"] > div > p > button': { flexShrink: 0 },
  '& > [role="status"] > div > h2': {
    minWidth: 'min-content',
    lineHeight: 1.3,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
  },
} as const

/** Scrolls by itself, beside the form. */
const details = {
  gridRow: 4,
  gridColumn: 2,
  width: WIDTH,
  position: 'sticky',
  top: belowHeader(STRIP + 16),
  maxHeight: `calc(100dvh - ${belowHeader(STRIP + 40)})`,
  alignSelf: 'start',
  overflow: 'auto',
  pl: 3,
  borderLeft: 1,
  borderColor: 'hairline',
} as const

/** At the bottom of the window, even while the column starts lower. */
const foot = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  pl: 3,
  py: 2,
  pr: 0.5,
  bgcolor: 'background.paper',
  ml: '1px',
} as const

const bar = {
  position: 'fixed',
  // Beside the drawer, where the drawer is always open.
  left: { xs: 0, md: measures.drawer },
  right: 0,
  bottom: 0,
  zIndex: 'appBar',
  maxHeight: `calc(100dvh - ${measures.header}px)`,
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  boxShadow: 8,
  '@media print': { display: 'none' },
} as const
