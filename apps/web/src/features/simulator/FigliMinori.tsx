/** The children under 18 of a person: asked where the region has an item that counts them, and shown wherever they were typed. */
import { above, any, is, regioniConMinori } from '@bilancia/contract'
import { AnyField } from './Field.tsx'
import { useHolds } from './store.ts'

type Props = { readonly path: string /** Where the region of residence is in the state. */; readonly regione: string }

export function FigliMinori({ path, regione }: Props) {
  const asked = useHolds(any(...regioniConMinori.map((code) => is(regione, code)), above(path, 0)))
  return asked && <AnyField path={path} />
}
