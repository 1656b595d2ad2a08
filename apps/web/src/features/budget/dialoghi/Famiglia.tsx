/** The dependants of one person. */

import { Disclosure } from '../../simulator/Disclosure.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { FigliMinori } from '../../simulator/FigliMinori.tsx'
import { Field } from '../simulator.ts'

/** Where a person's dependants are in the state. */
export type Persona = 'imposteContributi.titolare' | `imposteContributi.${'collaboratori' | 'soci'}[${number}]`

const campi = ['coniugeACarico', 'numeroFigliACarico', 'percentualeCarichi', 'numeroFigliRegione'] as const

/** `folded` until wanted, where several persons stand side by side. */
export function Famiglia({ di, folded = false }: { readonly di: Persona; readonly folded?: boolean }) {
  const fields = (
    <FieldGrid data-compact={folded ? '' : undefined}>
      {campi.map((campo) => (
        <Field key={campo} path={`${di}.${campo}`} />
      ))}
      <FigliMinori path={`${di}.numeroFigliMinori`} regione="informazioniCostiDiAvvio.codiceRegioneResidenza" />
    </FieldGrid>
  )
  if (!folded) return fields
  return (
    <Disclosure title="Familiari a carico" paths={[...campi, 'numeroFigliMinori'].map((campo) => `${di}.${campo}`)}>
      {fields}
    </Disclosure>
  )
}
