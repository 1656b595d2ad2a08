/** How dividends are taxed: 26%, or a share of them in IRPEF where the law of the time still has it. */
import { convsrl } from '@bilancia/contract'
import { Section } from '../../../design/Section.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Field } from '../simulator.ts'

export function Dividendi() {
  const sostitutiva = useHolds(convsrl.condizioni.sostitutiva26)
  return (
    <Section title="Tassazione dei dividendi" id="dividendi">
      <Messages campo="datiSimulazioniSrl.dividendi" />
      <FieldGrid>
        <Field path="datiSimulazioniSrl.dividendi.sostitutiva26" />
        <Field path="datiSimulazioniSrl.dividendi.rilevanzaFiscale" help="Si sceglie togliendo l'imposta sostitutiva" />
        {!sostitutiva && (
          <>
            <Field path="datiSimulazioniSrl.dividendi.deliberaEntro2022" />
            <Field path="datiSimulazioniSrl.dividendi.partecipazioneRegimeImpresa" />
          </>
        )}
      </FieldGrid>
    </Section>
  )
}
