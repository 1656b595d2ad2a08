/** /marchio/{id}: a brand, its look and its names. */
import { BRAND_LOGO_BYTES_MAX, brandForm } from '@bilancia/contract/api'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { UploadIcon } from '../../design/icons.tsx'
import { Activity } from '../records/detail/Activity.tsx'
import { DetailPage } from '../records/detail/DetailPage.tsx'
import { blankOf } from '../records/detail/draft.ts'
import { FormSections } from '../records/detail/FormSections.tsx'
import type { Control } from '../records/detail/RecordField.tsx'
import { RecordTabs } from '../records/detail/RecordTabs.tsx'
import { Fixed } from '../records/Fields.tsx'
import { Grounds, LogoDialog } from '../records/logo/LogoDialog.tsx'
import { ColourField } from './ColourField.tsx'
import { brandKind } from './kind.ts'

const DATA = ['Dati del marchio', 'Aspetto', 'Nomi degli strumenti']
const colour = { control: ColourField }

export function BrandDetailPage() {
  return (
    <DetailPage kind={brandKind} blank={blankOf(brandForm)} mayEdit={() => true} mayDelete={() => true}>
      {(session, record) => (
        <RecordTabs
          session={session}
          tabs={[
            {
              id: 'dati',
              label: 'Dati',
              sections: DATA,
              content: (
                <FormSections
                  session={session}
                  fields={{
                    Logo: { control: (control) => <BrandLogoField {...control} plain={session.valueOf('LogoPlain') === true} /> },
                    Primary: colour,
                    PrimaryDark: colour,
                    Accent: colour,
                  }}
                  ends={{
                    'Dati del marchio': record && <Fixed label="Indirizzi che lo mostrano">{record.Hosts.join(', ') || 'Nessuno'}</Fixed>,
                  }}
                />
              ),
            },
            record !== null && { id: 'attivita', label: 'Attività', content: <Activity record={record} kind="Marchio" /> },
          ]}
        />
      )}
    </DetailPage>
  )
}

/** The logo of a brand, which is written into each page. */
function BrandLogoField({ id, value, onChange, disabled, plain }: Control & { readonly plain: boolean }) {
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
