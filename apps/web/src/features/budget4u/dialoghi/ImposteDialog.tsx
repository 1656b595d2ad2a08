/** 'Imposte e contributi': the IRAP block, then the block of the business type. */
import { budget4u } from '@bilancia/contract'
import { Cards } from '../../../design/Cards.tsx'
import { TotalRow } from '../../../design/fields/FieldGrid.tsx'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { FieldDialog } from '../../simulator/FieldDialog.tsx'
import { FormFields } from '../../simulator/form/FormFields.tsx'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { useHolds } from '../../simulator/store.ts'
import { CompilareTipologia } from '../Compilare.tsx'
import { Result, vociDitta, vociIrap, vociProfessionista } from '../results.ts'
import { NumeroPersone, Quote, senzaSoci, usePersone } from './NumeroPersone.tsx'
import { OpenButton } from './OpenButton.tsx'

const { catalog, condizioni, contributiDeiSoci, elementi, sections } = budget4u
const TITLE = budget4u.catalog.imposteContributi.label
const holds = ['imposteContributi', 'ricalcolaQuoteCollab', 'ricalcolaQuoteSoci']

/** By type, in the order of the specification. The partners of a company that pays IRES have a block of their own. */
const blocchi = [
  { visibile: elementi.bloccoTitolare.visibile, Blocco: BloccoTitolare },
  { visibile: elementi.bloccoProfessionista.visibile, Blocco: BloccoTitolare },
  { visibile: elementi.bloccoFamiliare.visibile, Blocco: BloccoFamiliare },
  { visibile: elementi.bloccoSoci.visibile, Blocco: BloccoSoci },
  { visibile: elementi.bloccoSociIvs.visibile, Blocco: BloccoSoci },
  { visibile: elementi.compilareTipologia.visibile, Blocco: CompilareTipologia },
] as const

export function ImposteDialog() {
  return (
    <FieldDialog title={TITLE} holds={holds} wide opener={(opens) => <OpenButton {...opens}>{TITLE}</OpenButton>}>
      <Irap />
      {blocchi.map(({ visibile, Blocco }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are always the same, in the same order
        <When key={at} visibile={visibile} Blocco={Blocco} />
      ))}
    </FieldDialog>
  )
}

const When = ({ visibile, Blocco }: (typeof blocchi)[number]) => useHolds(visibile) && <Blocco />

const IRAP = 'imposteContributi.irap'

/** The IRAP block: who pays it, rate, base and deductions, and the tax. Folded if it is not due. */
const Irap = () => (
  <Section title={catalog.imposteContributi.fields.irap.label} level={3}>
    <FormSection of={sections.irap}>
      <Figures />
    </FormSection>
    <FormSection of={sections.irapNonDovuta} inside={{ base: <Figures /> }} />
  </Section>
)

const Figures = () => (
  <>
    <Result path={`${IRAP}.imponibile`} label={vociIrap.imponibile} />
    <TotalRow>
      <Result path={`${IRAP}.imposta`} label={vociIrap.imposta} />
    </TotalRow>
  </>
)

/** A single owner, or a professional: fund or scheme, and the dependants. */
function BloccoTitolare() {
  const professional = useHolds(condizioni.professione)
  return (
    <Section title={professional ? 'Professionista' : 'Titolare'} level={3}>
      <FormFields of={sections.gestione} />
      <FormFields of={sections.familiari} />
      <Esito />
    </Section>
  )
}

const COLLABORATORI = 'imposteContributi.collaboratori'
const [calcolaCollaboratori, calcolaSoci] = budget4u.calcolaQuote

/** Craft or trade with collaborators: the fund, the shares of owner and family, the dependants of each. */
function BloccoFamiliare() {
  const collaboratori = usePersone(COLLABORATORI)
  return (
    <Section title="Impresa familiare" level={3}>
      <FormFields of={sections.gestione}>
        <NumeroPersone path={COLLABORATORI} label="Numero collaboratori" max={catalog.imposteContributi.fields.collaboratori.items.length} />
      </FormFields>
      <Quote campo={COLLABORATORI} calcola={calcolaCollaboratori} />
      <Cards>
        <FormSection of={sections.titolare} title="Titolare" level={3} />
        {collaboratori.map((i) => (
          <FormSection key={i} of={sections.collaboratore} at={i} title={`Collaboratore ${i + 1}`} level={3} />
        ))}
      </Cards>
      <Esito />
    </Section>
  )
}

const SOCI = 'imposteContributi.soci'

/** Partners: the fund and the shares. For a company that pays IRES only working partners are listed, and its rate is above them. */
function BloccoSoci() {
  const soci = usePersone(SOCI)
  const paysIres = useHolds(condizioni.nonTrasparente)
  const noFund = useHolds(senzaSoci)
  return (
    <Section title={paysIres ? 'IRES e soci per IVS' : 'Soci'} level={3}>
      <FormFields of={sections.gestione}>
        {!noFund && <NumeroPersone path={SOCI} label="Numero soci" max={catalog.imposteContributi.fields.soci.items.length} />}
      </FormFields>
      {paysIres && !noFund && <Note>Solo i soci che lavorano nella società: le loro quote possono non dare 100%.</Note>}
      {!noFund && (
        <>
          <Quote campo={SOCI} calcola={calcolaSoci} />
          <Cards>
            {soci.map((i) => (
              <FormSection key={i} of={sections.socio} at={i} title={`Socio ${i + 1}`} level={3} />
            ))}
          </Cards>
        </>
      )}
      <Esito />
    </Section>
  )
}

/** The results of the choices in the dialog, read only. */
function Esito() {
  const professional = useHolds(elementi.moduloProfessionista.visibile)
  const paysIres = useHolds(condizioni.nonTrasparente)
  if (professional)
    return (['irap', 'irpefAddizionali', 'contributiPrevidenziali'] as const).map((voce) => (
      <Result key={voce} path={`contoEconomicoProfessionista.${voce}`} label={vociProfessionista[voce]} />
    ))
  const imposta = paysIres ? 'ires' : 'irpefAddizionali'
  return (
    <>
      <Result path={`contoEconomicoDittaSocieta.${imposta}`} label={vociDitta[imposta]} />
      <Result path="contoEconomicoDittaSocieta.contributi" label={paysIres ? contributiDeiSoci : vociDitta.contributi} />
    </>
  )
}
