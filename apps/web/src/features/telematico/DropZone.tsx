/** One telematic file, dropped or chosen, and the button that imports it. */
import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material'
import { useId } from 'react'
import { type FileRejection, useDropzone } from 'react-dropzone'
import { CloseIcon, UploadIcon } from '../../design/icons.tsx'

const MB = 1024 * 1024
const MAX_MB = 20
const size = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 })

type Props = {
  readonly file: File | null
  readonly onFile: (file: File | null) => void
  /** The destination of the returns in words, or why there is none. */
  readonly where: string
  readonly ready: boolean
  readonly working: boolean
  readonly problem: string | null
  readonly onProblem: (problem: string | null) => void
  readonly onImport: () => void
}

export function DropZone({ file, onFile, where, ready, working, problem, onProblem, onImport }: Props) {
  const notes = useId()
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: false,
    maxFiles: 1,
    maxSize: MAX_MB * MB,
    noClick: true,
    noKeyboard: true,
    disabled: working,
    onDrop: (accepted, rejected) => {
      onProblem(reasonOf(rejected))
      if (accepted[0]) onFile(accepted[0])
    },
  })
  return (
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
          {file ? (
            <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
              {file.name} ({size.format(file.size / MB)} MB)
              <IconButton size="small" aria-label={`Togli ${file.name}`} disabled={working} onClick={() => onFile(null)}>
                <CloseIcon fontSize="small" />
              </IconButton>
            </Typography>
          ) : (
            <Typography>Trascinare qui il file telematico, oppure sceglierlo. Un solo file, al più {MAX_MB} MB.</Typography>
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
          Scegli il file
        </Button>
        <Button variant="contained" startIcon={<UploadIcon />} onClick={onImport} disabled={!file || !ready || working}>
          Importa
        </Button>
      </Box>
      {working && <LinearProgress aria-label="Elaborazione in corso, attendere prego" sx={{ mt: 2 }} />}
    </Box>
  )
}

function reasonOf(rejected: readonly FileRejection[]): string | null {
  if (rejected.length === 0) return null
  const codes = rejected.flatMap(({ errors }) => errors.map(({ code }) => code))
  if (codes.includes('file-too-large')) return `Il file supera i ${MAX_MB} MB: dividere la fornitura in più file`
  return 'Si importa un file alla volta: sceglierne uno solo'
}
