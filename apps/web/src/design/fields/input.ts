/** What every input of the form is given; `onLeave` is called once the person is done with it. */
export type InputProps = {
  readonly id: string
  readonly value: unknown
  readonly disabled?: boolean
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
  /** Shown in grey where nothing is typed: the value that counts. */
  readonly placeholder?: string
  readonly onChange: (value: unknown) => void
  readonly onLeave?: () => void
}
