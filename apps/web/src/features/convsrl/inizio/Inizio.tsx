/** The guided start of Convenienza Srl: six questions, all fields of the form. */
import { convsrl, format } from '@bilancia/contract'
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { FieldGrid } from '../../../design/fields/FieldGrid.tsx'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { AddizionaleComunale } from '../../simulator/form/AddizionaleComunale.tsx'
import { Guided } from '../../simulator/guided/Guided.tsx'
import type { GuidedProps, Knows, Step } from '../../simulator/guided/steps.tsx'
import { useHolds, useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { Compensi } from '../dati/Compensi.tsx'
import { withFees } from '../dati/fees.ts'
import { useResult } from '../results.ts'
import { Field } from '../simulator.ts'
import { mostrati, nomeSocio, type Posizione, posizioni, presente } from '../soci.ts'

const { condizioni } = convsrl
const socio = (i: Posizione) => `datiSimulazioniSrl.soci[${i}]` as const

function Oggi() {
  const attivita = useHolds(condizioni.conAttivita)
  return (
    <FieldGrid>
      <Field path="datiSimulazioniSrl.denominazione" />
      <Field path="confronto.formaAttuale" />
      {attivita && <Field path="confronto.attivita.tipologia" />}
      {attivita && <Field path="confronto.attivita.gruppo" />}
    </FieldGrid>
  )
}

function Soci() {
  const typed = useSimulation(({ values }) => mostrati(values))
  const [asked, setAsked] = useState(1)
  const count = Math.max(typed, asked)
  return (
    <>
      <Note>Nome e quota di ogni socio; le quote danno 100% in tutto.</Note>
      <FieldGrid>
        {posizioni
          .slice(0, count)
          .flatMap((i) => [
            <Field key={`${i} nome`} path={`${socio(i)}.nome`} label={`Socio ${i + 1}: nome`} />,
            <Field key={`${i} quota`} path={`${socio(i)}.quota`} label={`Socio ${i + 1}: quota`} />,
          ])}
      </FieldGrid>
      {count < posizioni.length && (
        <Button size="small" variant="outlined" sx={{ mt: 2 }} onClick={() => setAsked(count + 1)}>
          Aggiungi socio
        </Button>
      )}
    </>
  )
}

const Utile = () => (
  <FieldGrid>
    <Field path="datiSimulazioniSrl.utileAnteImposte" />
    <Field path="datiSimulazioniSrl.ricavi" />
  </FieldGrid>
)

/** The fees once for all scenarios, the dividends of both, and what the company costs more than today. */
function Quanto() {
  const { store } = useSimulationStore()
  const all = {
    scenario3: useResult('compDivSimulazioniSrl.scenario3.societa.distribuibile') ?? 0,
    scenario4: useResult('compDivSimulazioniSrl.scenario4.societa.distribuibile') ?? 0,
  }
  const everything = () => {
    for (const scenario of ['scenario3', 'scenario4'] as const) store.getState().set(`datiSimulazioniSrl.${scenario}.dividendiTotali`, all[scenario])
  }
  return (
    <>
      <Compensi scenarios={withFees} />
      <FieldGrid>
        <Field path="datiSimulazioniSrl.scenario3.dividendiTotali" label="Dividendi, senza compensi" />
        <Field path="datiSimulazioniSrl.scenario4.dividendiTotali" label="Dividendi, con i compensi" />
        <Field path="confronto.costi.contabilita" />
        <Field path="confronto.costi.notaio" />
      </FieldGrid>
      {all.scenario3 > 0 && (
        <Button size="small" variant="outlined" sx={{ mt: 2 }} onClick={everything}>
          Dividendi: tutto il distribuibile ({format.money(all.scenario3)} e {format.money(all.scenario4)})
        </Button>
      )}
    </>
  )
}

/** A part for each partner. */
function PerPartner({ children }: { readonly children: (i: Posizione) => ReactNode }) {
  const there = useSimulation(({ values }) => posizioni.filter((i) => i === 0 || presente(values, i)).join())
  return posizioni.filter((i) => there.includes(String(i))).map((i) => <Partner key={i} i={i} fields={children(i)} />)
}

function Partner({ i, fields }: { readonly i: Posizione; readonly fields: ReactNode }) {
  const name = useSimulation(({ values }) => nomeSocio(values, i))
  return (
    <Section title={name} level={3}>
      <FieldGrid>{fields}</FieldGrid>
    </Section>
  )
}

const Previdenza = () => (
  <>
    <FieldGrid sx={{ mb: 2 }}>
      <Field path="confronto.gestioneIvs" label="Gestione IVS di oggi" />
    </FieldGrid>
    <PerPartner>{(i) => <Field path={`${socio(i)}.gestioneIvs`} />}</PerPartner>
  </>
)

const Famiglia = () => (
  <PerPartner>
    {(i) => (
      <>
        <Field path={`${socio(i)}.coniugeACarico`} />
        <Field path={`${socio(i)}.numeroFigliACarico`} />
        <Field path={`${socio(i)}.percentualeCarichi`} />
        <Field path={`${socio(i)}.codiceRegioneResidenza`} />
        <AddizionaleComunale path={`${socio(i)}.addizionaleComunale`} />
      </>
    )}
  </PerPartner>
)

const steps: readonly Step[] = [
  { title: 'La società, e come si lavora oggi', content: Oggi },
  { title: 'I soci', content: Soci },
  { title: "L'utile e i ricavi", content: Utile },
  { title: 'Quanto si prende, e quanto costa', content: Quanto },
  { title: 'I contributi', content: Previdenza },
  { title: 'La famiglia e la residenza', content: Famiglia },
]

const knows: Knows = ({ tipo, denominazione, codiceFiscale, partitaIva, gruppoProposto }) => ({
  ...(tipo === 'SOCIETA'
    ? { 'datiSimulazioniSrl.denominazione': denominazione, 'datiSimulazioniSrl.idSocieta': partitaIva ?? codiceFiscale }
    : { 'datiSimulazioniSrl.soci[0].nome': denominazione }),
  'confronto.attivita.gruppo': gruppoProposto.gruppo,
})

export const Inizio = (props: GuidedProps) => <Guided {...props} steps={steps} knows={knows} />
