/** Where the revenue of the first year goes: in the chosen regime and, for a natural person, in the flat-rate one. */
import { budget4u, format } from '@bilancia/contract'
import { useGoToField } from '../../simulator/explanation/context.ts'
import { getPath, type Values } from '../../simulator/path.ts'
import type { Part } from '../../simulator/results/bars.ts'
import { type Choice, Choices } from '../../simulator/results/Choices.tsx'
import { ExplainAny } from '../../simulator/results/Result.tsx'
import { useSimulation } from '../../simulator/store.ts'
import { ResultValue, valueIn, vociRipartizione } from '../results.ts'
import { FORFETARIO } from '../risultati/explained.ts'
import { useForfetario } from '../risultati/forfetario.ts'
import { fillOf, Picture } from './Picture.tsx'
import { type Ripartizione, ripartizioneOf, voci } from './steps.ts'

const RESTA = 'risultati.redditoDisponibile'
const { names } = budget4u.catalog.informazioniCostiDiAvvio.fields.regime
const legend = voci.filter((voce) => voce !== 'ricavi').map((voce) => ({ voce, name: vociRipartizione[voce], fill: fillOf[voce] }))
const partsOf = (of: Ripartizione): readonly Part[] => legend.map(({ voce, name, fill }) => ({ name, fill, euro: of[voce] || 0 }))

/** The same parts of the second calculation, which has no picture of its own; null if one is missing. */
function ofForfetario(result: Values): Ripartizione | null {
  const anno = valueIn(result, 'pianoTriennale[0]')
  const totali = valueIn(result, 'risultati')
  if (!anno || !totali) return null
  const { ricavi, costi, ammortamenti } = anno
  return { ricavi, costi, ammortamenti, oneriFinanziari: 0, imposte: totali.totaleImposte, contributi: totali.contributi, resta: totali.redditoDisponibile }
}

type Props = {
  /** A result at another point, and the second calculation there; without explanations. */
  readonly moved: Values | null
  readonly second: Values | null
}

export function Regimi({ moved, second }: Props) {
  const typed = useSimulation((s) => s.result)
  const ripartizione = ripartizioneOf(moved ?? typed)
  const regime = useSimulation(({ values }) => String(getPath(values, 'informazioniCostiDiAvvio.regime')))
  const { possibile, confronto } = useForfetario()
  const goToField = useGoToField()
  const chosen: Choice = {
    id: 'scelto',
    name: Object.entries(names).find(([codice]) => codice === regime)?.[1] ?? 'Primo anno',
    parts: ripartizione && partsOf(ripartizione),
    why: 'compare con tipologia e regime',
    figure: ripartizione ? moved ? format.money(ripartizione.resta) : <ResultValue path={RESTA} /> : undefined,
    open: () => goToField('quadro.ripartizione.resta'),
  }
  const there = moved ? second : confronto?.risultato
  const other = there ? ofForfetario(there) : null
  const flat: Choice = {
    id: 'forfetario',
    name: names.FORFETARIO,
    parts: other && partsOf(other),
    figure: !other ? undefined : moved ? (
      format.money(other.resta)
    ) : (
      <ExplainAny path={FORFETARIO + RESTA} name={`Reddito disponibile, forfetario ${format.money(other.resta)}`}>
        {format.money(other.resta)}
      </ExplainAny>
    ),
    open: () => goToField('quadro.ripartizione.resta'),
  }
  return (
    <Choices choices={possibile ? [chosen, flat] : [chosen]} legend={legend} below="ciò che manca, perché costi, imposte e contributi superano i ricavi.">
      <Picture />
    </Choices>
  )
}
