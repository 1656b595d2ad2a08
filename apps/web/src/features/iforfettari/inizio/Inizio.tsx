/** The guided start of iForfettari: six questions, all fields of the form. */
import { iforfettari } from '@bilancia/contract'
import { FieldGrid } from '../../../design/fields/FieldGrid.tsx'
import { AddizionaleComunale } from '../../simulator/form/AddizionaleComunale.tsx'
import { Guided } from '../../simulator/guided/Guided.tsx'
import type { GuidedProps, Knows, Step } from '../../simulator/guided/steps.tsx'
import { fieldsOf } from '../../simulator/guided/steps.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Field, type Path } from '../simulator.ts'

const { condizioni } = iforfettari
const DATI = 'liquidazioneIrpef.altriDatiPersonali'

const fields = fieldsOf<Path>(Field)

function Costi() {
  const impresa = useHolds(condizioni.impresa)
  const righe = 'regimeNormale.determinazioneDelReddito'
  return (
    <FieldGrid>
      {impresa ? (
        <Field path={`${righe}.altriCosti`} label="Costi deducibili, tutti insieme" help="Si dividono poi riga per riga nei dati" />
      ) : (
        <Field path={`${righe}.altreSpese`} label="Spese deducibili, tutte insieme" help="Si dividono poi riga per riga nei dati" />
      )}
    </FieldGrid>
  )
}

const Famiglia = () => (
  <FieldGrid>
    <Field path={`${DATI}.coniugeACarico`} />
    <Field path={`${DATI}.numeroFigliACarico`} />
    <Field path={`${DATI}.percentualeCarichi`} />
    <Field path={`${DATI}.codiceRegioneResidenza`} />
    <AddizionaleComunale path={`${DATI}.addizionaleComunale`} />
  </FieldGrid>
)

const steps: readonly Step[] = [
  { title: 'Che cosa fa', content: fields('nomeCognome', 'tipologia', 'famigliare', 'quotaCollab1') },
  { title: 'In quale settore', content: fields('regimeForfettario.gruppo', 'regimeForfettario.impostaSost', 'regimeForfettario.annoInizioAttivita') },
  { title: 'Quanto incassa', content: fields('redditoContributiImposta.ricavi') },
  { title: 'Quanto spende', content: Costi },
  {
    title: 'Dove versa i contributi',
    content: fields(
      'gestionePrevidenziale.tipoPrevidenza',
      'redditoContributiImposta.riduzione35',
      'gestionePrevidenziale.aliquotaSep',
      'gestionePrevidenziale.cassaProfessionale',
      'redditoContributiImposta.contributiCassaProf',
    ),
  },
  { title: 'La famiglia e la residenza', content: Famiglia },
]

const knows: Knows = ({ denominazione, gruppoProposto }) => ({ nomeCognome: denominazione, 'regimeForfettario.gruppo': gruppoProposto.gruppo })

export const Inizio = (props: GuidedProps) => <Guided {...props} steps={steps} knows={knows} />
