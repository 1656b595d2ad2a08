/** How and by whom it is paid: the choices of the calendar. */
import { calendario, type Field, forme, located } from '@bilancia/contract'
import { useCallback } from 'react'
import { Disclosure } from '../../design/Disclosure.tsx'
import { FieldFrame, notesId } from '../../design/fields/FieldFrame.tsx'
import { FieldGrid } from '../../design/fields/FieldGrid.tsx'
import { FlagInput, type Option, SelectInput } from '../../design/fields/inputs.tsx'
import { NumberInput } from '../../design/fields/NumberInput.tsx'
import { Section } from '../../design/Section.tsx'
import { optionsOf } from '../simulator/Field.tsx'
import { useSimulation, useSimulationStore } from '../simulator/store.ts'
import { formaDi, giaSrl, scenari, scenarioDi } from './accanto.ts'
import { type Nome, sceltaDi } from './state.ts'

const { SEZIONE, daSimulatore } = calendario
const metodi = daSimulatore.calendario.fields.metodi.fields
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
          {Object.entries(metodi).map(([imposta, { label }]) => (
            <Scelta key={imposta} path={`calendario.metodi.${imposta}`} label={`Metodo, ${label}`} />
          ))}
        </FieldGrid>
      </Disclosure>
    </Section>
  )
}

/** Forme has no other regime in the year before (ADR 37). */
const { ALTRO_REGIME: _, ...situazioni } = daSimulatore.situazionePrecedente.names
const inForme = listOf(situazioni, String)

/** The choice of the calendar. A new S.r.l. has no year before. */
function Quale({ nome }: { readonly nome: Nome }) {
  const forma = useSimulation(({ values, result }) => formaDi(values, result))
  const scenario = useSimulation(({ values }) => scenarioDi(values))
  const oggiSrl = useSimulation(({ values }) => giaSrl(values))
  switch (nome) {
    case 'IFORFETTARI':
      return (
        <>
          <Scelta path="lato" />
          <Scelta path="situazionePrecedente" />
        </>
      )
    case 'CONVSRL':
      return <Scelta path="scenario" options={listOf(scenari, Number)} applied={scenario} />
    case 'FORME':
      return (
        <>
          <Scelta path="forma" options={listOf(forme.forme, String)} applied={forma} />
          {(oggiSrl || forma === null || forme.voceDi[forma] !== 'srl') && <Scelta path="situazionePrecedente" options={inForme} />}
        </>
      )
    case 'BUDGET4U':
      return null
  }
}

/** A whole number with so few values is chosen, not typed. */
const FEW = 12

const fields = new Map(located(daSimulatore).map(({ path, field }) => [path, field]))

function choices(field: Field): readonly Option[] | null {
  const listed = optionsOf(field)
  if (listed || field.kind !== 'integer' || field.max - field.min > FEW) return listed
  return Array.from({ length: field.max - field.min + 1 }, (_, k) => ({ value: field.min + k, name: String(field.min + k) }))
}

type Props = {
  readonly path: string
  /** The path that the choice is written to, if not that of the field. */
  readonly write?: string
  readonly label?: string
  /** Replaces the options of the field. */
  readonly options?: readonly Option[]
  /** The value that applies while none of the options is chosen, if not the default of the field. */
  readonly applied?: unknown
}

/** A choice of the calendar, drawn from its field as those of the form are. It is written into the state of the simulator. */
export function Scelta({ path, write = path, label, options, applied }: Props) {
  const { store } = useSimulationStore()
  const field = fields.get(path)
  if (!field) throw new Error(`The calendar has no field ${path}`)
  const typed = useSimulation(({ values }) => sceltaDi(values, write))
  const chosen = options?.every(({ value }) => value !== typed) ? null : typed
  const value = chosen ?? applied ?? ('default' in field ? field.default : null)
  const onChange = useCallback((typed: unknown) => store.getState().set(`${SEZIONE}.${write}`, typed), [store, write])
  const id = `calendario-${write}`
  // The help of the field describes the field's own options, not those that a page offers in their place.
  const help = !options && 'help' in field ? field.help : undefined
  const input = { id, value, onChange, describedBy: help ? notesId(id) : undefined }
  const listed = options ?? choices(field)
  return (
    <FieldFrame id={id} label={label ?? field.label} help={help} flag={field.kind === 'flag'}>
      {listed ? <SelectInput {...input} options={listed} /> : field.kind === 'flag' ? <FlagInput {...input} /> : <NumberInput {...input} kind="money" />}
    </FieldFrame>
  )
}
