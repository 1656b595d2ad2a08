/** The guided start of Forme. */

import { above, all, any, type Condition, is, not } from '@bilancia/contract'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { FieldGrid } from '../../../design/fields/FieldGrid.tsx'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { RemoveButton } from '../../convsrl/dati/RemoveButton.tsx'
import { Guided } from '../../simulator/guided/Guided.tsx'
import type { GuidedProps, Knows, Step } from '../../simulator/guided/steps.tsx'
import { copied, getPath, setPath } from '../../simulator/path.ts'
import { useHolds, useSimulationStore } from '../../simulator/store.ts'
import { Listino } from '../listino/Listino.tsx'
import { usePersone } from '../persone.ts'
import { Field, type Path } from '../simulator.ts'

const knows: Knows = ({ denominazione, gruppoProposto }) => ({ denominazione, 'attivita.gruppo': gruppoProposto.gruppo })

export const Inizio = (props: GuidedProps) => <Guided {...props} steps={steps} knows={knows} last="Vedi il confronto" />

const impresa = is('attivita.tipologia', 'IMPRESA')
const professione = is('attivita.tipologia', 'PROFESSIONE')
const conFamiliari = above('persone[1].quotaFamiliare', 0)
/** Today's forms that are asked for the requirements of the flat-rate regime. Associations and companies are not. */
const personaFisica = any(...['NESSUNA', 'FORFETTARIO', 'DITTA_INDIVIDUALE', 'IMPRESA_FAMILIARE', 'PROFESSIONISTA'].map((forma) => is('formaAttuale', forma)))

const When = ({ is: condition, children }: { readonly is: Condition; readonly children: ReactNode }) => useHolds(condition) && children

function Attivita() {
  return (
    <FieldGrid>
      <Field path="denominazione" />
      <Field path="formaAttuale" />
      <Field path="attivita.tipologia" />
      <Field path="attivita.gruppo" />
      <Field path="attivita.annoInizio" />
      <When is={professione}>
        <Field path="attivita.professioneOrdinistica" />
        <Field path="attivita.requisitiStp" />
      </When>
    </FieldGrid>
  )
}

function Numeri() {
  return (
    <>
      <FieldGrid>
        <Field path="attivita.ricavi" />
        <When is={impresa}>
          <Field path="attivita.determinazioneDelReddito.altriCosti" label="Costi deducibili, tutti insieme" help="Si dividono poi riga per riga nei dati" />
        </When>
        <When is={professione}>
          <Field path="attivita.determinazioneDelReddito.altreSpese" label="Spese deducibili, tutte insieme" help="Si dividono poi riga per riga nei dati" />
        </When>
        <Field path="piano.crescitaRicavi[0]" label="Crescita attesa dei ricavi, anno dopo" help="Per il piano; vuoto: nessuna" />
        <Field path="piano.crescitaRicavi[1]" label="Crescita attesa, secondo anno" />
      </FieldGrid>
      <Listino />
    </>
  )
}

function Previdenza() {
  return (
    <FieldGrid>
      <When is={impresa}>
        <Field path="previdenza.gestioneIvs" />
        <Field path="forfettario.riduzione35" />
      </When>
      <When is={professione}>
        <Field path="previdenza.cassaProfessionale" />
        <When is={not(is('previdenza.cassaProfessionale'))}>
          <Field path="previdenza.aliquotaSep" />
        </When>
        <When is={is('previdenza.cassaProfessionale')}>
          <Field path="persone[0].contributiCassaProf" />
        </When>
        <Field path="previdenza.gestioneIvsSocieta" />
      </When>
    </FieldGrid>
  )
}

const nomi = ['Titolare', 'Seconda persona', 'Terza persona'] as const
const perPersona = (k: 0 | 1 | 2): readonly Path[] => [
  `persone[${k}].nome`,
  `persone[${k}].quotaSociale`,
  ...(k === 0 ? [] : ([`persone[${k}].quotaFamiliare`, `persone[${k}].lavora`, `persone[${k}].familiare`, `persone[${k}].professionista`] as const)),
  `persone[${k}].codiceRegioneResidenza`,
  `persone[${k}].coniugeACarico`,
  `persone[${k}].numeroFigliACarico`,
]

function Persone() {
  const { count, add, remove } = usePersone()
  const { store } = useSimulationStore()
  /** Adds a person in the owner's region, where most partners and relatives live. */
  const addOne = () => {
    const { values, replace } = store.getState()
    const region = `persone[${count}].codiceRegioneResidenza`
    if (!getPath(values, region)) replace(copied(values, { 'persone[0].codiceRegioneResidenza': region }, values))
    add()
  }
  return (
    <>
      <Note>Le quote in associazioni e società danno 100% in tutto; vuote: socio unico. Ciò che non si sa si lascia vuoto.</Note>
      {([0, 1, 2] as const).slice(0, count).map((k) => (
        <Section key={k} title={nomi[k]} level={3} aside={k > 0 && <RemoveButton label={`Togli la ${nomi[k].toLowerCase()}`} onClick={() => remove(k)} />}>
          <FieldGrid>
            {perPersona(k).map((path) => (
              <Field key={path} path={path} />
            ))}
          </FieldGrid>
        </Section>
      ))}
      {count < 3 && (
        <Button size="small" variant="outlined" onClick={addOne}>
          Aggiungi una persona
        </Button>
      )}
      <When is={all(impresa, conFamiliari)}>
        <FieldGrid sx={{ mt: 2 }}>
          <Field path="requisiti.attoImpresaFamiliare" />
        </FieldGrid>
      </When>
    </>
  )
}

const cause = ['a', 'b', 'c', 'd', 'dBis'] as const

function Requisiti() {
  const { store } = useSimulationStore()
  const none = () => {
    const { values, replace } = store.getState()
    replace(cause.reduce((next, una) => setPath(next, `requisiti.causeOstative.${una}`, false), values))
  }
  return (
    <>
      <Note>Servono a dire se il forfettario è ammesso. Senza, resta da verificare.</Note>
      <FieldGrid>
        <Field path="requisiti.ricaviAnnoPrecedente" />
        <Field path="requisiti.spesePersonaleAnnoPrecedente" />
        <Field path="requisiti.redditoDipendenteAnnoPrecedente" />
        <Field path="forfettario.requisitiStartUp" />
        {cause.map((una) => (
          <Field key={una} path={`requisiti.causeOstative.${una}`} />
        ))}
      </FieldGrid>
      <Button size="small" variant="outlined" onClick={none}>
        Nessuna causa ostativa
      </Button>
    </>
  )
}

/**
 * The questions of the guided start: fields of the profile, so each answer is kept where it was typed. In order. A step without a condition is always
 * shown.
 */
export const steps: readonly Step[] = [
  { title: "Il cliente e l'attività", content: Attivita },
  { title: 'Ricavi e costi', content: Numeri },
  { title: 'Previdenza', content: Previdenza, when: any(impresa, professione) },
  { title: 'Le persone', content: Persone },
  { title: 'Requisiti del forfettario', content: Requisiti, when: personaFisica },
]
