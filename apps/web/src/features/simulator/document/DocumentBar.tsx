/** Below the title of a document: whose it is, whether all is on the server, its versions and variants. */
import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material'
import { Suspense, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { momentOf } from '../../../design/day.ts'
import { later } from '../../../design/later.tsx'
import { changed } from '../page/changed.ts'
import { useSimulation, useSimulationStore } from '../store.ts'
import { useDocument, useSynced } from './context.ts'
import { FixedNotice } from './FixedNotice.tsx'
import { GONE, KEPT } from './gone.ts'
import { KeepTyped } from './KeepTyped.tsx'
import type { Contrast } from './sync.ts'
import { fieldName, useWritten } from './written.ts'

const DeliverDialog = later(async () => (await import('./DeliverDialog.tsx')).DeliverDialog)
const RenameDialog = later(async () => (await import('./RenameDialog.tsx')).RenameDialog)
const VersionsDialog = later(async () => (await import('./VersionsDialog.tsx')).VersionsDialog)
const VariantsDialog = later(async () => (await import('./VariantsDialog.tsx')).VariantsDialog)

/** `?finestra=varianti` in the address opens that dialog, so that going back closes it. */
const WINDOW = 'finestra'

export function DocumentBar() {
  const { about } = useDocument()
  const bar = useRef<HTMLDivElement>(null)
  const [address, setAddress] = useSearchParams()
  const asked = address.get(WINDOW)
  // The address changes a little later. The dialog closes at once, so that it does not take the keys until then.
  const [closing, setClosing] = useState(false)
  if (closing && asked === null) setClosing(false)
  const shown = closing ? null : asked
  const show = (name: 'nome' | 'versioni' | 'varianti' | 'consegna') => {
    setClosing(false)
    setAddress(changed(WINDOW, name))
  }
  const close = () => {
    setClosing(true)
    setAddress(changed(WINDOW, null), { replace: true })
  }
  return (
    <>
      <Box ref={bar} sx={{ '@media print': { display: 'none' } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mb: 1 }}>
          <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <strong>{about.NomeSimulazione}</strong>
            {about.Cliente && (
              <>
                {' · cliente '}
                <MuiLink component={Link} underline="always" to={`/cliente/${about.Cliente.id}`}>
                  {about.Cliente.nome}
                </MuiLink>
              </>
            )}
            {!about.Mia && ` · di ${about.Autore}`}
          </Typography>
          <Button size="small" onMouseEnter={RenameDialog.soon} onClick={() => show('nome')}>
            Rinomina
          </Button>
          <Phase />
          <Box sx={{ ml: { md: 'auto' }, display: 'flex', gap: 1 }}>
            <Button size="small" onMouseEnter={VersionsDialog.soon} onClick={() => show('versioni')}>
              Versioni
            </Button>
            <Button size="small" onMouseEnter={VariantsDialog.soon} onClick={() => show('varianti')}>
              Varianti
            </Button>
            {about.Cliente && (
              <Button size="small" variant="outlined" onMouseEnter={DeliverDialog.soon} onClick={() => show('consegna')}>
                Consegna
              </Button>
            )}
          </Box>
        </Box>
        <Contrasts />
        <Suspense fallback={null}>
          {shown === 'nome' && <RenameDialog onClose={close} />}
          {shown === 'versioni' && <VersionsDialog onClose={close} />}
          {shown === 'varianti' && <VariantsDialog onClose={close} />}
          {shown === 'consegna' && about.Cliente && <DeliverDialog client={about.Cliente} onClose={close} />}
        </Suspense>
      </Box>
      <FixedNotice bar={bar} />
    </>
  )
}

function Phase() {
  const { about, sync } = useDocument()
  const { store } = useSimulationStore()
  const gone = useSynced((synced) => synced.gone)
  const phase = useSynced((synced) => synced.phase)
  const refusal = useSynced((synced) => synced.refusal)
  const touched = useSynced((synced) => synced.touched)
  if (phase === 'rifiutato')
    return (
      <Alert severity="error" action={<Button onClick={sync.retry}>Riprova</Button>} sx={{ py: 0 }}>
        {gone ? `${GONE} ${KEPT}` : `${refusal}. Quanto digitato resta in questo browser`}
        {gone && (
          <Box sx={{ mt: 1 }}>
            <KeepTyped application={about.Applicazione} name={about.NomeSimulazione} values={() => store.getState().values} />
          </Box>
        )}
      </Alert>
    )
  if (phase === 'senza rete')
    return (
      <Typography variant="body2" role="status" color="warning.main">
        ● Server non raggiungibile: le modifiche restano in questo browser e partono da sole
      </Typography>
    )
  const last = touched && `, ultima modifica di ${touched.di} il ${momentOf(touched.il)}`
  return (
    <Typography variant="body2" color={phase === 'salvato' ? 'success.main' : 'textSecondary'}>
      {phase === 'salvato' ? `● Tutto salvato${last ?? ''}` : '● Salvataggio…'}
    </Typography>
  )
}

function Contrasts() {
  const contrasts = useSynced((synced) => synced.contrasts)
  if (contrasts.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {/* The text names nobody: the last change of the document may be this user's, or a change of other fields. */}
      Gli stessi campi sono stati cambiati anche altrove: da un altro utente, o in un'altra scheda. Quale valore resta?
      {contrasts.map((contrast) => (
        <ContrastLine key={`${contrast.percorso} ${JSON.stringify(contrast.theirs)}`} contrast={contrast} />
      ))}
    </Alert>
  )
}

function ContrastLine({ contrast }: { readonly contrast: Contrast }) {
  const { sync } = useDocument()
  const { simulator } = useSimulationStore()
  const written = useWritten()
  const mine = useSimulation(({ values }) => written(contrast.percorso, values))
  const name = fieldName(simulator, contrast.percorso)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <span>{name}:</span>
      <Button size="small" variant="outlined" color="inherit" onClick={() => sync.choose(contrast, true)} aria-label={`${name}: tieni ${mine}`}>
        Tieni {mine}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        onClick={() => sync.choose(contrast, false)}
        aria-label={`${name}: prendi ${written(contrast.percorso, contrast.theirs, true)}`}
      >
        Prendi {written(contrast.percorso, contrast.theirs, true)}
      </Button>
    </Box>
  )
}
