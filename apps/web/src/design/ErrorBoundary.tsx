/** The last error handler: shows 'Errore Imprevisto', reports the error, and OK goes back to the root. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { Component, type ReactNode } from 'react'

type Props = {
  readonly report: (error: Error) => void
  /** Also handles errors outside of rendering, which React does not catch. For the outermost boundary. */
  readonly everywhere?: boolean
  readonly children: ReactNode
}

/** Used around the application and around each page. `report` is called once. */
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

  /** Some browser messages come without an error object. */
  private readonly onError = ({ error }: ErrorEvent) => {
    if (!(error instanceof Error)) return
    this.props.report(error)
    this.setState({ failed: true })
  }

  /** A rejected request; the page itself still works. */
  private readonly onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error) this.props.report(reason)
  }

  override render() {
    return this.state.failed ? <UnexpectedError /> : this.props.children
  }
}

function UnexpectedError() {
  // A full page load, because the state in memory caused the failure.
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
