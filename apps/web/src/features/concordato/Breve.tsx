/** The concordato inside a simulator: fields for the proposal, a short verdict, and a button that opens the tool with the same data. */
import { concordato, type Field, format, invalid } from '@bilancia/contract'
import { refusal } from '@bilancia/contract/api'
import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { FieldFrame } from '../../design/fields/FieldFrame.tsx'
import { FieldGrid } from '../../design/fields/FieldGrid.tsx'
import { NumberInput } from '../../design/fields/NumberInput.tsx'
import { leaving } from '../../design/leaving.ts'
import { Note } from '../../design/Note.tsx'
import { Section } from '../../design/Section.tsx'
import { useIdentity } from '../auth/identity.ts'
import { carried } from '../simulator/carried.ts'
import { pageFirst } from '../simulator/page-first.ts'
import type { Values } from '../simulator/path.ts'
import { useSimulation, useSimulationStore } from '../simulator/store.ts'
import { AccantoAlForfettario } from './Forfettario.tsx'
import { simulator } from './simulator.ts'
import { esiti } from './Verdict.tsx'

const { adesioni, bienni, conProposta } = concordato

/** Score, income of the year before, the two proposals; of a company also the two proposed values of production. */
const empty: readonly unknown[] = [null, null, null, null, null, null]
const { punteggioIsa, redditoPrecedente, anni } = concordato.catalog
const { concordato: proposto, vpnConcordato: vpn } = anni.item
const fields: readonly Field[] = [punteggioIsa, redditoPrecedente, proposto, proposto, vpn, vpn]
/** The typed amount; null where it is missing or wrong. */
const amountAt = (value: unknown, at: number): number | null => {
  const field = fields[at]
  return typeof value === 'number' && field && !invalid(field, value) ? value : null
}

type Props = {
  /** Null if the tool does not cover the case. */
  readonly apertura: concordato.Apertura | null
  /** Whose proposal is typed, where the page has several. */
  readonly di?: string
  /** How much less the flat-rate regime costs than the ordinary one, in euro; null if the simulator does not compare them. */
  readonly vantaggioForfettario?: number | null
}

/** The name under which a page keeps the typed proposal. */
export const proposalOf = (biennio: string, di = '') => `concordato ${biennio} ${di}`

export function ConcordatoBreve({ apertura, di, vantaggioForfettario = null }: Props) {
  const name = proposalOf(apertura?.stato.biennio ?? '', di)
  const typed = useSimulation(({ beside }) => beside[name]) ?? empty
  const { store } = useSimulationStore()
  const navigate = useNavigate()
  const allowed = refusal('concordato', useIdentity()) === null
  if (!allowed || !apertura) return null
  const { biennio } = apertura.stato
  const { frase, prossima } = adesioni[biennio]
  const [first, second] = bienni[biennio]
  // A company owes IRAP on the value of production that the proposal gives: without it the verdict would favour the agreement.
  const conIrap = (apertura.stato.aliquotaIrap ?? 0) > 0
  const labels = [
    ...['Punteggio ISA', `Reddito del ${first - 1}`, `Reddito proposto ${first}`, `Reddito proposto ${second}`],
    ...(conIrap ? [first, second].map((anno) => `Valore della produzione proposto ${anno}`) : []),
  ]
  const known = typed.slice(0, labels.length).map(amountAt)
  const [isa = null, prima = null, uno = null, due = null, vpnUno = null, vpnDue = null] = known
  const complete = !known.includes(null)
  // What is typed goes along, also before it is enough for a verdict.
  const state = conProposta(apertura, { punteggioIsa: isa, redditoPrecedente: prima, concordato: [uno, due], valoreProduzione: [vpnUno, vpnDue] })
  return (
    <Section title="Concordato preventivo" id="concordato-preventivo">
      <Typography>{`Biennio ${biennio}: ${frase}. Poi ${prossima}.`}</Typography>
      <Box sx={{ maxWidth: 640, mt: 2 }}>
        <FieldGrid data-compact="">
          {labels.map((label, at) => (
            <Amount
              key={label}
              label={label}
              score={at === 0}
              value={typed[at]}
              wrong={typed[at] !== null && known[at] === null}
              onChange={(value) => store.getState().setBeside(name, typed.with(at, value))}
            />
          ))}
        </FieldGrid>
      </Box>
      {complete ? (
        <Short state={state} anno={apertura.anno} annoImposta={apertura.anno === 0 ? first : (second ?? first)} vantaggioForfettario={vantaggioForfettario} />
      ) : (
        <Note>Con la proposta dell'Agenzia e il punteggio ISA qui compare l'esito.</Note>
      )}
      {apertura.daControllare.map((testo) => (
        <Note key={testo}>{testo}</Note>
      ))}
      {/* Not a link: the question before leaving intercepts links and would drop the data. */}
      <Button
        onClick={() => leaving('/concordato', () => void navigate('/concordato', { state: carried(state, 'del simulatore') }))}
        variant="outlined"
        size="small"
        sx={{ mt: 1 }}
      >
        Apri il concordato con questi dati
      </Button>
    </Section>
  )
}

type AmountProps = {
  readonly label: string
  readonly score: boolean
  readonly value: unknown
  readonly wrong: boolean
  readonly onChange: (value: unknown) => void
}

function Amount({ label, score, value, wrong, onChange }: AmountProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={undefined} origin={null} messages={[]} disabled={false} layout="stack" flag={false}>
      <NumberInput
        id={id}
        kind={score ? 'percent' : 'money'}
        sign={!score}
        value={value}
        disabled={false}
        invalid={wrong}
        describedBy={undefined}
        placeholder=""
        onChange={onChange}
      />
    </FieldFrame>
  )
}

type ShortProps = { readonly state: concordato.Input; readonly anno: 0 | 1; readonly annoImposta: number; readonly vantaggioForfettario: number | null }

/** The short verdict, computed in the browser, or on the server if the browser cannot. */
function Short({ state, vantaggioForfettario, ...quale }: ShortProps) {
  const values = { ...simulator.start, ...state }
  const differs = useSimulation((simulation) => simulation.differs)
  const calculate = pageFirst<Values>({ differs }, simulator.calcola, (asked, { signal }) => simulator.calculate(asked, signal))
  const { data } = useQuery({
    queryKey: ['concordato in breve', values, differs],
    queryFn: ({ signal }) => calculate(values, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const esito = Object.entries(esiti).find(([key]) => key === data?.esito)?.[1]
  const vantaggio = data?.vantaggioBiennio
  if (!esito || typeof vantaggio !== 'number') return <Box sx={{ minHeight: 24 }} />
  return (
    <>
      <Typography role="status">
        <strong>{esito.testo}</strong>
        {data?.esito !== 'ESCLUSO' &&
          `: ${format.money(Math.abs(vantaggio))} ${vantaggio < 0 ? 'in più' : 'in meno'} nel biennio, con lo stesso reddito nei due anni`}
        .
      </Typography>
      {data && vantaggioForfettario !== null && <AccantoAlForfettario risultato={data} vantaggioForfettario={vantaggioForfettario} {...quale} />}
    </>
  )
}
