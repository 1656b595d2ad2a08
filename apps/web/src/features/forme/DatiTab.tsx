/** 'Dati': the client, the activity, the persons and what each form needs, section by section of the catalog. */
import { initialState, piano } from '@bilancia/contract'
import { Box, Button } from '@mui/material'
import { Suspense, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Cards } from '../../design/Cards.tsx'
import { EmptyState } from '../../design/EmptyState.tsx'
import { AddIcon } from '../../design/icons.tsx'
import { later } from '../../design/later.tsx'
import { RemoveButton } from '../convsrl/dati/RemoveButton.tsx'
import { FormIndex } from '../simulator/form/FormIndex.tsx'
import { FormSection } from '../simulator/form/FormSection.tsx'
import { LoadData } from '../simulator/load/LoadData.tsx'
import { useRevealed } from '../simulator/reveal.ts'
import { getPath, useSimulation, useSimulationStore } from '../simulator/store.ts'
import { coming } from '../simulator/useGoTo.ts'

const Inizio = later(async () => (await import('./inizio/Inizio.tsx')).Inizio)
const Listino = later(async () => (await import('./listino/Listino.tsx')).Listino)

const { documento, sections } = piano
const { cliente, attivita, costi, previdenza, persone, persona, forfettario, societa, spese, escluse } = sections
const indexed = [cliente, attivita, costi, previdenza, persone, forfettario, societa, spese]

/** The whole form, or the guided start in its place. A link to a field leads to the form. */
export function DatiTab() {
  const [guided, setGuided] = useState(false)
  const leave = useCallback(() => setGuided(false), [])
  useRevealed(
    useCallback(() => {
      setGuided(false)
      return false
    }, []),
  )
  const [, setAddress] = useSearchParams()
  const untouched = useSimulation(({ values }) => !getPath(values, 'denominazione') && !Number(getPath(values, 'attivita.ricavi')))
  if (guided)
    return (
      <Suspense fallback={<Box {...coming} sx={{ minHeight: '60vh' }} />}>
        <Inizio onLeave={leave} onEnd={() => setAddress({ scheda: 'confronto' })} />
      </Suspense>
    )
  const guide = (
    <Button size="small" variant="outlined" onClick={() => setGuided(true)} onMouseEnter={Inizio.soon} onFocus={Inizio.soon}>
      Inizio guidato
    </Button>
  )
  return (
    <>
      {untouched && (
        <EmptyState title="Da dove si comincia" action={guide}>
          Poche domande per il primo confronto. Si lascia a ogni passo: ciò che si scrive resta nei dati.
        </EmptyState>
      )}
      <FormIndex of={indexed} />
      <FormSection
        of={cliente}
        aside={
          <>
            {!untouched && guide}
            <LoadData isForme />
          </>
        }
      />
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
    </>
  )
}

const posti = initialState(documento).persone
const chi = ['Titolare', 'Seconda persona', 'Terza persona']

/** Up to three persons side by side: those with data, and one more on request. */
function Persone() {
  const { store } = useSimulationStore()
  const typed = useSimulation(({ values }) => posti.reduce<number>((last, _, i) => (getPath(values, `persone[${i}]`) ? i + 1 : last), 1))
  const [asked, setAsked] = useState(1)
  const count = Math.max(typed, asked)
  const remove = (i: number) => {
    const { values, set } = store.getState()
    const now = getPath(values, 'persone')
    if (Array.isArray(now)) set('persone', [...now.toSpliced(i, 1), null].slice(0, posti.length))
    setAsked(count - 1)
  }
  const add = (
    <Button size="small" variant="outlined" startIcon={<AddIcon />} disabled={count === posti.length} onClick={() => setAsked(count + 1)}>
      Aggiungi persona
    </Button>
  )
  return (
    <FormSection of={persone} aside={add}>
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
