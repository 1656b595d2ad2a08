/** The guided start of Budget4u: at most seven questions, all fields of its tabs. A field that does not concern the type is not shown, nor an empty step. */
import { all, any, budget4u } from '@bilancia/contract'
import { FieldGrid } from '../../../design/fields/FieldGrid.tsx'
import { AnyField } from '../../simulator/Field.tsx'
import { AddizionaleComunale } from '../../simulator/form/AddizionaleComunale.tsx'
import { Guided } from '../../simulator/guided/Guided.tsx'
import type { GuidedProps, Knows, Step } from '../../simulator/guided/steps.tsx'
import { fieldsOf } from '../../simulator/guided/steps.tsx'
import { useHolds } from '../../simulator/store.ts'
import { NumeroPersone, Quote, senzaSoci, usePersone } from '../dialoghi/NumeroPersone.tsx'
import { Field, type Path } from '../simulator.ts'

const INFO = 'informazioniCostiDiAvvio'
const DITTA = 'contoEconomicoDittaSocieta'
const STUDIO = 'contoEconomicoProfessionista'

const fields = fieldsOf<Path>(Field)

const { bloccoForfetario, contoDitta, familiare, normale, personaFisica, residenti, societa } = budget4u.condizioni
/** Type and regime are chosen: before, no figure is asked. */
const scelti = any(bloccoForfetario, all(normale, any(personaFisica, societa)))
const { collaboratori, soci } = budget4u.catalog.imposteContributi.fields
const [quoteCollaboratori, quoteSoci] = budget4u.calcolaQuote

const COLLABORATORI = 'imposteContributi.collaboratori'

function Collaboratori() {
  const present = usePersone(COLLABORATORI)
  return (
    <>
      <FieldGrid>
        <NumeroPersone path={COLLABORATORI} label="Numero collaboratori" max={collaboratori.items.length} />
        <Field path="imposteContributi.titolare.quota" label="Quota del titolare" />
        {present.map((i) => (
          <AnyField key={i} path={`${COLLABORATORI}[${i}].quota`} label={`Quota del collaboratore ${i + 1}`} />
        ))}
      </FieldGrid>
      <Quote campo={COLLABORATORI} calcola={quoteCollaboratori} />
    </>
  )
}

const SOCI = 'imposteContributi.soci'

function Soci() {
  const present = usePersone(SOCI)
  const without = useHolds(senzaSoci)
  return (
    <>
      <FieldGrid>
        <Field path="imposteContributi.irap.aliquota" />
        {!without && <NumeroPersone path={SOCI} label="Numero soci" max={soci.items.length} />}
        {!without && present.map((i) => <AnyField key={i} path={`${SOCI}[${i}].quota`} label={`Quota del socio ${i + 1}`} />)}
      </FieldGrid>
      {!without && <Quote campo={SOCI} calcola={quoteSoci} />}
    </>
  )
}

const Famiglia = () => (
  <FieldGrid>
    <Field path="imposteContributi.titolare.coniugeACarico" />
    <Field path="imposteContributi.titolare.numeroFigliACarico" />
    <Field path="imposteContributi.titolare.percentualeCarichi" />
    <Field path={`${INFO}.codiceRegioneResidenza`} />
    <AddizionaleComunale path={`${INFO}.addizionaleComunale`} />
  </FieldGrid>
)

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
  { title: 'Quanto incassa', when: scelti, content: fields(`${DITTA}.ricavi`, `${STUDIO}.compensi`, 'forfetari.ricaviCompensi') },
  {
    title: 'Quanto spende',
    when: scelti,
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
    when: scelti,
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
  { title: 'I collaboratori', content: Collaboratori, when: all(contoDitta, familiare) },
  { title: "I soci e l'IRAP", content: Soci, when: all(contoDitta, societa) },
  // The substitute tax and IRES do not depend on family or residence.
  { title: 'La famiglia e la residenza', content: Famiglia, when: residenti },
]

const knows: Knows = ({ denominazione, ateco, gruppoProposto }) => ({
  [`${INFO}.nomeDitta`]: denominazione,
  [`${INFO}.attivita`]: ateco,
  'forfetari.gruppoDiSettore.gruppo': gruppoProposto.gruppo,
})

export const Inizio = (props: GuidedProps) => <Guided {...props} steps={steps} knows={knows} />
