/** Each year with the agreement and without, the limits, and the figures of law that nobody has confirmed. */
import { lastFinalYear } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Section } from '../../design/Section.tsx'
import { Line } from '../simulator/figures.tsx'
import { Provisional } from '../simulator/Provisional.tsx'
import type { TableRow } from '../simulator/results/Table.tsx'
import { UNKNOWN_FIGURES, useUsedFigures } from '../simulator/UsedFigures.tsx'
import { nome, ResultValue, Table, useResult } from './results.ts'
import { useComplete } from './Verdict.tsx'

const voci = ['reddito', 'contributi', 'imponibile', 'imposta', 'addizionali', 'irap'] as const
const soloCon = ['eccedenza', 'eccedenzaAgevolata', 'eccedenzaOltreLimite', 'impostaSostitutiva'] as const

export function Risultato() {
  const anni = useResult('anni')
  const esito = useResult('esito')
  if (!useComplete() || !anni) return null
  return (
    <>
      <Section title="Con il concordato e senza" id="confronto">
        <Confronto />
      </Section>
      {esito !== 'ESCLUSO' && (
        <Section title="Limiti e acconto" id="limiti">
          <Limiti />
        </Section>
      )}
      <Section title="Che cosa è certo" id="certezza">
        <Certezza />
      </Section>
    </>
  )
}

function Confronto() {
  const anni = useResult('anni') ?? []
  const quali = anni.map((_, i) => i)
  const provvisori = anni.flatMap(({ anno, provvisorio }) => (provvisorio ? [anno] : []))
  const both = (voce: (typeof voci)[number] | 'totale') => quali.flatMap((i) => [`anni[${i}].senza.${voce}`, `anni[${i}].con.${voce}`] as const)
  const rows: readonly TableRow<
    `anni[${number}].${'senza' | 'con'}.${(typeof voci)[number] | 'totale'}` | `anni[${number}].con.${(typeof soloCon)[number]}` | `anni[${number}].vantaggio`
  >[] = [
    ...voci.map((voce) => ({ name: nome(`anni[0].senza.${voce}`), cells: both(voce), keep: voce === 'reddito' })),
    ...soloCon.map((voce) => ({ name: nome(`anni[0].con.${voce}`), cells: quali.flatMap((i) => [null, `anni[${i}].con.${voce}` as const]) })),
    { name: 'Totale', cells: both('totale'), total: true },
    { name: 'Vantaggio del concordato', cells: quali.flatMap((i) => [null, { difference: `anni[${i}].vantaggio` as const }]), keep: true },
  ]
  return (
    <>
      <Table
        label="Con il concordato e senza, anno per anno"
        lines="rows"
        columns={anni.flatMap(({ anno, inConcordato }) => [`${anno} senza`, `${anno} ${inConcordato ? 'con' : 'uscito'}`])}
        rows={rows}
      />
      {provvisori.length > 0 && (
        <Typography variant="caption" component="p" sx={{ mt: 1 }}>
          <Provisional />
          {` Le cifre del ${provvisori.join(' e del ')} poggiano su contributi e aliquote del ${lastFinalYear}, in attesa degli atti annuali.`}
        </Typography>
      )}
    </>
  )
}

function Limiti() {
  const limite = useResult('limitePropostaPercento')
  const anni = useResult('anni') ?? []
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Line label={nome('aliquotaSostitutiva')}>
        <ResultValue path="aliquotaSostitutiva" />
      </Line>
      <Line label={nome('limitePropostaPercento')}>{limite === null ? 'nessuno' : <ResultValue path="limitePropostaPercento" />}</Line>
      <Line label={nome('maggiorazioneAcconto')}>
        <ResultValue path="maggiorazioneAcconto" />
      </Line>
      {anni.map(({ anno, inConcordato, opzioneSostitutiva }) => (
        <Line key={anno} label={`Imposta sostitutiva nel ${anno}`}>
          {!inConcordato ? 'fuori dal concordato' : opzioneSostitutiva ? 'con opzione' : 'senza opzione'}
        </Line>
      ))}
    </Box>
  )
}

function Certezza() {
  const avvertenze = useResult('avvertenze') ?? []
  const { used, unknown } = useUsedFigures()
  const deboli = used?.deboli ?? []
  return (
    <>
      {unknown && <Typography>{UNKNOWN_FIGURES}</Typography>}
      {deboli.length > 0 && (
        <>
          <Typography>Cifre di legge usate e non confermate:</Typography>
          <Box component="ul" sx={list}>
            {deboli.map(({ id, nome: figura, testo, attendibilita }) => (
              <li key={id}>
                {`${figura}: ${testo} `}
                <Typography component="span" variant="caption" sx={{ color: 'warning.main' }}>
                  {attendibilita}
                </Typography>
              </li>
            ))}
          </Box>
        </>
      )}
      <Box component="ul" sx={list}>
        {avvertenze.map((testo) => (
          <li key={testo}>{testo}</li>
        ))}
      </Box>
    </>
  )
}

const list = { mt: 0.5, mb: 2, pl: 2.5, maxWidth: 720, '& li': { mb: 0.5 } } as const
