/** The sections of a form, as it declares them: `<FormSections session={session} ends={{ Accesso: <Fixed … /> }} />` */
import type { FormField } from '@bilancia/contract/api'
import { Box } from '@mui/material'
import { Fragment, type ReactNode } from 'react'
import { Section } from '../../../design/Section.tsx'
import { Fields } from '../Fields.tsx'
import { type FieldProps, RecordField } from './RecordField.tsx'
import type { EditSession } from './session.ts'

/** What the page adds to a field. `after`: the content after it. */
type OnPage = FieldProps & { readonly hidden?: boolean; readonly after?: ReactNode }

type Props<V> = {
  readonly session: EditSession<V>
  /** Only these sections, for a page with tabs. */
  readonly only?: readonly string[]
  readonly fields?: { readonly [K in keyof V]?: OnPage }
  /** The content after the last field of a section. */
  readonly ends?: Readonly<Record<string, ReactNode>>
}

export function FormSections<V extends object>({ session, only, fields = {}, ends = {} }: Props<V>) {
  const given = new Map<string, OnPage>(Object.entries(fields))
  const all = [...new Map<string, FormField>(Object.entries(session.form))].flatMap(([name, field]) =>
    field.section && (only?.includes(field.section) ?? true) ? [{ name, field }] : [],
  )
  return Object.entries(Object.groupBy(all, ({ field }) => field.section ?? '')).map(([section, inside = []]) => (
    <Section key={section} title={section}>
      <Fields flags={inside.every(({ field }) => field.kind === 'flag')}>
        {inside.map(({ name, field }) => {
          const { hidden = false, after = null, ...props } = given.get(name) ?? {}
          if (hidden) return null
          const drawn = <RecordField session={session} name={name} {...props} />
          return (
            <Fragment key={name}>
              {field.kind === 'html' ? <Box sx={{ gridColumn: '1 / -1' }}>{drawn}</Box> : drawn}
              {after}
            </Fragment>
          )
        })}
        {ends[section]}
      </Fields>
    </Section>
  ))
}
