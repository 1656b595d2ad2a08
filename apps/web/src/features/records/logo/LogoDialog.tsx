/** The choice of a logo: a file, or an image that is copied once from an address. A preview shows it on a light and a dark ground before it is chosen. */
import { format } from '@bilancia/contract'
import { type LogoLooked, routes, themes } from '@bilancia/contract/api'
import { Alert, Box, Button, DialogActions, DialogContent, DialogContentText, DialogTitle, OutlinedInput, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { FormDialog } from '../../../design/FormDialog.tsx'
import { tooLong } from '../../../design/fields/BoundedText.tsx'
import { FieldFrame, notesId } from '../../../design/fields/FieldFrame.tsx'
import { UploadIcon } from '../../../design/icons.tsx'

/** The image on a light and on a dark ground, in the size of the header. `plain`: drawn in the colour of the text. */
export const Grounds = ({ src, plain = false }: { readonly src: string; readonly plain?: boolean }) => (
  <Box sx={{ display: 'flex', gap: 1 }}>
    {Object.entries(themes).map(([name, colorScheme]) => (
      <Box
        key={name}
        sx={{
          colorScheme,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          p: 1,
          display: 'grid',
          placeItems: 'center',
          minWidth: 136,
          minHeight: 54,
        }}
      >
        {plain ? (
          <Box
            role="img"
            aria-label={`Il logo su fondo ${name}`}
            sx={{ width: 120, height: 36, color: 'text.primary', bgcolor: 'currentColor', mask: `url("${src}") center/contain no-repeat` }}
          />
        ) : (
          <Box component="img" src={src} alt={`Il logo su fondo ${name}`} sx={{ maxWidth: 120, maxHeight: 36 }} />
        )}
      </Box>
    ))}
  </Box>
)

const ADDRESS_MAX = 2000

type Asked = { readonly Content: string } | { readonly Address: string }
type Props = {
  /** The company that the image is stored for; null: it is not stored, only passed to `onChosen`. */
  readonly company: number | null
  readonly maxBytes: number
  /** The address in the field at first. */
  readonly address?: string
  readonly onChosen: (found: LogoLooked) => void
  readonly onClose: () => void
}

export function LogoDialog({ company, maxBytes, address: before = '', onChosen, onClose }: Props) {
  const heading = useId()
  const field = useId()
  const input = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState(before)
  const [tooLarge, setTooLarge] = useState(false)
  const look = useMutation({ mutationFn: (of: Asked) => call(routes.keepLogo, { body: { CompanyId: company, ...of, prova: true } }) })
  const keep = useMutation({
    // Stores the image of the preview, even if the address has another one by now.
    mutationFn: async (found: LogoLooked) => (company === null ? found : call(routes.keepLogo, { body: { CompanyId: company, Content: found.Content } })),
    onSuccess: onChosen,
  })
  const read = (of: Asked) => {
    setTooLarge(false)
    keep.reset()
    look.mutate(of)
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Lets the user choose the same file again after correcting it.
    target.value = ''
    if (!file) return
    if (file.size > maxBytes) return setTooLarge(true)
    read({ Content: base64(new Uint8Array(await file.arrayBuffer())) })
  }
  const large = tooLarge || (look.data?.Bytes ?? 0) > maxBytes
  const failure = large ? `Il file ha più di ${maxBytes / 1024} kB` : (look.error?.message ?? keep.error?.message)
  const found = large ? undefined : look.data
  const wrong = tooLong('Indirizzo', ADDRESS_MAX, address)
  const busy = look.isPending || keep.isPending
  return (
    <FormDialog onClose={onClose} aria-labelledby={heading} maxWidth="sm">
      <DialogTitle id={heading}>Logo</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {`Un PNG, un JPEG o un SVG, al più ${maxBytes / 1024} kB. Lo tiene la suite: non si prende da altrove.`}
        </DialogContentText>
        <input ref={input} type="file" accept="image/png,image/jpeg,image/svg+xml" aria-label="File del logo" hidden tabIndex={-1} onChange={choose} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
          <Button variant="outlined" startIcon={<UploadIcon />} disabled={busy} onClick={() => input.current?.click()}>
            Scegli il file
          </Button>
          <Box sx={{ flex: '1 1 240px' }}>
            <FieldFrame
              id={field}
              label="Oppure l’indirizzo da cui copiarlo una volta"
              messages={wrong ? [{ id: wrong, gravita: 'ERRORE', campo: 'Address', testo: wrong }] : []}
            >
              <OutlinedInput
                id={field}
                size="small"
                fullWidth
                type="url"
                value={address}
                error={wrong !== undefined}
                onChange={({ target }) => setAddress(target.value)}
                inputProps={{ autoComplete: 'off', 'aria-describedby': wrong && notesId(field) }}
              />
            </FieldFrame>
          </Box>
          <Button variant="outlined" disabled={busy || wrong !== undefined || !URL.canParse(address)} onClick={() => read({ Address: address })}>
            Copia
          </Button>
        </Box>
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
        {found && (
          <Box sx={{ mt: 2 }}>
            <Grounds src={`data:${found.Type};base64,${found.Content}`} />
            <Typography role="status" sx={{ mt: 1 }}>
              {`${format.number(Math.round(found.Width))} × ${format.number(Math.round(found.Height))} punti, ${format.number(Math.ceil(found.Bytes / 1024))} kB. ${shape(found)}`}
            </Typography>
            {found.Removed.length > 0 && (
              <Alert severity="warning" sx={{ mt: 1 }}>
                {`Dal disegno si è tolto ciò che non è disegno: ${found.Removed.join(', ')}. Controllare che si veda ancora come deve.`}
              </Alert>
            )}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annulla</Button>
        <Button variant="contained" disabled={!found || busy} onClick={() => found && keep.mutate(found)}>
          Usa questo logo
        </Button>
      </DialogActions>
    </FormDialog>
  )
}

const shape = ({ Width, Height }: LogoLooked) =>
  Width >= Height * 1.3 ? 'Largo: sta bene nell’intestazione.' : Height >= Width * 1.3 ? 'Alto: nell’intestazione sarà piccolo.' : 'Quadrato.'

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
