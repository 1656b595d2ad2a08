/**
 * The answer, always in sight: a column that stays at the right from 1200 px up, a bar at the bottom that opens below.
 * Stands after the form in a grid: `gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) auto' }`.
 */
import { Box, ButtonBase, Typography, useMediaQuery, useTheme } from '@mui/material'
import { type KeyboardEvent, useId, useState } from 'react'
import { ExpandIcon } from '../../design/icons.tsx'
import { measures } from '../../design/theme.ts'
import { usePendingMark } from '../simulator/Result.tsx'
import { Answer } from './Answer.tsx'
import { Headline } from './Headline.tsx'

const WIDTH = 320
const BAR = 64

/** The whole panel, in the form that fits the window. */
export function AnswerPanel() {
  usePendingMark()
  return useMediaQuery(useTheme().breakpoints.up('lg')) ? <Column /> : <Bar />
}

function Column() {
  return (
    <Box
      component="aside"
      aria-label="Risultato"
      sx={{
        width: WIDTH,
        position: 'sticky',
        top: measures.header + 16,
        maxHeight: `calc(100vh - ${measures.header + 32}px)`,
        overflow: 'auto',
        alignSelf: 'start',
        pl: 3,
        borderLeft: 1,
        borderColor: 'hairline',
        '@media print': { display: 'none' },
      }}
    >
      <Headline />
      <Answer />
    </Box>
  )
}

function Bar() {
  const [open, setOpen] = useState(false)
  const content = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    setOpen(false)
  }
  return (
    <>
      <Box aria-hidden sx={{ height: BAR + 24, '@media print': { display: 'none' } }} />
      <Box
        component="aside"
        aria-label="Risultato"
        onKeyDown={onKeyDown}
        sx={{
          position: 'fixed',
          insetInline: 0,
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
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: BAR, px: 2, gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Headline compact />
          </Box>
          <ButtonBase
            aria-label={open ? 'Chiudi il risultato' : 'Apri il risultato'}
            aria-expanded={open}
            aria-controls={content}
            onClick={() => setOpen(!open)}
            sx={{ minHeight: 44, px: 1, gap: 0.5, borderRadius: 1 }}
          >
            <Typography component="span">{open ? 'Chiudi' : 'Apri'}</Typography>
            <ExpandIcon sx={{ transform: open ? 'none' : 'rotate(180deg)' }} />
          </ButtonBase>
        </Box>
        <Box id={content} hidden={!open} sx={{ overflow: 'auto', px: 2, pb: 3 }}>
          {open && <Answer />}
        </Box>
      </Box>
    </>
  )
}
