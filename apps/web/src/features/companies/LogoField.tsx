/** The logo of a company: an image that the suite keeps. */
import { type CompanyRecord, isKeptLogo, LOGO_BYTES_MAX } from '@bilancia/contract/api'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { UploadIcon } from '../../design/icons.tsx'
import type { Control } from '../records/detail/RecordField.tsx'
import { Grounds, LogoDialog } from '../records/logo/LogoDialog.tsx'

type Props = Control & { readonly record: CompanyRecord | null }

export function LogoField({ id, value, onChange, disabled, record }: Props) {
  const [choosing, setChoosing] = useState(false)
  const text = typeof value === 'string' ? value : ''
  const here = isKeptLogo(text)
  if (!record) return <Typography id={id}>Si carica dopo il primo salvataggio.</Typography>
  return (
    <Box id={id} role="group" aria-label="Logo" tabIndex={-1} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {here ? <Grounds src={text} /> : text && <Typography sx={{ overflowWrap: 'anywhere' }}>{`Non si mostra: ${text}`}</Typography>}
      <Button size="small" startIcon={<UploadIcon />} disabled={disabled} onClick={() => setChoosing(true)}>
        {here ? 'Cambia immagine' : text ? 'Copialo qui' : 'Carica un’immagine'}
      </Button>
      {text && (
        <Button size="small" disabled={disabled} onClick={() => onChange(null)}>
          Togli il logo
        </Button>
      )}
      {choosing && (
        <LogoDialog
          company={record.Id}
          maxBytes={LOGO_BYTES_MAX}
          address={here ? '' : text}
          onChosen={({ Address }) => {
            onChange(Address)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Box>
  )
}
