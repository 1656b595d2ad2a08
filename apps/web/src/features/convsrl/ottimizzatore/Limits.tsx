/** The objective of the search and its limits. */
import { convsrl, format } from '@bilancia/contract'
import { Box } from '@mui/material'
import { FieldGrid } from '../../../design/fields/FieldGrid.tsx'
import { Note } from '../../../design/Note.tsx'
import { FormFields } from '../../simulator/form/FormFields.tsx'
import { getPath, useSimulation } from '../../simulator/store.ts'
import { Field } from '../simulator.ts'
import { nomeSocio, type Posizione, posizioni, presente } from '../soci.ts'

const netGiven = 'PRELIEVO_MINIMO_A_NETTO_DATO'

export function Limits() {
  const floor = useSimulation(({ values }) => Number(getPath(values, 'ottimizzatore.compensoMinimoSePresente')) || 0)
  const objective = useSimulation(({ values }) => getPath(values, 'ottimizzatore.obiettivo'))
  const present = useSimulation(({ values }) => posizioni.filter((i) => presente(values, i)).join())
  const partners = posizioni.filter((i) => present.includes(String(i)))
  return (
    <>
      <FormFields of={convsrl.sections.ottimizzatore} />
      <Note>
        {floor > 0 && `Un compenso è nullo oppure almeno ${format.money(floor)} l'anno: uno di pochi centesimi esisterebbe solo sulla carta. `}
        Un compenso massimo vuoto non è un limite.
      </Note>
      {partners.map((i) => (
        <Partner key={i} i={i} withNet={objective === netGiven} />
      ))}
    </>
  )
}

function Partner({ i, withNet }: { readonly i: Posizione; readonly withNet: boolean }) {
  const name = useSimulation(({ values }) => nomeSocio(values, i))
  return (
    <Box role="group" aria-label={`Limiti di ${name}`}>
      <FieldGrid data-compact>
        <Field path={`ottimizzatore.compensiMinimi[${i}]`} label={`Compenso minimo di ${name}`} />
        <Field path={`ottimizzatore.compensiMassimi[${i}]`} label={`Compenso massimo di ${name}`} help="" />
        {withNet && <Field path={`ottimizzatore.nettiObiettivo[${i}]`} label={`Netto da garantire a ${name}`} help="" />}
      </FieldGrid>
    </Box>
  )
}
