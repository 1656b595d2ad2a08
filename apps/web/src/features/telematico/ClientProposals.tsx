/** The clients of imported returns: a person confirms, corrects or leaves each new one, and chooses where a client differs. Nothing is automatic. */
import { format } from '@bilancia/contract'
import { clientForm, fieldErrors, type ImportSummary, routes } from '@bilancia/contract/api'
import { Alert, Box, Button, OutlinedInput, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../api/client.ts'
import { FieldFrame, notesId } from '../../design/fields/FieldFrame.tsx'
import { FlagInput } from '../../design/fields/inputs.tsx'
import { Section } from '../../design/Section.tsx'
import { toast } from '../../design/toast.ts'
import { clientKind } from '../clients/kind.ts'
import { useLeaveGuard } from '../records/detail/useLeaveGuard.tsx'
import { Differences } from './Differences.tsx'
import { type Proposal, proposalsOf, type Typed, withoutChoices } from './proposals.ts'

/** The most proposals of one confirmation, so that no client is added unseen. */
const SHOWN = 50

type Props = { readonly summaries: readonly ImportSummary[]; readonly studio: number; readonly onClose: () => void }

export function ClientProposals({ summaries, studio, onClose }: Props) {
  const queries = useQueryClient()
  const { proposals, same, others } = proposalsOf(summaries)
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map())
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const waiting = proposals.filter(({ code }) => !done.has(code))
  const shown = waiting.slice(0, SHOWN)
  const of = (proposal: Proposal): Typed => typed.get(proposal.code) ?? withoutChoices(proposal)
  const chosen = shown.map((proposal) => ({ proposal, ...of(proposal) }))
  const nuovi = chosen.flatMap(({ proposal: { code, now }, add, name, ateco }) =>
    now === null && add ? [{ codiceFiscale: code, denominazione: name, ateco: ateco || null }] : [],
  )
  const cambi = chosen.flatMap(({ proposal: { now, declared }, takeName, takeAteco }) =>
    now && (takeName || takeAteco)
      ? [
          {
            id: now.id,
            versione: now.aggiornatoIl,
            ...(takeName && declared.nome && { denominazione: declared.nome }),
            ...(takeAteco && { ateco: declared.ateco }),
          },
        ]
      : [],
  )
  const unfit = nuovi.filter((one) => wrongOf(one).length > 0).length
  const unnamed = nuovi.filter(({ denominazione }) => denominazione.trim() === '').length
  const confirm = useMutation({
    mutationFn: () => call(routes.clientsOfReturns, { body: { studio, nuovi, cambi } }),
    onSuccess: ({ creati, aggiornati }) => {
      toast.success(`Clienti aggiunti: ${format.number(creati)}, aggiornati: ${format.number(aggiornati)}`)
      setDone(new Set([...done, ...shown.map(({ code }) => code)]))
      void queries.invalidateQueries({ queryKey: [clientKind.name] })
    },
  })
  const set = (proposal: Proposal) => (change: Partial<Typed>) => {
    // What the server refused may be corrected by this.
    confirm.reset()
    setTyped(new Map([...typed, [proposal.code, { ...of(proposal), ...change }]]))
  }
  const { dialog } = useLeaveGuard(typed.size > 0 && waiting.length > 0, () => {}, { loses: true })
  if (proposals.length + same + others === 0) return null
  const found = [
    counted(waiting.filter(({ now }) => now === null).length, 'non è ancora un cliente', 'non sono ancora clienti'),
    counted(waiting.filter(({ now }) => now !== null).length, 'cliente ha dati diversi', 'clienti hanno dati diversi'),
    counted(same, 'è già un cliente, con gli stessi dati', 'sono già clienti, con gli stessi dati'),
    counted(others, 'è un cliente seguito da un collega', 'sono clienti seguiti da colleghi'),
  ].filter(Boolean)
  return (
    <Section title="Clienti delle dichiarazioni importate" level={3}>
      <Typography sx={{ mb: 2 }} role="status">
        {found.length > 0 ? `${found.join('; ')}. ` : 'Ogni proposta ha avuto una risposta. '}
        {waiting.length > 0 &&
          'Nulla cambia finché non si conferma. Il comune non è in una casella certa della dichiarazione: resta quello del cliente. Lasciata la pagina, le proposte tornano importando di nuovo i file.'}
      </Typography>
      {shown.map((proposal) =>
        proposal.now === null ? (
          <New key={proposal.code} proposal={proposal} value={of(proposal)} disabled={confirm.isPending} onChange={set(proposal)} />
        ) : (
          <Differences
            key={proposal.code}
            code={proposal.code}
            declared={proposal.declared}
            now={proposal.now}
            value={of(proposal)}
            disabled={confirm.isPending}
            onChange={set(proposal)}
          />
        ),
      )}
      {confirm.error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {confirm.error.message}
        </Alert>
      )}
      {unnamed > 0 && (
        <Typography role="status" color="error" sx={{ mb: 1 }}>
          Scrivere il nome di ogni cliente da aggiungere, o togliere il segno.
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {waiting.length > 0 && (
          <Button variant="contained" disabled={unnamed + unfit > 0 || confirm.isPending || nuovi.length + cambi.length === 0} onClick={() => confirm.mutate()}>
            {`Conferma: ${nuovi.length} da aggiungere, ${cambi.length} da aggiornare`}
          </Button>
        )}
        <Button onClick={onClose}>{waiting.length > 0 ? 'Lascia così' : 'Chiudi'}</Button>
      </Box>
      {dialog}
      {waiting.length > SHOWN && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {`Sono i primi ${SHOWN}: dopo la conferma vengono gli altri ${format.number(waiting.length - SHOWN)}.`}
        </Typography>
      )}
    </Section>
  )
}

const counted = (n: number, one: string, many: string) => (n === 0 ? '' : n === 1 ? `1 ${one}` : `${format.number(n)} ${many}`)

const { denominazione, ateco } = clientForm
/** What is wrong with the texts of a new client, in the words of its form. A name that is missing is said once for all. */
const wrongOf = (typed: { readonly denominazione: string; readonly ateco: string | null }) =>
  fieldErrors({ denominazione, ateco }, typed).filter(({ testo }) => testo !== denominazione.required)

type NewProps = { readonly proposal: Proposal; readonly value: Typed; readonly disabled: boolean; readonly onChange: (change: Partial<Typed>) => void }

function New({ proposal: { code, declared }, value: { add, name, ateco }, disabled, onChange }: NewProps) {
  const id = useId()
  const wrong = wrongOf({ denominazione: name, ateco })
  const messages = (of: string) => wrong.flatMap(({ campo, testo }) => (campo === of ? [{ id: testo, gravita: 'ERRORE' as const, campo, testo }] : []))
  const help = declared.nome === null ? 'La dichiarazione non dà un nome da proporre: scriverlo.' : 'Nome letto dalla dichiarazione, da controllare.'
  return (
    <Box role="group" aria-label={`Nuovo cliente ${code}`} sx={{ borderTop: 1, borderColor: 'hairline', py: 1.5 }}>
      <FieldFrame id={`${id}-si`} label={`Aggiungi ${code}`} flag>
        <FlagInput
          id={`${id}-si`}
          value={add}
          onChange={(ticked) => onChange({ add: ticked === true })}
          disabled={disabled}
          invalid={false}
          describedBy={undefined}
        />
      </FieldFrame>
      {add && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 0.5 }}>
          <Box sx={{ flex: '1 1 280px', maxWidth: 440, minWidth: 0 }}>
            <FieldFrame id={`${id}-nome`} label={clientForm.denominazione.label} help={help} messages={messages('denominazione')}>
              <OutlinedInput
                id={`${id}-nome`}
                size="small"
                fullWidth
                value={name}
                disabled={disabled}
                error={messages('denominazione').length > 0}
                onChange={({ target }) => onChange({ name: target.value })}
                inputProps={{ autoComplete: 'off', 'aria-describedby': notesId(`${id}-nome`) }}
              />
            </FieldFrame>
          </Box>
          <Box sx={{ flex: '0 1 160px' }}>
            <FieldFrame
              id={`${id}-ateco`}
              label={clientForm.ateco.label}
              help={declared.ateco ? 'Dal quadro del reddito.' : undefined}
              messages={messages('ateco')}
            >
              <OutlinedInput
                id={`${id}-ateco`}
                size="small"
                fullWidth
                value={ateco}
                disabled={disabled}
                error={messages('ateco').length > 0}
                onChange={({ target }) => onChange({ ateco: target.value })}
                inputProps={{ autoComplete: 'off', 'aria-describedby': declared.ateco || messages('ateco').length > 0 ? notesId(`${id}-ateco`) : undefined }}
              />
            </FieldFrame>
          </Box>
        </Box>
      )}
    </Box>
  )
}
