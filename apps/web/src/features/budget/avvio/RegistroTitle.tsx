/** The title of a register: opens its dialog, which closes with what the registration costs. */
import { budget4u } from '@bilancia/contract'
import { Box, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { EditIcon } from '../../../design/icons.tsx'
import { FieldDialog } from '../../simulator/FieldDialog.tsx'
import { TotalRow } from '../../simulator/FieldGrid.tsx'
import { Result } from '../results.ts'

type Props = {
  readonly spesa: 'iscrizioneRegistroImprese' | 'iscrizioneAlbo'
  /** What the dialog holds; made outside any component. */
  readonly holds: readonly string[]
  readonly children: ReactNode
}

export function RegistroTitle({ spesa, holds, children }: Props) {
  const { nome } = budget4u.spese[spesa]
  return (
    <FieldDialog
      title={nome}
      holds={holds}
      opener={(opens) => (
        <Link component="button" type="button" {...opens} sx={{ textAlign: 'left', typography: 'body1' }}>
          {nome}
          <EditIcon aria-hidden sx={{ fontSize: 16, ml: 0.5, verticalAlign: '-3px' }} />
        </Link>
      )}
    >
      {children}
      <Box sx={{ mt: 2 }}>
        <TotalRow>
          <Result path={`informazioniCostiDiAvvio.speseDiAvvio.${spesa}.speseVive`} label="Spese vive" />
        </TotalRow>
      </Box>
    </FieldDialog>
  )
}
