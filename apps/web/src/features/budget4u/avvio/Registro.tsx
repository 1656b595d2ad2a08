/** A register. Its title opens the dialog of its items; the dialog ends with the cost of the registration. */
import { budget4u, type LaidSection } from '@bilancia/contract'
import { Box, Link } from '@mui/material'
import { TotalRow } from '../../../design/fields/FieldGrid.tsx'
import { EditIcon } from '../../../design/icons.tsx'
import { FieldDialog } from '../../simulator/FieldDialog.tsx'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { Result } from '../results.ts'

/** The paths of the items of each register. */
const holds = { iscrizioneRegistroImprese: ['iscrizioneRegistroImprese'], iscrizioneAlbo: ['iscrizioneImpreseArtigiane'] } as const

/** `forms`: each is for one kind of business, and only the one that applies is shown. */
export function Registro({ spesa, forms }: { readonly spesa: keyof typeof holds; readonly forms: readonly LaidSection[] }) {
  const { nome } = budget4u.spese[spesa]
  return (
    <FieldDialog
      title={nome}
      holds={holds[spesa]}
      opener={(opens) => (
        <Link component="button" type="button" {...opens} sx={{ textAlign: 'left', typography: 'body1' }}>
          {nome}
          <EditIcon aria-hidden sx={{ fontSize: 16, ml: 0.5, verticalAlign: '-3px' }} />
        </Link>
      )}
    >
      {forms.map((form) => (
        <FormSection key={form.fields[0]?.path} of={form} />
      ))}
      <Box sx={{ mt: 2 }}>
        <TotalRow>
          <Result path={`informazioniCostiDiAvvio.speseDiAvvio.${spesa}.speseVive`} label="Spese vive" />
        </TotalRow>
      </Box>
    </FieldDialog>
  )
}
