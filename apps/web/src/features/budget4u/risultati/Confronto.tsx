/** The same year in the flat-rate regime: the difference, the choices that it needs, and both regimes line by line. */
import { budget4u, format, roundToCent } from '@bilancia/contract'
import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { type ReactNode, useCallback } from 'react'
import { FieldFrame, MessageNotes } from '../../../design/fields/FieldFrame.tsx'
import { FieldGrid } from '../../../design/fields/FieldGrid.tsx'
import type { InputProps } from '../../../design/fields/inputs.tsx'
import { FlagInput, SelectInput } from '../../../design/fields/inputs.tsx'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { fieldId, optionsOf } from '../../simulator/Field.tsx'
import { ExplainAny } from '../../simulator/results/Result.tsx'
import { useHolds, useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { useField } from '../../simulator/useField.ts'
import { nome, Table, valueIn } from '../results.ts'
import type { Path } from '../simulator.ts'
import { FORFETARIO } from './explained.ts'
import { type Confronto as Comparison, conSettore, frase, perche, useForfetario, useMancanza } from './forfetario.ts'

export function Confronto() {
  const { possibile, confronto, error } = useForfetario()
  const altriMesi = useHolds(budget4u.elementi.contributiDiAltriMesi.visibile)
  return (
    // Not printed without a comparison.
    <Box sx={confronto ? undefined : { '@media print': { display: 'none' } }}>
      <Section title="Confronto con il forfetario" id="confronto-forfetario">
        <Scelte />
        {error && <Alert severity="error">{error.message}</Alert>}
        {confronto === null && <Impossible />}
        {possibile && confronto === undefined && !error && <Skeleton variant="rounded" height={160} />}
        {confronto && (
          <>
            <Typography sx={{ mb: 1 }}>
              <strong>{frase(confronto)}</strong>
              {confronto.differenza !== 0 && ` Reddito disponibile dell'anno, stessi ricavi e stessi costi: cambiano imposte e contributi.`}
            </Typography>
            <MessageNotes messages={confronto.messaggi} />
            <ConfrontoTable confronto={confronto} />
            <Note>
              Nel forfetario i costi veri non si deducono; l'IVA sugli acquisti, che resta a carico, qui non è contata. Non sono controllati gli altri
              requisiti: lavoro dipendente, partecipazioni, spese per il personale.
              {altriMesi &&
                ' I contributi del forfetario sono di dodici mesi, quelli del regime normale dei mesi di attività: parte della differenza viene da qui. I ricavi non sono ragguagliati ad anno.'}
            </Note>
          </>
        )}
      </Section>
    </Box>
  )
}

/** Why there is no second calculation. */
function Impossible() {
  const mancanza = useMancanza()
  return <Typography>{mancanza ? perche[mancanza] : 'Il confronto non è possibile con i dati di adesso.'}</Typography>
}

/** The same paths in both results. */
const righe = [
  'pianoTriennale[0].ricavi',
  'pianoTriennale[0].redditoFiscale',
  'risultati.totaleImposte',
  'risultati.contributi',
  'risultati.redditoDisponibile',
] as const
const LAST = righe.at(-1)

/** Ordinary and flat-rate regime line by line, with the difference by sign and in words. */
function ConfrontoTable({ confronto: { risultato } }: { readonly confronto: Comparison }) {
  const result = useSimulation((s) => s.result)
  const rowOf = (path: (typeof righe)[number]) => {
    const flat = valueIn(risultato, path) ?? 0
    const gap = roundToCent(flat - (valueIn(result, path) ?? 0))
    const second = (
      <ExplainAny path={FORFETARIO + path} name={`${nome(path)}, forfetario ${format.money(flat)}`}>
        {format.amount(flat)}
      </ExplainAny>
    )
    const difference = gap > 0 ? `+${format.amount(gap)}` : format.amount(gap)
    return { name: nome(path), total: path === LAST, keep: flat !== 0, cells: [path, { shows: second }, { shows: difference }] }
  }
  return (
    <Table
      label="Regime normale e forfetario"
      lines="rows"
      columns={[{ name: 'regime normale', head: 'Normale' }, 'Forfetario', 'Differenza']}
      rows={righe.map(rowOf)}
    />
  )
}

/**
 * The additional fields of the flat-rate side of the comparison: sector, rate, reduced contributions. They belong to the
 * flat-rate tab, which is hidden in the ordinary regime.
 */
function Scelte() {
  const sector = useHolds(conSettore)
  return (
    <Box sx={{ '@media print': { display: 'none' } }}>
      <FieldGrid>
        {sector && <Scelta path="forfetari.gruppoDiSettore.gruppo" />}
        <Scelta path="forfetari.aliquotaSostitutiva" help="Non definita: quella ordinaria" />
        {sector && <Scelta path="forfetari.riduzione35" />}
      </FieldGrid>
    </Box>
  )
}

type Props = { readonly path: Path; readonly help?: ReactNode }

/** A field that counts here although its own section does not apply. */
function Scelta({ path, help }: Props) {
  const { store } = useSimulationStore()
  const { field, value } = useField(path)
  const onChange = useCallback((chosen: unknown) => store.getState().set(path, chosen), [store, path])
  const onLeave = useCallback(() => store.getState().settle(path), [store, path])
  const flag = field.kind === 'flag'
  const id = fieldId(path)
  const input: InputProps = { id, value, onChange, onLeave }
  return (
    <FieldFrame id={id} label={field.label} help={help} flag={flag}>
      {flag ? <FlagInput {...input} /> : <SelectInput {...input} options={optionsOf(field) ?? []} />}
    </FieldFrame>
  )
}
