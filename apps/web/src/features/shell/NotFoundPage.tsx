/** The page of an unknown address. */
import { Button } from '@mui/material'
import { Link, useLocation } from 'react-router'
import { EmptyState } from '../../design/EmptyState.tsx'
import { PageHead } from './PageHead.tsx'

export function NotFoundPage() {
  const { pathname } = useLocation()
  return (
    <>
      <PageHead title="Pagina non trovata" />
      <EmptyState
        title={`L'indirizzo ${readable(pathname)} non esiste`}
        action={
          <Button component={Link} to="/" variant="contained">
            Torna alla home
          </Button>
        }
      >
        Controllare l'indirizzo, oppure partire dalla home.
      </EmptyState>
    </>
  )
}

const readable = (address: string): string => {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
