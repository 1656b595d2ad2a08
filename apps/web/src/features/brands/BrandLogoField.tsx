/** The logo of a brand, which is written into each page. */
import { BRAND_LOGO_BYTES_MAX } from '@bilancia/contract/api'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { UploadIcon } from '../../design/icons.tsx'
import type { Control } from '../records/detail/RecordField.tsx'
import { Grounds, LogoDialog } from '../records/logo/LogoDialog.tsx'

export function BrandLogoField({ id, value, onChange, disabled, plain }: Control & { readonly plain: boolean }) {
  const [choosing, setChoosing] = useState(false)
  const text = typeof value === 'string' ? value : ''
  return (
    <Box id={id} role="group" aria-label="Logo" tabIndex={-1} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {text && <Grounds src={text} plain={plain} />}
      <Button size="small" startIcon={<UploadIcon />} disabled={disabled} onClick={() => setChoosing(true)}>
        {text ? 'Cambia immagine' : 'Carica un’immagine'}
      </Button>
      {choosing && (
        <LogoDialog
          company={null}
          maxBytes={BRAND_LOGO_BYTES_MAX}
          onChosen={({ Type, Content }) => {
            onChange(`data:${Type};base64,${Content}`)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Box>
  )
}
