/** The income statement of a professional: fees, costs, net result, what is left. */
import { budget4u } from '@bilancia/contract'
import { TotalRow } from '../../simulator/FieldGrid.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { Result } from '../../simulator/Result.tsx'
import { Field } from '../simulator.ts'
import { blocchiProfessionista, imposteProfessionista, type ProfessionistaResult, ripreseProfessionista } from './lines.ts'
import { Figures, Statement } from './Statement.tsx'
import { Riprese, Taxes } from './Taxes.tsx'

const { elementi, vociProfessionista } = budget4u
const CONTO = 'contoEconomicoProfessionista'

export function ContoProfessionista() {
  return (
    <>
      {blocchiProfessionista.map(({ id, title, fields, results, totals }) => (
        <Statement
          key={id}
          id={id}
          title={title}
          fields={fields.map((field) => <Field key={field} path={`${CONTO}.${field}`} layout="row" />)}
          results={results.length + totals.length > 0 && <Figures conto={CONTO} results={results} totals={totals} nomi={vociProfessionista} />}
        />
      ))}
      <Messages campo={`${CONTO}.risultatoNetto`} />
      <Taxes
        details={elementi.pulsanteDettagli.visibile}
        results={
          <>
            <Riprese conto={CONTO} voci={ripreseProfessionista} nomi={vociProfessionista} />
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
