/** What each of the six scenarios pays the partners: one block each. */
import { convsrl } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { Section } from '../../../design/Section.tsx'
import { Cards } from '../../simulator/Cards.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { Field } from '../simulator.ts'
import { Compensi } from './Compensi.tsx'

const { nomiSchede } = convsrl

export function Scenari() {
  return (
    <Section title="Compensi e dividendi" id="scenari">
      <Cards>
        <Section title={nomiSchede.scenario1} level={3}>
          <Typography color="textSecondary">Nessun compenso e nessun dividendo: l'utile resta in società. È la base con cui si leggono gli altri.</Typography>
        </Section>
        <Section title={nomiSchede.scenario2} level={3}>
          <Compensi scenario="scenario2" />
        </Section>
        <Section title={nomiSchede.scenario3} level={3}>
          <Field path="datiSimulazioniSrl.scenario3.dividendiTotali" />
        </Section>
        <Section title={nomiSchede.scenario4} level={3}>
          <Compensi scenario="scenario4" />
          <Field path="datiSimulazioniSrl.scenario4.dividendiTotali" />
        </Section>
        <Section title={nomiSchede.scenario5} level={3}>
          <Messages campo="datiSimulazioniSrl.scenario5" />
          <Field path="datiSimulazioniSrl.scenario5.utilePrelevato" />
        </Section>
        <Section title={nomiSchede.scenario6} level={3}>
          <Compensi scenario="scenario6" />
          <Field path="datiSimulazioniSrl.scenario6.utilePrelevato" />
        </Section>
      </Cards>
    </Section>
  )
}
