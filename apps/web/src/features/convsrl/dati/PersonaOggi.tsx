/** One person of the form of today: a partner, whose data are already known, or somebody else. */
import { convsrl } from '@bilancia/contract'
import { IconButton } from '@mui/material'
import { DeleteIcon } from '../../../design/icons.tsx'
import { Section } from '../../../design/Section.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { getPath, useHolds, useSimulation } from '../../simulator/store.ts'
import { Field } from '../simulator.ts'
import { nomeSocio } from '../soci.ts'
import { DatiPersonali } from './Persona.tsx'

const { ditta, familiare } = convsrl.condizioni

export function PersonaOggi({ k, onRemove }: { readonly k: number; readonly onRemove: (k: number) => void }) {
  const persona = `confronto.persone[${k}]` as const
  const socio = useSimulation(({ values }) => Number(getPath(values, `${persona}.socio`) ?? 0))
  const name = useSimulation(({ values }) => (socio > 0 ? nomeSocio(values, socio - 1) : ''))
  const sole = useHolds(ditta)
  const family = useHolds(familiare)
  const remove = (
    <IconButton size="small" aria-label={`Togli la persona ${k + 1}`} title="Togli" onClick={() => onRemove(k)}>
      <DeleteIcon fontSize="small" />
    </IconButton>
  )
  return (
    <Section title={`Persona ${k + 1}${name && `: ${name}`}`} level={3} aside={remove}>
      <Messages campo={persona} />
      <FieldGrid data-compact>
        <Field path={`${persona}.socio`} label="Chi è" help={null} />
        {socio === 0 && <Field path={`${persona}.nome`} label="Nome" />}
        {!sole && <Field path={`${persona}.quota`} />}
        <Field path={`${persona}.gestioneIvs`} />
        {family && k > 0 && <Field path={`${persona}.under21`} />}
      </FieldGrid>
      {socio === 0 && <DatiPersonali persona={persona} contributi={{ paths: [], fields: null }} />}
    </Section>
  )
}
