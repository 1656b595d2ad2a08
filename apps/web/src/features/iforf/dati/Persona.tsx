/** Other incomes and personal data: the same for the owner and for each collaborator. */
import { Section } from '../../../design/Section.tsx'
import { AddizionaleComunale } from '../../simulator/AddizionaleComunale.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { FigliMinori } from '../../simulator/FigliMinori.tsx'
import { Field } from '../simulator.ts'

/** The section of the state that holds a person's data. */
export type Persona = 'liquidazioneIrpef' | 'datiCollaboratore1' | 'datiCollaboratore2'

/** `di` tells the headings of one person from those of another. */
export function DatiIrpef({ persona, di = '' }: { readonly persona: Persona; readonly di?: string }) {
  const redditi = `${persona}.redditiDiversiDaImpresa_LavAutonomo` as const
  const dati = `${persona}.altriDatiPersonali` as const
  return (
    <>
      <Section title={`Altri redditi${di}`} level={3}>
        <FieldGrid>
          <Field path={`${redditi}.lavoroDipendente`} />
          <Field path={`${redditi}.giorniLavoro`} />
          <Field path={`${redditi}.pensione`} />
          <Field path={`${redditi}.giorniPensione`} />
          <Field path={`${redditi}.assimilatiLavoroDipendente`} />
          <Field path={`${redditi}.redditiDiversi`} />
          <Field path={`${redditi}.fabbricatiLocati`} />
          <Field path={`${redditi}.altriRedditi`} />
          <Field path={`${redditi}.cedolareSecca`} />
          <Field path={`${redditi}.aliquotaCedolare`} />
          <Field path={`${redditi}.abitazionePrincipale`} />
        </FieldGrid>
      </Section>
      <Section title={`Carichi di famiglia, oneri e detrazioni${di}`} level={3}>
        <FieldGrid>
          <Field path={`${dati}.coniugeACarico`} />
          <Field path={`${dati}.percentualeCarichi`} />
          <Field path={`${dati}.numeroFigliACarico`} />
          <Field path={`${dati}.numeroFigliRegione`} />
          <FigliMinori path={`${dati}.numeroFigliMinori`} regione={`${dati}.codiceRegioneResidenza`} />
          <Field path={`${dati}.oneriDeducibili`} />
          <Field path={`${dati}.detrazioniOneri`} />
          <Field path={`${dati}.detrazioniOneriSoggetteATaglio`} />
          <Field path={`${dati}.detrazioneInteressiMutuo`} />
        </FieldGrid>
      </Section>
      <Section title={`Residenza e addizionali${di}`} level={3}>
        <FieldGrid>
          <Field path={`${dati}.codiceRegioneResidenza`} />
        </FieldGrid>
        <AddizionaleComunale dati={dati} />
      </Section>
    </>
  )
}
