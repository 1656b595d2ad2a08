/** Placeholders for parts that depend on the type or the regime. */
import { budget4u } from '@bilancia/contract'
import { ToFill } from '../simulator/ToFill.tsx'

const { elementi, condizioni, schede } = budget4u

/** Shown until the type is chosen, in the words of the specification. `elementi.compilareTipologia` says where. */
export const CompilareTipologia = () => <ToFill title={elementi.compilareTipologia.avviso} path={condizioni.TIPOLOGIA} />

/** Shown until the regime is chosen. */
export const CompilareRegime = () => <ToFill title="I costi di avvio si inseriscono nel regime normale" path={condizioni.REGIME} page={schede.dati.nome} />
