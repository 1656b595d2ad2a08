/** What was typed in a document that the user can no longer open goes on as a new simulation. */
import { Button } from '@mui/material'
import { useNavigate } from 'react-router'
import { carried } from '../carried.ts'
import type { Values } from '../path.ts'
import { pathOf } from './address.ts'

type Props = { readonly application: number; readonly name: string; readonly values: () => Values }

export function KeepTyped({ application, name, values }: Props) {
  const navigate = useNavigate()
  return (
    <Button variant="outlined" color="inherit" onClick={() => void navigate(pathOf(application), { state: carried(values(), `di «${name}»`) })}>
      Tieni in una nuova simulazione
    </Button>
  )
}
