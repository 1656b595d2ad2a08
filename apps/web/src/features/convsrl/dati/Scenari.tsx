/** The payments to the partners in each of the six scenarios, one block each. Fees that are the same everywhere are typed once. */
import { convsrl, format } from '@bilancia/contract'
import { Button, Typography } from '@mui/material'
import { useCallback, useState } from 'react'
import { Cards } from '../../../design/Cards.tsx'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { FormFields } from '../../simulator/form/FormFields.tsx'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { getPath } from '../../simulator/path.ts'
import { useRevealed } from '../../simulator/reveal.ts'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { useResult } from '../results.ts'
import { Compensi } from './Compensi.tsx'
import { areSame, totalOf, totalPath, withFees } from './fees.ts'

const { nomiSchede, sections } = convsrl
const { scenari, scenario2, scenario3, scenario4, scenario5, scenario6 } = sections

const about = [...withFees.map(totalPath), 'datiSimulazioniSrl.scenario3.dividendiTotali', 'datiSimulazioniSrl.scenario4.dividendiTotali']

export function Scenari() {
  const same = useSimulation(({ values }) => areSame(values))
  const [separate, setSeparate] = useState(false)
  useRevealed(
    useCallback((path) => {
      const asked = /^datiSimulazioniSrl\.scenario[46]\.compens/.test(path)
      if (asked) setSeparate(true)
      return asked
    }, []),
  )
  const once = same && !separate
  const own = (scenario: 'scenario4' | 'scenario6') => (once ? <AsIn2 onSeparate={() => setSeparate(true)} /> : <Compensi scenarios={[scenario]} />)
  return (
    <FormSection of={scenari} about={about}>
      <Cards>
        <Section title={nomiSchede.scenario1} level={3}>
          <Typography color="textSecondary">Nessun compenso e nessun dividendo: l'utile resta in società. È la base con cui si leggono gli altri.</Typography>
        </Section>
        <Section title={scenario2.title} level={3}>
          {once && <Note>Si scrivono qui una volta: valgono anche nelle simulazioni 4 e 6.</Note>}
          <Compensi scenarios={once ? withFees : ['scenario2']} />
          <FormFields of={scenario2} />
        </Section>
        <FormSection of={scenario3} level={3}>
          <Distribuibile scenario="scenario3" />
        </FormSection>
        <Section title={scenario4.title} level={3}>
          {own('scenario4')}
          <FormFields of={scenario4} />
          <Distribuibile scenario="scenario4" />
        </Section>
        <FormSection of={scenario5} level={3} />
        <Section title={scenario6.title} level={3}>
          {own('scenario6')}
          <FormFields of={scenario6} />
        </Section>
      </Cards>
    </FormSection>
  )
}

/** Shown instead of fees that are the same as in the second scenario. */
function AsIn2({ onSeparate }: { readonly onSeparate: () => void }) {
  const total = useSimulation(({ values }) => totalOf(values, 'scenario2'))
  return (
    <Typography component="div" color="textSecondary" sx={{ mb: 2 }}>
      {total === 0 ? 'Compensi della simulazione 2. ' : `Compensi della simulazione 2: ${format.money(total)}. `}
      <Button size="small" onClick={onSeparate}>
        Compensi diversi
      </Button>
    </Typography>
  )
}

/** A button that sets the dividends to the whole distributable profit. Renders nothing if they are equal already. */
function Distribuibile({ scenario }: { readonly scenario: 'scenario3' | 'scenario4' }) {
  const path = `datiSimulazioniSrl.${scenario}.dividendiTotali` as const
  const { store } = useSimulationStore()
  const all = useResult(`compDivSimulazioniSrl.${scenario}.societa.distribuibile`) ?? 0
  const typed = useSimulation(({ values }) => Number(getPath(values, path)) || 0)
  if (all <= 0 || typed === all) return null
  return (
    <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={() => store.getState().set(path, all)}>
      Tutto il distribuibile: {format.money(all)}
    </Button>
  )
}
