/** The logo of a company: an address, or an image that the suite keeps. It is shown as it would be kept, on both grounds, before it is chosen. */
import { format } from '@bilancia/contract'
import { type CompanyRecord, isKeptLogo, LOGO_BYTES_MAX, type LogoLooked, routes } from '@bilancia/contract/api'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, OutlinedInput, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { FieldFrame } from '../../design/fields/FieldFrame.tsx'
import { UploadIcon } from '../../design/icons.tsx'
import type { Control } from '../records/detail/RecordField.tsx'

type Props = Control & { readonly record: CompanyRecord | null }

const here = (value: unknown) => typeof value === 'string' && isKeptLogo(value)

export function LogoField({ id, value, onChange, disabled, invalid, describedBy, record }: Props) {
  const [choosing, setChoosing] = useState(false)
  const text = typeof value === 'string' ? value : ''
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {here(value) ? (
        <Grounds src={text} />
      ) : (
        <OutlinedInput
          id={id}
          size="small"
          fullWidth
          type="url"
          value={text}
          disabled={disabled}
          error={invalid}
          onChange={({ target }) => onChange(target.value || null)}
          sx={{ maxWidth: 440 }}
          inputProps={{ autoComplete: 'off', 'aria-describedby': describedBy }}
        />
      )}
      {here(value) && (
        <Button id={id} size="small" disabled={disabled} onClick={() => onChange(null)}>
          Togli il logo
        </Button>
      )}
      {record && (
        <Button size="small" startIcon={<UploadIcon />} disabled={disabled} onClick={() => setChoosing(true)}>
          {here(value) ? 'Cambia immagine' : text.startsWith('https://') ? 'Copialo qui' : 'Carica un’immagine'}
        </Button>
      )}
      {choosing && record && (
        <LogoDialog
          company={record.Id}
          address={here(value) ? '' : text}
          onChosen={(address) => {
            onChange(address)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Box>
  )
}

/** The image on a light and on a dark ground, in the size of the header. */
const Grounds = ({ src }: { readonly src: string }) => (
  <Box sx={{ display: 'flex', gap: 1 }}>
    {[
      ['chiaro', '#ffffff'],
      ['scuro', '#14181d'],
    ].map(([name, ground]) => (
      <Box
        key={name}
        sx={{ bgcolor: ground, border: 1, borderColor: 'divider', borderRadius: 1, p: 1, display: 'grid', placeItems: 'center', minWidth: 136, minHeight: 54 }}
      >
        <Box component="img" src={src} alt={`Il logo su fondo ${name}`} sx={{ maxWidth: 120, maxHeight: 36 }} />
      </Box>
    ))}
  </Box>
)

type Asked = { readonly Content: string } | { readonly Address: string }
type DialogProps = {
  readonly company: number
  readonly address: string
  readonly onChosen: (address: string) => void
  readonly onClose: () => void
}

function LogoDialog({ company, address: before, onChosen, onClose }: DialogProps) {
  const heading = useId()
  const field = useId()
  const input = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState(before)
  const [asked, setAsked] = useState<Asked | null>(null)
  const look = useMutation({ mutationFn: (of: Asked) => call(routes.keepLogo, { body: { CompanyId: company, ...of, prova: true } }) })
  const keep = useMutation({
    // What was looked at, also if an address has another image meanwhile.
    mutationFn: ({ Content }: LogoLooked) => call(routes.keepLogo, { body: { CompanyId: company, Content } }),
    onSuccess: ({ Address }) => onChosen(Address),
  })
  const read = (of: Asked) => {
    setAsked(of)
    keep.reset()
    look.mutate(of)
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file may be chosen again, corrected.
    target.value = ''
    if (!file) return
    if (file.size > LOGO_BYTES_MAX) return setAsked({ Content: '' })
    read({ Content: base64(new Uint8Array(await file.arrayBuffer())) })
  }
  const large = asked !== null && 'Content' in asked && asked.Content === ''
  const failure = large ? `Il file ha più di ${LOGO_BYTES_MAX / 1024} kB` : (look.error?.message ?? keep.error?.message)
  const found = large ? undefined : look.data
  const busy = look.isPending || keep.isPending
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>Logo</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {`Un PNG, un JPEG o un SVG, al più ${LOGO_BYTES_MAX / 1024} kB. Lo tiene la suite: non si prende da altrove.`}
        </DialogContentText>
        <input ref={input} type="file" accept="image/png,image/jpeg,image/svg+xml" aria-label="File del logo" hidden onChange={choose} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
          <Button variant="outlined" startIcon={<UploadIcon />} disabled={busy} onClick={() => input.current?.click()}>
            Scegli il file
          </Button>
          <Box sx={{ flex: '1 1 240px' }}>
            <FieldFrame id={field} label="Oppure l’indirizzo da cui copiarlo una volta">
              <OutlinedInput
                id={field}
                size="small"
                fullWidth
                type="url"
                value={address}
                onChange={({ target }) => setAddress(target.value)}
                inputProps={{ autoComplete: 'off', maxLength: 2000 }}
              />
            </FieldFrame>
          </Box>
          <Button variant="outlined" disabled={busy || !URL.canParse(address)} onClick={() => read({ Address: address })}>
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
    </Dialog>
  )
}

const shape = ({ Width, Height }: LogoLooked) =>
  Width >= Height * 1.3 ? 'Largo: sta bene nell’intestazione.' : Height >= Width * 1.3 ? 'Alto: nell’intestazione sarà piccolo.' : 'Quadrato.'

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
