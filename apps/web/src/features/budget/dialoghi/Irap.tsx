/** The IRAP block: who pays it, rate, base and deductions; what is left empty is computed. */
import { any, budget4u } from '@bilancia/contract'
import { Section } from '../../../design/Section.tsx'
import { Disclosure } from '../../simulator/Disclosure.tsx'
import { FieldGrid, TotalRow } from '../../simulator/FieldGrid.tsx'
import { Note } from '../../simulator/Note.tsx'
import { RegionalIrap } from '../../simulator/RegionalIrap.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Result } from '../results.ts'
import { Field } from '../simulator.ts'
import { vociIrap } from '../voci.ts'

const { condizioni, messages } = budget4u
const IRAP = 'imposteContributi.irap'
const paths = ['soggetto', 'aliquota', 'valoreProduzione', 'deduzioni', 'personaleTempoIndeterminato'].map((key) => `${IRAP}.${key}`)
/** Companies always, natural persons up to 2021. */
const dovibile = any(condizioni.societa, condizioni.finoAl2021)

export function Irap() {
  const possible = useHolds(dovibile)
  return (
    <Section title={budget4u.catalog.imposteContributi.fields.irap.label} level={3}>
      {possible ? (
        <Block />
      ) : (
        <>
          <Note>{messages.IRAP_PERSONE_FISICHE.testo}.</Note>
          <Disclosure title="Valore della produzione" paths={paths}>
            <Block />
          </Disclosure>
        </>
      )}
    </Section>
  )
}

function Block() {
  const company = useHolds(condizioni.societa)
  return (
    <>
      <FieldGrid>
        {!company && <Field path={`${IRAP}.soggetto`} />}
        <RegionalIrap path={`${IRAP}.aliquota`}>
          <Field path={`${IRAP}.aliquota`} />
        </RegionalIrap>
        <Field path={`${IRAP}.taglioPrimoAcconto`} />
        <Field path={`${IRAP}.valoreProduzione`} computed={`${IRAP}.valoreProduzione`} />
        <Field path={`${IRAP}.deduzioni`} computed={`${IRAP}.deduzioni`} />
        <Field path={`${IRAP}.personaleTempoIndeterminato`} />
        <Field path="imposteContributi.irapDeducibilePerCompetenza" />
      </FieldGrid>
      <Result path={`${IRAP}.imponibile`} label={vociIrap.imponibile} />
      <TotalRow>
        <Result path={`${IRAP}.imposta`} label={vociIrap.imposta} />
      </TotalRow>
    </>
  )
}
