/** The layout of a field: label, control, help and messages. It does not know the source of the value. */
import { type Gravita, inFull, type Message } from '@bilancia/contract'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ErrorIcon, UploadIcon, WarningIcon } from '../icons.tsx'

/**
 * `cell`: a cell of a grid whose heading names the column. The label is for screen readers, and visible where the grid is
 * too narrow for a heading.
 */
export type FieldLayout = 'stack' | 'row' | 'cell'

const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const
const Frame = styled('div')({
  minWidth: 0,
  '&[data-layout="row"]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 16, alignItems: 'center', minHeight: 44, paddingBlock: 2 },
  '&[data-layout="cell"]': {
    position: 'relative',
    '@container (max-width: 559px)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: 16 },
  },
  '&[data-flag]': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', minHeight: 40 },
})
const Label = styled('label')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.palette.text.secondary,
  marginBottom: 4,
  overflowWrap: 'break-word',
  '[data-layout="row"] > &, [data-flag] > &': { ...theme.typography.body1, color: theme.palette.text.primary, marginBottom: 0 },
  '[data-disabled] > &': { color: theme.palette.text.disabled },
  '[data-layout="cell"] > &': {
    ...hidden,
    '@container (max-width: 559px)': {
      ...theme.typography.body1,
      position: 'static',
      width: 'auto',
      height: 'auto',
      clipPath: 'none',
      whiteSpace: 'normal',
      marginBottom: 0,
    },
  },
}))
const Note = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 4,
  display: 'flex',
  gap: 4,
  color: theme.palette.text.secondary,
  '&[data-gravita="ERRORE"]': { color: theme.palette.error.main },
  '&[data-gravita="AVVISO"]': { color: theme.palette.warning.main },
}))
const Notes = styled('div')({ '[data-layout="row"] > &, [data-layout="cell"] > &, [data-flag] > &': { gridColumn: '1 / -1', marginBottom: 6 } })

/** The error icon has no title, because the control announces errors itself (aria-invalid). */
const icons: Readonly<Record<Gravita, ReactNode>> = {
  ERRORE: <ErrorIcon sx={{ fontSize: 16 }} />,
  AVVISO: <WarningIcon sx={{ fontSize: 16 }} titleAccess="Avviso" />,
  NOTA: null,
}

type Props = {
  readonly id: string
  readonly label: ReactNode
  readonly help?: ReactNode
  /** The return that the value was loaded from, if any. */
  readonly origin?: string | null
  readonly messages?: readonly Message[]
  readonly disabled?: boolean
  readonly layout?: FieldLayout
  /** A checkbox: its label is beside it. */
  readonly flag?: boolean
  readonly children: ReactNode
}

const none: readonly Message[] = []

/** Messages in a column, each with the colour and icon of its severity. */
export function MessageNotes({ messages }: { readonly messages: readonly Message[] }) {
  return messages.map((message) => (
    <Note key={message.id + message.testo} data-gravita={message.gravita}>
      {icons[message.gravita]}
      <span>{inFull(message)}</span>
    </Note>
  ))
}

/** The id of the description of the control, for `aria-describedby`. */
export const notesId = (id: string): string => `${id}-note`
/** The id of the label, for a control that `for` cannot refer to. */
export const labelId = (id: string): string => `${id}-label`

export function FieldFrame({ id, label, help, origin, messages = none, disabled = false, layout = 'stack', flag = false, children }: Props) {
  const text = (
    <Label id={labelId(id)} htmlFor={id}>
      {label}
    </Label>
  )
  return (
    <Frame data-layout={layout} data-flag={flag ? '' : undefined} data-disabled={disabled ? '' : undefined}>
      {!flag && text}
      {children}
      {flag && text}
      {(help || origin || messages.length > 0) && (
        <Notes id={notesId(id)}>
          <MessageNotes messages={messages} />
          {origin && (
            <Note data-origin="">
              <UploadIcon sx={{ fontSize: 16 }} />
              <span>{origin}</span>
            </Note>
          )}
          {help && <Note>{help}</Note>}
        </Notes>
      )}
    </Frame>
  )
}
