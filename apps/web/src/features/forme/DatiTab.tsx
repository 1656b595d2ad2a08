/** 'Dati': the client, the activity, the persons and what each form needs, section by section of the catalog. */
import { piano } from '@bilancia/contract'
import { Button } from '@mui/material'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { Cards } from '../../design/Cards.tsx'
import { AddIcon } from '../../design/icons.tsx'
import { later } from '../../design/later.tsx'
import { RemoveButton } from '../convsrl/dati/RemoveButton.tsx'
import { FormIndex } from '../simulator/form/FormIndex.tsx'
import { FormSection } from '../simulator/form/FormSection.tsx'
import { GuidedForm } from '../simulator/guided/GuidedForm.tsx'
import { LoadData } from '../simulator/load/LoadData.tsx'
import { Sheet } from '../simulator/Sheet.tsx'
import { posti, usePersone } from './persone.ts'

const Inizio = later(async () => (await import('./inizio/Inizio.tsx')).Inizio)
const Listino = later(async () => (await import('./listino/Listino.tsx')).Listino)

const { sections } = piano
const { cliente, attivita, costi, previdenza, persone, persona, forfettario, societa, spese, escluse } = sections
const indexed = [cliente, attivita, costi, previdenza, persone, forfettario, societa, spese]

export function DatiTab() {
  const [, setAddress] = useSearchParams()
  return (
    <Sheet title="dati">
      <GuidedForm guide={Inizio} onEnd={() => setAddress({ scheda: 'confronto' })}>
        <FormIndex of={indexed} />
        <FormSection of={cliente} aside={<LoadData isForme />} />
        <FormSection of={attivita} />
        <FormSection of={costi} />
        <FormSection of={previdenza} />
        <Persone />
        <FormSection of={forfettario} />
        <FormSection of={societa} />
        <FormSection of={spese}>
          <Suspense>
            <Listino />
          </Suspense>
        </FormSection>
        <FormSection of={escluse} />
      </GuidedForm>
    </Sheet>
  )
}

const chi = ['Titolare', 'Seconda persona', 'Terza persona']

/** Up to three persons side by side: those with data, and one more on request. */
function Persone() {
  const { count, add, remove } = usePersone()
  const adding = (
    <Button size="small" variant="outlined" startIcon={<AddIcon />} disabled={count === posti.length} onClick={add}>
      Aggiungi persona
    </Button>
  )
  return (
    <FormSection of={persone} aside={adding} about={chi.map((_, i) => `persone[${i}].nome`)}>
      <Cards>
        {chi.slice(0, count).map((title, i) => (
          <FormSection
            key={title}
            of={persona}
            at={i}
            title={title}
            level={3}
            aside={i > 0 && <RemoveButton label={`Togli la ${title.toLowerCase()}`} onClick={() => remove(i)} />}
          />
        ))}
      </Cards>
    </FormSection>
  )
}
