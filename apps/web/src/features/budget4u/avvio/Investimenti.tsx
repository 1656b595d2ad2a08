/** Assets used for several years: price, coefficient, depreciation of the first year. */
import { budget4u, keysOf } from '@bilancia/contract'
import { Box } from '@mui/material'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { cellLabel } from '../../simulator/form/cell-label.tsx'
import { FormFields } from '../../simulator/form/FormFields.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Cell, Row, Rows, RowsHead } from '../Rows.tsx'
import { ResultValue, vociCosti } from '../results.ts'
import { Field } from '../simulator.ts'

const { beni, condizioni } = budget4u
const INFO = 'informazioniCostiDiAvvio'
const BENI = `${INFO}.investimenti` as const
const chiavi = keysOf(beni)
const colonne = ['Costo', 'Coefficiente', 'Ammortamento'] as const
const [COSTO, COEFFICIENTE, AMMORTAMENTO] = colonne

export function Investimenti() {
  const professional = useHolds(condizioni.professione)
  return (
    <Section title="Investimenti" id="investimenti">
      <Note>
        Coefficiente vuoto: quello generale della tabella ministeriale, che l'ammortamento mostra quando si apre.{' '}
        {professional
          ? 'La quota del primo anno è intera; gli immobili del professionista non si ammortizzano.'
          : 'Nel primo anno la quota è la metà, salvo i beni immateriali.'}
      </Note>
      <Rows columns={[144, 112, 112]}>
        <RowsHead columns={colonne} />
        {chiavi.map((bene) => (
          <Bene key={bene} bene={bene} />
        ))}
        <Row name="Totale" total="partial">
          <Cell column={COSTO}>
            <ResultValue path={`${INFO}.totaleInvestimenti`} label={vociCosti.totaleInvestimenti} />
          </Cell>
          <span />
          <Cell column={AMMORTAMENTO}>
            <ResultValue path={`${INFO}.totaleAmmortamenti`} label={vociCosti.totaleAmmortamenti} />
          </Cell>
        </Row>
      </Rows>
      <Box sx={{ mt: 2 }}>
        <FormFields of={budget4u.sections.beni} />
      </Box>
    </Section>
  )
}

function Bene({ bene }: { readonly bene: budget4u.Bene }) {
  const { nome, ...rest } = beni[bene]
  return (
    <Row name={nome} help={'help' in rest ? rest.help : undefined}>
      <Field path={`${BENI}.${bene}.costo`} layout="cell" label={cellLabel(nome, COSTO)} />
      <Field path={`${BENI}.${bene}.coefficiente`} layout="cell" label={cellLabel(nome, COEFFICIENTE)} />
      <Cell column={AMMORTAMENTO}>
        <ResultValue path={`${BENI}.${bene}.ammortamento`} label={`${AMMORTAMENTO}: ${nome}`} />
      </Cell>
    </Row>
  )
}
