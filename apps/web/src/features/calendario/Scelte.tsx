/** How and by whom it is paid: the choices of the calendar. */
import { calendario, forme } from '@bilancia/contract'
import { Disclosure } from '../../design/Disclosure.tsx'
import { FieldGrid } from '../../design/fields/FieldGrid.tsx'
import { Section } from '../../design/Section.tsx'
import { useSimulation } from '../simulator/store.ts'
import { formaDi, scenari, scenarioDi } from './accanto.ts'
import { Scelta } from './Scelta.tsx'
import type { Nome } from './state.ts'

const { daSimulatore } = calendario
const metodi = Object.keys(daSimulatore.calendario.fields.metodi.fields)
/** The last tax year whose second advance could be paid in January. */
const ULTIMO_RINVIO = 2024

const listOf = (names: Readonly<Record<string, string>>, value: (key: string) => unknown) =>
  Object.entries(names).map(([key, name]) => ({ value: value(key), name }))

export function Scelte({ nome }: { readonly nome: Nome }) {
  const anno = useSimulation(({ values }) => Number(values.annoImposta))
  return (
    <Section title="Come si paga">
      <FieldGrid>
        <Quale nome={nome} />
        <Scelta path="calendario.metodo" />
        <Scelta path="calendario.pagamento" />
        <Scelta path="calendario.rate" />
        {anno <= ULTIMO_RINVIO && <Scelta path="calendario.rinvioSecondoAcconto" />}
      </FieldGrid>
      <Disclosure title="Altre scelte">
        <FieldGrid>
          <Scelta path="calendario.compensaCrediti" />
          <Scelta path="calendario.rateInail" />
          <Scelta path="calendario.proiezione" />
          {nome === 'IFORFETTARI' && (
            <>
              <Scelta path="calendario.saldoIva" />
              <Scelta path="calendario.rateIva" />
              {Object.keys(daSimulatore.ritenute.fields).map((chi) => (
                <Scelta key={chi} path={`ritenute.${chi}`} />
              ))}
            </>
          )}
          {metodi.map((imposta) => (
            <Scelta
              key={imposta}
              path={`calendario.metodi.${imposta}`}
              label={`Metodo, ${daSimulatore.calendario.fields.metodi.fields[imposta as 'irpef'].label}`}
            />
          ))}
        </FieldGrid>
      </Disclosure>
    </Section>
  )
}

/** The choice of the calendar, and of the one beside it. */
function Quale({ nome }: { readonly nome: Nome }) {
  const scelto = useSimulation(({ values }) => (nome === 'FORME' ? formaDi(values) : scenarioDi(values)))
  switch (nome) {
    case 'IFORFETTARI':
      return (
        <>
          <Scelta path="lato" />
          <Scelta path="situazionePrecedente" />
        </>
      )
    case 'CONVSRL':
      return <Scelta path="scenario" options={listOf(scenari, Number)} applied={scelto} />
    case 'FORME':
      return <Scelta path="forma" options={listOf(forme.forme, String)} applied={scelto} />
    case 'BUDGET4U':
      return null
  }
}
