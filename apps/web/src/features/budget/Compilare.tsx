/** In place of what depends on the type: the words of the specification, and the way to the field. */
import { budget4u } from '@bilancia/contract'
import { EmptyState } from '../../design/EmptyState.tsx'
import { FieldLink } from '../simulator/FieldLink.tsx'

const { elementi, condizioni } = budget4u

/** While the type is not chosen; shown where `elementi.compilareTipologia` says. */
export const CompilareTipologia = () => (
  <EmptyState title={elementi.compilareTipologia.avviso} action={<FieldLink path={condizioni.TIPOLOGIA}>Vai a «Tipologia»</FieldLink>} />
)

/** While the regime is not chosen. */
export const CompilareRegime = () => (
  <EmptyState title="Scegliere il regime fiscale" action={<FieldLink path={condizioni.REGIME}>Vai a «Regime fiscale»</FieldLink>}>
    I costi di avvio si inseriscono nel regime normale.
  </EmptyState>
)
