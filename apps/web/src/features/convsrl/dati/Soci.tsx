/** Up to three partners side by side: those about whom something is known, and one more when asked. */
import { Button } from '@mui/material'
import { useState } from 'react'
import { AddIcon } from '../../../design/icons.tsx'
import { Section } from '../../../design/Section.tsx'
import { Cards } from '../../simulator/Cards.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { Note } from '../../simulator/Note.tsx'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { mostrati, posizioni, senzaSocio } from '../soci.ts'
import { Socio } from './Socio.tsx'

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
    <Section title="Soci" id="soci" aside={add}>
      <Note>Nome e quota bastano per calcolare; le quote devono dare 100%. Il resto è chiuso finché non serve.</Note>
      <Messages campo="datiSimulazioniSrl.soci" />
      <Cards>
        {posizioni.slice(0, count).map((i) => (
          <Socio key={i} i={i} onRemove={count > 1 ? remove : null} />
        ))}
      </Cards>
    </Section>
  )
}
