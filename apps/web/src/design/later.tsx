/**
 * A lazily loaded component, for use inside a Suspense:
 *
 *   const LoadDialog = later(async () => (await import('./LoadDialog.tsx')).LoadDialog)
 *
 * `soon` starts the loading early, on hover or focus of the button that opens it. If the script cannot be loaded, a
 * sentence is shown instead: a browser fetches a module only once, so only a reload of the page helps.
 */
import { Alert, Button } from '@mui/material'
import { type ComponentType, use } from 'react'

export type Later<P extends object> = ComponentType<P> & { readonly soon: () => void }

export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let coming: Promise<ComponentType<P> | null> | undefined
  const loaded = () => {
    coming ??= load().catch((error: unknown) => {
      // The script has loaded and has a defect: the nearest ErrorBoundary reports it.
      if (error instanceof ReferenceError) throw error
      return null
    })
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
