/**
 * Proposes the IRAP rate of a region. The choice is written into the rate field, which stays editable. If some activities
 * have a rate of their own, the ATECO code is asked for and the rate is offered: only a click applies it.
 */
import { format, regioni } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { call } from '../../../api/client.ts'
import { FieldFrame } from '../../../design/fields/FieldFrame.tsx'
import { SelectInput } from '../../../design/fields/inputs.tsx'
import { later } from '../../../design/later.tsx'
import { AnyField, fieldId } from '../Field.tsx'
import { getPath } from '../path.ts'
import { useSimulation, useSimulationStore } from '../store.ts'
import { yearOf } from '../year.ts'
import type { RegionRates } from './irap-rates.ts'

const SpecialRates = later(async () => (await import('./SpecialRates.tsx')).SpecialRates)

const names = Object.entries(regioni).filter(([codice]) => codice !== '0')

const OUT_OF_REACH = "Server non raggiungibile: scrivere l'aliquota nel suo campo"
const HELP = "La proposta si scrive nell'aliquota, che resta libera"

/** Region, rate, and rates of its activities. `path` is that of the rate. Neither region nor activity is part of the state. */
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
  const options = names.map(([value, nome]) => ({ value, name: data?.[value] ? `${nome}, ${format.percent(data[value].aliquota)}` : nome }))
  const found = (region !== null && data?.[region]) || null
  const proposed = found && [found, ...found.particolari].some(({ aliquota }) => aliquota === rate)
  const take = (value: number | undefined) => store.getState().set(path, value)
  const choose = (value: unknown) => {
    setRegion(String(value))
    take(data?.[String(value)]?.aliquota)
  }
  return (
    <>
      <FieldFrame id={id} label="Aliquota della regione" help={found && proposed ? help(found) : data ? HELP : failureReason && OUT_OF_REACH} disabled={!data}>
        <SelectInput
          id={id}
          value={proposed ? region : null}
          options={proposed ? options : [{ value: null, name: 'Scegli' }, ...options]}
          disabled={!data}
          describedBy={`${id}-note`}
          onChange={choose}
        />
      </FieldFrame>
      <AnyField path={path} />
      {found && proposed && found.particolari.length > 0 && (
        <Suspense fallback={null}>
          <SpecialRates key={region} id={`${fieldId(path)}-ateco`} rates={found} rate={rate} onTake={take} />
        </Suspense>
      )}
    </>
  )
}

/** The norm, the reliability of the figure, and further remarks. */
const help = ({ norma, attendibilita, nota }: RegionRates) =>
  [`Ordinaria, ${norma}${attendibilita === 'confermata' ? '' : ` (${attendibilita}: da verificare)`}`, nota].filter(Boolean).join('; ')
