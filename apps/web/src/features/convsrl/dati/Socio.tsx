/** One partner: name, share and fund at once, the rest folded. */
import { IconButton } from '@mui/material'
import { memo } from 'react'
import { DeleteIcon } from '../../../design/icons.tsx'
import { Section } from '../../../design/Section.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { Field } from '../simulator.ts'
import { DatiPersonali, under } from './Persona.tsx'

type Props = { readonly i: number; readonly onRemove: ((i: number) => void) | null }

const contributi = ['tipoGestioneSeparata', 'massimaleGsUsato', 'giorniCarica', 'altriRedditiImpresaIvs', 'ritenute'] as const

export const Socio = memo(function Socio({ i, onRemove }: Props) {
  const persona = `datiSimulazioniSrl.soci[${i}]` as const
  const name = `Socio ${i + 1}`
  const remove = onRemove && (
    <IconButton size="small" aria-label={`Togli il socio ${i + 1}`} title="Togli" onClick={() => onRemove(i)}>
      <DeleteIcon fontSize="small" />
    </IconButton>
  )
  return (
    <Section title={name} level={3} aside={remove}>
      <Messages campo={persona} />
      <FieldGrid data-compact>
        <Field path={`${persona}.nome`} label="Nome" />
        <Field path={`${persona}.quota`} label="Quota" />
        <Field path={`${persona}.gestioneIvs`} />
      </FieldGrid>
      <DatiPersonali
        persona={persona}
        contributi={{
          paths: contributi.map(under(persona)),
          fields: contributi.map((key) => <Field key={key} path={`${persona}.${key}`} />),
        }}
      />
    </Section>
  )
})
