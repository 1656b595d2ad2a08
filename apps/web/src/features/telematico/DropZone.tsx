/** Telematic files, dropped or chosen, and the button that imports them. */
import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material'
import { useId } from 'react'
import { type FileRejection, useDropzone } from 'react-dropzone'
import { CloseIcon, UploadIcon } from '../../design/icons.tsx'

const MB = 1024 * 1024
const MAX_MB = 20
const MAX_FILES = 20
const size = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 })

const sizeOf = ({ size: bytes }: File): string => (bytes < MB ? `${Math.ceil(bytes / 1024)} kB` : `${size.format(bytes / MB)} MB`)

type Props = {
  readonly files: readonly File[]
  readonly onFiles: (files: readonly File[]) => void
  /** The destination of the returns in words, or why there is none. */
  readonly where: string
  readonly ready: boolean
  readonly working: boolean
  readonly problem: string | null
  readonly onProblem: (problem: string | null) => void
  readonly onImport: () => void
  readonly onStop: () => void
}

export function DropZone({ files, onFiles, where, ready, working, problem, onProblem, onImport, onStop }: Props) {
  const notes = useId()
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    maxFiles: MAX_FILES,
    maxSize: MAX_MB * MB,
    noClick: true,
    noKeyboard: true,
    disabled: working,
    onDrop: (accepted, rejected) => {
      // Of two files with one name the last counts.
      const last = new Map(accepted.map((file) => [file.name, file]))
      if (accepted.length > 0) onFiles([...last.values()])
      // After `onFiles`, which takes the problem of earlier files away.
      onProblem(reasonOf(rejected) ?? (last.size < accepted.length ? 'Due file hanno lo stesso nome: resta solo il secondo. Importarli uno alla volta' : null))
    },
  })
  return (
    <>
      <Box
        {...getRootProps()}
        sx={{
          border: 1,
          borderStyle: 'dashed',
          borderColor: problem ? 'error.main' : isDragActive ? 'primary.main' : 'hairline',
          bgcolor: isDragActive ? 'action.hover' : undefined,
          borderRadius: 1,
          p: 2,
        }}
      >
        <input {...getInputProps({ 'aria-label': 'File telematico', 'aria-describedby': notes })} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
            {files.map((file) => (
              <Typography key={file.name} sx={{ display: 'flex', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
                {file.name} ({sizeOf(file)})
                <IconButton size="small" aria-label={`Togli ${file.name}`} disabled={working} onClick={() => onFiles(files.filter((other) => other !== file))}>
                  <CloseIcon fontSize="small" />
                </IconButton>
              </Typography>
            ))}
            {files.length === 0 && (
              <Typography>
                Trascinare qui i file telematici, oppure sceglierli: al più {MAX_FILES} insieme, ognuno fino a {MAX_MB} MB.
              </Typography>
            )}
            <Typography id={notes} variant="caption" component="p" color={ready ? 'textSecondary' : 'error'}>
              {where}
            </Typography>
            {problem && (
              <Typography role="alert" variant="caption" component="p" color="error">
                {problem}
              </Typography>
            )}
          </Box>
          <Button variant="outlined" onClick={open} disabled={working}>
            Scegli i file
          </Button>
          <Button variant="contained" startIcon={<UploadIcon />} onClick={onImport} disabled={files.length === 0 || !ready || working}>
            Importa
          </Button>
        </Box>
      </Box>
      {/* Outside, because the whole zone is disabled meanwhile. */}
      {working && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
          <LinearProgress aria-label="Elaborazione in corso, attendere prego" sx={{ flex: 1 }} />
          <Button onClick={onStop}>Annulla</Button>
        </Box>
      )}
    </>
  )
}

function reasonOf(rejected: readonly FileRejection[]): string | null {
  if (rejected.length === 0) return null
  const codes = rejected.flatMap(({ errors }) => errors.map(({ code }) => code))
  if (codes.includes('file-too-large')) return `Un file supera i ${MAX_MB} MB: dividere la fornitura in più file`
  return `Si importano al più ${MAX_FILES} file insieme: sceglierne di meno`
}
