/** Up to three partners side by side: those with data, and one more on request. */
import { convsrl } from '@bilancia/contract'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Cards } from '../../../design/Cards.tsx'
import { AddIcon } from '../../../design/icons.tsx'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { mostrati, posizioni, senzaSocio } from '../soci.ts'
import { RemoveButton } from './RemoveButton.tsx'

const { soci, socio } = convsrl.sections
const about = posizioni.flatMap((i) => [`datiSimulazioniSrl.soci[${i}].nome`, `datiSimulazioniSrl.soci[${i}].quota`])

export function Soci() {
  const { store } = useSimulationStore()
  const known = useSimulation(({ values }) => mostrati(values))
  const [asked, setAsked] = useState(1)
  const count = Math.max(known, asked)
  const remove = (i: number) => {
    const { values, set } = store.getState()
    for (const [path, value] of Object.entries(senzaSocio(values, i))) set(path, value)
    setAsked(count - 1)
  }
  const add = (
    <Button size="small" variant="outlined" startIcon={<AddIcon />} disabled={count === posizioni.length} onClick={() => setAsked(count + 1)}>
      Aggiungi socio
    </Button>
  )
  return (
    <FormSection of={soci} aside={add} about={about}>
      <Cards>
        {posizioni.slice(0, count).map((i) => (
          <FormSection
            key={i}
            of={socio}
            at={i}
            title={`Socio ${i + 1}`}
            level={3}
            aside={count > 1 && <RemoveButton label={`Togli il socio ${i + 1}`} onClick={() => remove(i)} />}
          />
        ))}
      </Cards>
    </FormSection>
  )
}
