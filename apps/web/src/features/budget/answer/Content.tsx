/** What stands under the sentence: what is missing, the totals of the first year, what one needs to begin. */
import { budget4u } from '@bilancia/contract'
import { Missing } from '../../simulator/page/Missing.tsx'
import { Part } from '../../simulator/page/Part.tsx'
import { getPath, type Values } from '../../simulator/path.ts'
import { Result } from '../../simulator/Result.tsx'
import { useResult } from '../../simulator/store.ts'

const { condizioni, vociRisultati, vociRipartizione } = budget4u

export function Content() {
  const computed = useResult<object>('risultati') !== null
  const revenue = useResult<number>('quadro.ripartizione.ricavi')
  return (
    <>
      {!revenue && <Missing missing={missing} for="il budget" />}
      {computed && (
        <>
          <Part title="Primo anno">
            <Result path="quadro.ripartizione.ricavi" label={vociRipartizione.ricavi} />
            <Result path="risultati.totaleImposte" label={vociRisultati.totaleImposte} />
            <Result path="risultati.contributi" label={vociRisultati.contributi} />
          </Part>
          <Part title="Per cominciare">
            <Result path="risultati.totaleCostiIniziali" label={vociRisultati.totaleCostiIniziali} />
            <Result path="risultati.costiTrimestrali" label={vociRisultati.costiTrimestrali} />
            <Result path="risultati.fabbisognoIniziale" label={vociRisultati.fabbisognoIniziale} />
          </Part>
        </>
      )}
    </>
  )
}

const chosen = (values: Values, path: string) => getPath(values, path) ?? 'NON_DEFINITO'

/** Type and regime, without which nothing is computed; then the revenue, wherever it is typed for them. */
function missing(values: Values): readonly string[] {
  const undefinedOnes = [condizioni.TIPOLOGIA, condizioni.REGIME].filter((path) => chosen(values, path) === 'NON_DEFINITO')
  if (undefinedOnes.length > 0) return undefinedOnes
  const flat = chosen(values, condizioni.REGIME) === 'FORFETARIO'
  const professional = chosen(values, condizioni.TIPOLOGIA) === 'PROFESSIONE'
  const revenue = flat ? 'forfetari.ricaviCompensi' : professional ? 'contoEconomicoProfessionista.compensi' : 'contoEconomicoDittaSocieta.ricavi'
  return getPath(values, revenue) ? [] : [revenue]
}
