/** A register: its title opens the dialog of its items, which closes with what the registration costs. */
import { budget4u, type LaidSection } from '@bilancia/contract'
import { Box, Link } from '@mui/material'
import { TotalRow } from '../../../design/fields/FieldGrid.tsx'
import { EditIcon } from '../../../design/icons.tsx'
import { FieldDialog } from '../../simulator/FieldDialog.tsx'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { Result } from '../results.ts'

/** Where the items of each are in the state. */
const holds = { iscrizioneRegistroImprese: ['iscrizioneRegistroImprese'], iscrizioneAlbo: ['iscrizioneImpreseArtigiane'] } as const

/** `forms`: of those for a kind of business only its own is shown. */
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
