/** The notes, messages and fields of a section, in the contract's layout. */
import { all, type Condition, type Control, type Drawn, entryCondition, entryPath, type LaidSection, type SectionNote } from '@bilancia/contract'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { FieldGrid } from '../../../design/fields/FieldGrid.tsx'
import { Note } from '../../../design/Note.tsx'
import { AnyField } from '../Field.tsx'
import { Messages } from '../Messages.tsx'
import { useHolds, useSimulationStore } from '../store.ts'
import { useField } from '../useField.ts'
import { AddizionaleComunale } from './AddizionaleComunale.tsx'
import { cellLabel } from './cell-label.tsx'
import { RegionalIrap } from './RegionalIrap.tsx'

/** Controls with more than one field. Each receives the path of its entry. */
const controls: Readonly<Record<Control, (props: { readonly path: string }) => ReactNode>> = {
  comune: AddizionaleComunale,
  aliquotaIrap: RegionalIrap,
  voce: Voce,
}

export type FormFieldsProps = {
  readonly of: LaidSection
  /** The index of the tuple entry that the section belongs to. */
  readonly at?: number
  /** After the last field, in the same grid. */
  readonly children?: ReactNode
}

export function FormFields({ of: { notes = [], messages, fields, layout }, at = 0, children }: FormFieldsProps) {
  const drawn = fields.map((field) => <One key={field.path} {...field} path={entryPath(field.path, at)} row={layout === 'rows'} />)
  return (
    <>
      {notes.map((note) => (
        <SaidWhile key={note.text} {...note} at={at} />
      ))}
      {messages.map((path) => (
        <Messages key={path} campo={entryPath(path, at)} />
      ))}
      {layout === 'rows' ? drawn : (fields.length > 0 || children) && <FieldGrid data-compact={layout && ''}>{[...drawn, children]}</FieldGrid>}
    </>
  )
}

function One({ path, control, gap, row }: Drawn & { readonly row: boolean }) {
  const { rules } = useSimulationStore()
  const Control = control && controls[control]
  const kind = rules.find(path)?.field.kind
  return (
    <>
      {Control ? <Control path={path} /> : <AnyField path={path} layout={row && kind !== 'text' && kind !== 'flag' ? 'row' : 'stack'} />}
      {gap && <span />}
    </>
  )
}

function SaidWhile({ text, when, at }: SectionNote & { readonly at: number }) {
  return useShown(when, at) && <Note>{text}</Note>
}

export const always = all()

/** Whether a part of a section is shown for one entry. */
export const useShown = (when: Condition | undefined, at: number): boolean => useHolds(when ? entryCondition(when, at) : always)

/** An item that is due or not, and its amount. Renders nothing if the item does not apply to this kind of business. */
function Voce({ path }: { readonly path: string }) {
  const { visible, field } = useField(`${path}.importo`)
  if (!visible) return null
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 176px)', columnGap: 2, alignItems: 'start', py: 0.5 }}>
      <AnyField path={`${path}.dovuto`} label={field.label} />
      <AnyField path={`${path}.importo`} layout="cell" label={cellLabel(field.label, 'importo')} />
    </Box>
  )
}
