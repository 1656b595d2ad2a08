/** The income statement of a firm or company, down to what is left. */
import { budget4u } from '@bilancia/contract'
import { TotalRow } from '../../simulator/FieldGrid.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { SectionIndex } from '../../simulator/SectionIndex.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Result } from '../results.ts'
import { Field } from '../simulator.ts'
import { vociDitta } from '../voci.ts'
import { InailECamera } from './InailECamera.tsx'
import { blocchiDitta, type DittaResult, imposteDitta, ripreseDitta } from './lines.ts'
import { Figures, Statement } from './Statement.tsx'
import { Riprese, Taxes } from './Taxes.tsx'

const { condizioni, contributiDeiSoci, elementi } = budget4u
const CONTO = 'contoEconomicoDittaSocieta'
const at = (voce: DittaResult) => `${CONTO}.${voce}` as const

const sections = [...blocchiDitta.map(({ id, title }) => [id, title] as const), ['imposte', 'Imposte e contributi'] as const]

export function ContoDitta() {
  const paysIres = useHolds(condizioni.nonTrasparente)
  return (
    <>
      <SectionIndex sections={sections} />
      {blocchiDitta.map(({ id, title, fields, results, totals }) => (
        <Statement
          key={id}
          id={id}
          title={title}
          fields={
            <>
              {fields.map((field) => (
                <Field key={field} path={`${CONTO}.${field}`} layout="row" />
              ))}
              {id === 'inail-camera' && <InailECamera />}
            </>
          }
          results={results.length + totals.length > 0 && <Figures results={results.map(at)} totals={totals.map(at)} />}
        />
      ))}
      <Messages campo={`${CONTO}.risultatoNetto`} />
      <Taxes
        details={elementi.pulsanteDettagli.visibile}
        results={
          <>
            <Riprese lines={ripreseDitta.map(at)} />
            {imposteDitta[paysIres ? 'conIres' : 'conIrpef'].map((voce) => (
              <Line key={voce} voce={voce} />
            ))}
            <TotalRow>
              <Line voce="totaleImposte" />
            </TotalRow>
            <Line voce="contributi" label={paysIres ? contributiDeiSoci : undefined} />
            <TotalRow data-grand>
              <Line voce="redditoDisponibile" />
            </TotalRow>
            <Messages campo={`${CONTO}.redditoDisponibile`} />
          </>
        }
      />
    </>
  )
}

const Line = ({ voce, label = vociDitta[voce] }: { readonly voce: DittaResult; readonly label?: string | undefined }) => (
  <Result path={`${CONTO}.${voce}`} label={label} />
)
