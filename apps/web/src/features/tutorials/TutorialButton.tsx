/** 'Video tutorial'. Renders nothing unless the server has an address for the videos and the page has any. `<TutorialButton of="budget" />` */
import { routes } from '@bilancia/contract/api'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { VideoIcon } from '../../design/icons.tsx'
import { TutorialDialog } from './TutorialDialog.tsx'
import { type TutorialsOf, tutorials } from './tutorials.ts'

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
