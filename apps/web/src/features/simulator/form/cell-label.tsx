import type { ReactNode } from 'react'

const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const

/** The label of a field in a row of cells: the column, with the name of the row for screen readers. */
export const cellLabel = (row: string, column: string): ReactNode => (
  <>
    <span style={unseen}>{row}: </span>
    {column}
  </>
)
