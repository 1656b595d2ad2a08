/**
 * A part of the page whose script comes when it is first shown, inside a Suspense:
 *
 *   const LoadDialog = later(async () => (await import('./LoadDialog.tsx')).LoadDialog)
 *
 * `soon` starts the loading before: where the pointer or the keyboard is on what opens it. A script that did not come
 * leaves a sentence in its place: a browser asks for a module once, so only the page loaded again can have it.
 */
import { Alert, Button } from '@mui/material'
import { type ComponentType, use } from 'react'

export type Later<P extends object> = ComponentType<P> & { readonly soon: () => void }

export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let coming: Promise<ComponentType<P> | null> | undefined
  const loaded = () => {
    coming ??= load().catch(() => null)
    return coming
  }
  function Part(props: P) {
    const Loaded = use(loaded())
    return Loaded ? <Loaded {...props} /> : <NotLoaded />
  }
  return Object.assign(Part, { soon: () => void loaded() })
}

const NotLoaded = () => (
  <Alert
    severity="warning"
    sx={{ position: 'sticky', bottom: 16, zIndex: 'snackbar' }}
    action={
      <Button color="inherit" size="small" onClick={() => location.reload()}>
        Ricarica la pagina
      </Button>
    }
  >
    Server non raggiungibile: questa parte della pagina non è arrivata. Con la connessione, ricaricare la pagina: quanto digitato resta.
  </Alert>
)
