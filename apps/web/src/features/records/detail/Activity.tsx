/** 'Attività': when the record was made and changed, and its last rows of the register, for those who may read it. */
import { type AuditKind, changeText, refusal, routes } from '@bilancia/contract/api'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../api/client.ts'
import { dayOf, momentOf } from '../../../design/day.ts'
import { Section } from '../../../design/Section.tsx'
import { useIdentity } from '../../auth/identity.ts'
import { Fields, Fixed } from '../Fields.tsx'
import { Arrived } from '../list/Arrived.tsx'
import { type Column, RecordTable } from '../list/RecordTable.tsx'

type Stamped = {
  readonly Id: number
  readonly InsertDate: string | null
  readonly InsertUser: string | null
  readonly UpdateDate: string | null
  readonly UpdateUser: string | null
}
type Props = {
  readonly record: Stamped
  readonly kind: AuditKind
  /** 'Inserita il' for a company. */
  readonly feminine?: boolean
}

const ROWS = 20

type Row = { readonly Id: number; readonly At: string; readonly Username: string; readonly Action: string; readonly text: string }
const columns: readonly Column<Row>[] = [
  { label: 'Quando', whole: true, value: ({ At }) => <time dateTime={At}>{momentOf(At)}</time> },
  { label: 'Utente', value: ({ Username }) => Username },
  { label: 'Azione', whole: true, value: ({ Action }) => Action },
  { label: 'Che cosa', value: ({ text }) => text },
]

const by = (day: string | null, user: string | null) => (day === null ? '' : `${dayOf(day)}${user ? `, da ${user}` : ''}`)

export function Activity({ record, kind, feminine = false }: Props) {
  const mayRead = refusal('registro', useIdentity()) === null
  const register = useQuery({
    queryKey: ['audit', kind, record.Id, record.UpdateDate],
    queryFn: ({ signal }) => call(routes.searchAudit, { body: { Kind: kind, RecordId: record.Id, Take: ROWS } }, { signal }),
    enabled: mayRead,
    staleTime: 0,
  })
  const { data } = register
  const rows = data?.ResultList.map(({ Changes, ...row }) => ({ ...row, text: Changes.map(changeText).join('; ') }))
  return (
    <>
      <Fields>
        <Fixed label="Id">{String(record.Id)}</Fixed>
        <Fixed label={feminine ? 'Inserita il' : 'Inserito il'}>{by(record.InsertDate, record.InsertUser)}</Fixed>
        <Fixed label="Ultima modifica">{by(record.UpdateDate, record.UpdateUser)}</Fixed>
      </Fields>
      {mayRead && (
        <Section title="Dal registro">
          <Arrived of={register}>
            <RecordTable label="Dal registro" columns={columns} rows={rows} />
            {(data?.ListLength ?? 0) > ROWS && (
              <Button component={Link} to={`/audit?Kind=${encodeURIComponent(kind)}`} size="small">
                Tutto il registro
              </Button>
            )}
          </Arrived>
        </Section>
      )}
    </>
  )
}
