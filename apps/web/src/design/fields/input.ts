/** Props of every input of the form. `onLeave` is called on blur. */
export type InputProps = {
  readonly id: string
  readonly value: unknown
  readonly disabled?: boolean
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
  /** Shown in grey while nothing is typed: the value that applies. */
  readonly placeholder?: string
  readonly onChange: (value: unknown) => void
  readonly onLeave?: () => void
}
