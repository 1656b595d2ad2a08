/** The last net: an error nobody caught shows 'Errore Imprevisto', is reported, and OK goes back to the root. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { Component, type ReactNode } from 'react'

type Props = {
  readonly report: (error: Error) => void
  /** Also what is thrown outside of rendering, which React does not catch; for the outermost one. */
  readonly everywhere?: boolean
  readonly children: ReactNode
}

/** Around the application and around each page; `report` is told once. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error instanceof Error ? error : new Error(String(error)))
  }

  override componentDidMount() {
    if (!this.props.everywhere) return
    window.addEventListener('error', this.onError)
    window.addEventListener('unhandledrejection', this.onRejection)
  }

  override componentWillUnmount() {
    window.removeEventListener('error', this.onError)
    window.removeEventListener('unhandledrejection', this.onRejection)
  }

  /** The browser's own complaints come without an error. */
  private readonly onError = ({ error }: ErrorEvent) => {
    if (!(error instanceof Error)) return
    this.props.report(error)
    this.setState({ failed: true })
  }

  /** Something asked for did not come; the page still stands. */
  private readonly onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error) this.props.report(reason)
  }

  override render() {
    return this.state.failed ? <UnexpectedError /> : this.props.children
  }
}

function UnexpectedError() {
  // A full load, because what is in memory is what failed.
  const restart = () => window.location.assign('/')
  return (
    <Dialog open aria-labelledby="errore-imprevisto" maxWidth="xs" fullWidth>
      <DialogTitle id="errore-imprevisto">Errore Imprevisto</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Qualcosa non ha funzionato e l'errore è stato segnalato. Con OK si torna alla pagina iniziale; le elaborazioni salvate non cambiano.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={restart} autoFocus>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  )
}
