/** 'Video tutorial'. Renders nothing unless the server has an address for the videos and the page has any. `<TutorialButton of="budget" />` */
import { routes } from '@bilancia/contract/api'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../api/client.ts'
import { VideoIcon } from '../../design/icons.tsx'
import { type Tutorial, type TutorialsOf, tutorials } from './tutorials.ts'

export function TutorialButton({ of }: { readonly of: TutorialsOf }) {
  const [open, setOpen] = useState(false)
  const { data } = useQuery({ queryKey: ['settings'], queryFn: ({ signal }) => call(routes.settings, undefined, { signal }), staleTime: Infinity })
  const base = data?.tutorialUrl
  if (!base || tutorials[of].length === 0) return null
  return (
    <>
      <Button startIcon={<VideoIcon />} onClick={() => setOpen(true)}>
        Video tutorial
      </Button>
      {open && <TutorialDialog base={base} choices={tutorials[of]} onClose={() => setOpen(false)} />}
    </>
  )
}

type Props = {
  /** The address of the videos, without a final slash. */
  readonly base: string
  readonly choices: readonly Tutorial[]
  readonly onClose: () => void
}

/** A video chosen from a list; a single video is shown without a list. */
export function TutorialDialog({ base, choices, onClose }: Props) {
  const heading = useId()
  const [at, setAt] = useState(0)
  const shown = choices[at]
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="md" fullWidth>
      <DialogTitle id={heading}>{choices.length > 1 ? 'Video tutorial' : `Video tutorial: ${shown?.title}`}</DialogTitle>
      <DialogContent>
        {choices.length > 1 && (
          <TextField
            select
            label="Tutorial"
            value={at}
            onChange={({ target }) => setAt(Number(target.value))}
            slotProps={{ select: { native: true } }}
            sx={{ mt: 1, mb: 2, minWidth: 240 }}
          >
            {choices.map(({ title }, i) => (
              <option key={title} value={i}>
                {title}
              </option>
            ))}
          </TextField>
        )}
        {shown && <Video key={shown.file} address={`${base}/${shown.file}`} title={shown.title} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Chiudi
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Subtitles are in a file beside the video (`.vtt`). Browsers accept them only from the suite's own site. */
function Video({ address, title }: { readonly address: string; readonly title: string }) {
  const [failed, setFailed] = useState(false)
  return (
    <>
      {failed ? (
        <Alert severity="warning" sx={{ mb: 1 }}>
          Il video «{title}» non si apre: forse non c'è ancora.
        </Alert>
      ) : (
        <Box
          component="video"
          controls
          preload="metadata"
          src={`${address}.mp4`}
          aria-label={title}
          onError={() => setFailed(true)}
          sx={{ display: 'block', width: 1, aspectRatio: '16 / 9', bgcolor: 'var(--black)', mb: 1 }}
        >
          <track kind="captions" srcLang="it" label="Italiano" src={`${address}.vtt`} />
        </Box>
      )}
      <Link href={`${address}.mp4`} target="_blank" rel="noreferrer">
        Apri il video in un'altra scheda
      </Link>
    </>
  )
}
