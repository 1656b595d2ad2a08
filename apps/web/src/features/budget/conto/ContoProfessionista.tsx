/** The income statement of a professional: fees, costs, net result, what is left. */
import { budget4u } from '@bilancia/contract'
import { TotalRow } from '../../simulator/FieldGrid.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { Result } from '../results.ts'
import { Field } from '../simulator.ts'
import { vociProfessionista } from '../voci.ts'
import { blocchiProfessionista, imposteProfessionista, type ProfessionistaResult, ripreseProfessionista } from './lines.ts'
import { Figures, Statement } from './Statement.tsx'
import { Riprese, Taxes } from './Taxes.tsx'

const { elementi } = budget4u
const CONTO = 'contoEconomicoProfessionista'
const at = (voce: ProfessionistaResult) => `${CONTO}.${voce}` as const

export function ContoProfessionista() {
  return (
    <>
      {blocchiProfessionista.map(({ id, title, fields, results, totals }) => (
        <Statement
          key={id}
          id={id}
          title={title}
          fields={fields.map((field) => <Field key={field} path={`${CONTO}.${field}`} layout="row" />)}
          results={results.length + totals.length > 0 && <Figures results={results.map(at)} totals={totals.map(at)} />}
        />
      ))}
      <Messages campo={`${CONTO}.risultatoNetto`} />
      <Taxes
        details={elementi.pulsanteDettagli.visibile}
        results={
          <>
            <Riprese lines={ripreseProfessionista.map(at)} />
            {imposteProfessionista.map((voce) => (
              <Line key={voce} voce={voce} />
            ))}
            <TotalRow>
              <Line voce="totaleImposte" />
            </TotalRow>
            <Line voce="contributiPrevidenziali" />
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

const Line = ({ voce }: { readonly voce: ProfessionistaResult }) => <Result path={`${CONTO}.${voce}`} label={vociProfessionista[voce]} />
