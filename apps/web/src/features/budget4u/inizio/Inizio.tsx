/** The guided start of Budget4u: six questions, all fields of its tabs. A field that does not concern the type is not shown. */
import { all, budget4u, not } from '@bilancia/contract'
import { FieldGrid } from '../../../design/fields/FieldGrid.tsx'
import { AddizionaleComunale } from '../../simulator/form/AddizionaleComunale.tsx'
import { fieldsOf } from '../../simulator/guided/fields-of.tsx'
import { Guided } from '../../simulator/guided/Guided.tsx'
import type { GuidedProps, Knows, Step } from '../../simulator/guided/steps.ts'
import { useHolds } from '../../simulator/store.ts'
import { Field, type Path } from '../simulator.ts'

const INFO = 'informazioniCostiDiAvvio'
const DITTA = 'contoEconomicoDittaSocieta'
const STUDIO = 'contoEconomicoProfessionista'

const fields = fieldsOf<Path>(Field)

function Famiglia() {
  const residenti = useHolds(budget4u.condizioni.residenti)
  return (
    <FieldGrid>
      <Field path="imposteContributi.titolare.coniugeACarico" />
      <Field path="imposteContributi.titolare.numeroFigliACarico" />
      <Field path="imposteContributi.titolare.percentualeCarichi" />
      <Field path={`${INFO}.codiceRegioneResidenza`} />
      {residenti && <AddizionaleComunale path={`${INFO}.addizionaleComunale`} />}
    </FieldGrid>
  )
}

export const steps: readonly Step[] = [
  { title: 'Che cosa si avvia', content: fields(`${INFO}.nomeDitta`, `${INFO}.tipologia`, `${INFO}.regime`) },
  {
    title: 'In quale settore',
    content: fields(
      `${INFO}.attivita`,
      `${INFO}.mesiAttivita`,
      'forfetari.gruppoDiSettore.gruppo',
      'forfetari.aliquotaSostitutiva',
      `${INFO}.contabilita`,
      `${DITTA}.tipologiaInail`,
    ),
  },
  { title: 'Quanto incassa', content: fields(`${DITTA}.ricavi`, `${STUDIO}.compensi`, 'forfetari.ricaviCompensi') },
  {
    title: 'Quanto spende',
    content: fields(
      `${DITTA}.merciMateriePrime`,
      `${DITTA}.dipendenti`,
      `${DITTA}.lavorazioniCompensiTerzi`,
      `${DITTA}.serviziContabili`,
      `${DITTA}.affittoUffici`,
      `${DITTA}.interessiPassivi`,
      `${STUDIO}.dipendenti`,
      `${STUDIO}.compensiTerzi`,
      `${STUDIO}.serviziContabili`,
      `${STUDIO}.affittoLocali`,
      `${INFO}.investimenti.macchinari.costo`,
      `${INFO}.investimenti.attrezzature.costo`,
      'forfetari.costiEffettivi',
    ),
  },
  {
    title: 'Dove versa i contributi',
    content: fields(
      'imposteContributi.gestioneIvs',
      'imposteContributi.previdenzaProfessionista',
      'imposteContributi.contributoCassa',
      'forfetari.tipologia',
      'forfetari.riduzione35',
      'forfetari.previdenza',
      'forfetari.contributoCassa',
    ),
  },
  // The substitute tax and IRES count neither.
  { title: 'La famiglia e la residenza', content: Famiglia, when: all(not(budget4u.condizioni.forfetario), not(budget4u.condizioni.nonTrasparente)) },
]

const knows: Knows = ({ denominazione, ateco, gruppoProposto }) => ({
  [`${INFO}.nomeDitta`]: denominazione,
  [`${INFO}.attivita`]: ateco,
  'forfetari.gruppoDiSettore.gruppo': gruppoProposto.gruppo,
})

export const Inizio = (props: GuidedProps) => <Guided {...props} steps={steps} knows={knows} />
