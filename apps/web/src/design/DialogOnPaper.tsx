/** Used inside an open dialog: only the dialog is printed. */
import { GlobalStyles } from '@mui/material'

/** For what the head of the printed page shows anyway. */
export const onlyOnScreen = { '@media print': { display: 'none' } } as const

export const DialogOnPaper = () => <GlobalStyles styles={paper} />

const paper = {
  '@media print': {
    '#root': { display: 'none' },
    '.MuiBackdrop-root': { display: 'none' },
    '.MuiDialog-root': { position: 'static !important' },
    '.MuiDialog-container': { display: 'block !important', height: 'auto !important' },
    '.MuiDialog-paper': {
      margin: '0 !important',
      maxWidth: 'none !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
      boxShadow: 'none !important',
    },
    '.MuiDialogContent-root': { overflow: 'visible !important' },
  },
} as const
