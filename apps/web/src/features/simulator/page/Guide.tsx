/** The help of the page: its purpose, its use, the keys, the videos. */
import type { Application } from '@bilancia/contract/api'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { showKeys } from '../../shell/KeysDialog.tsx'
import { TutorialButton } from '../../tutorials/TutorialButton.tsx'
import type { GuidePart } from './page.ts'

type Props = { readonly application: Application; readonly load: () => Promise<readonly GuidePart[]>; readonly onClose: () => void }

export function Guide({ application, load, onClose }: Props) {
  const heading = useId()
  const { data: parts = [] } = useQuery({ queryKey: ['guida', application], queryFn: load, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' })
  const keys = () => {
    onClose()
    showKeys()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>Guida</DialogTitle>
      <DialogContent>
        {parts.map(([title, text]) => (
          <section key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography component="div" sx={{ mb: 2 }}>
              {text}
            </Typography>
          </section>
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', '& > button': { whiteSpace: 'nowrap' } }}>
        <TutorialButton of={application} />
        <Button onClick={keys}>Tasti rapidi</Button>
        <Button onClick={onClose} autoFocus>
          Chiudi
        </Button>
      </DialogActions>
    </Dialog>
  )
}
