/** In place of what depends on the type or on the regime. */
import { budget4u } from '@bilancia/contract'
import { ToFill } from '../simulator/ToFill.tsx'

const { elementi, condizioni, schede } = budget4u

/** While the type is not chosen, in the words of the specification; shown where `elementi.compilareTipologia` says. */
export const CompilareTipologia = () => <ToFill title={elementi.compilareTipologia.avviso} path={condizioni.TIPOLOGIA} />

/** While the regime is not chosen. */
export const CompilareRegime = () => <ToFill title="I costi di avvio si inseriscono nel regime normale" path={condizioni.REGIME} page={schede.dati.nome} />
