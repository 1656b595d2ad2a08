/** Proposes the ordinary IRAP rate of a region: what is chosen is written into the rate, which stays free. */
import { format, regioni } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { fieldId } from './Field.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { SelectInput } from './inputs/SelectInput.tsx'
import { getPath } from './path.ts'
import { useSimulation, useSimulationStore } from './store.ts'
import { yearOf } from './year.ts'

const names = Object.entries(regioni).filter(([codice]) => codice !== '0')

const OUT_OF_REACH = "Server non raggiungibile: scrivere l'aliquota nel suo campo"

/** `path` is the field of the rate. The region itself is no part of the state. */
export function RegionalIrap({ path }: { readonly path: string }) {
  const { store } = useSimulationStore()
  const anno = useSimulation(({ values }) => yearOf(values))
  const rate = useSimulation(({ values }) => getPath(values, path))
  const [region, setRegion] = useState<string | null>(null)
  const { data, failureReason } = useQuery({
    queryKey: ['irapRates', anno],
    queryFn: ({ signal }) => call(routes.irapRates, { query: { anno } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const id = `${fieldId(path)}-regione`
  const options = names.map(([value, nome]) => ({ value, name: data ? `${nome}, ${format.percent(data.valore[value] ?? 0)}` : nome }))
  const chosen = region !== null && data?.valore[region] === rate ? region : null
  const propose = (value: unknown) => {
    setRegion(String(value))
    store.getState().set(path, data?.valore[String(value)])
  }
  return (
    <FieldFrame
      id={id}
      label="Aliquota della regione"
      help={data ? help(data) : failureReason && OUT_OF_REACH}
      messages={[]}
      disabled={!data}
      layout="stack"
      flag={false}
    >
      <SelectInput
        id={id}
        value={chosen}
        options={chosen === null ? [{ value: null, name: 'Scegli' }, ...options] : options}
        disabled={!data}
        invalid={false}
        describedBy={`${id}-note`}
        placeholder=""
        onChange={propose}
        onLeave={() => {}}
      />
    </FieldFrame>
  )
}

/** The norm, and how far the figure is to be trusted. */
const help = ({ norma, attendibilita }: { readonly norma: string; readonly attendibilita: string }) =>
  `Ordinaria, ${norma}${attendibilita === 'confermata' ? '' : ` (${attendibilita}: da verificare)`}; l'attività può averne un'altra`
