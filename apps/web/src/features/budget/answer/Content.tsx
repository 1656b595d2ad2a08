/** What stands under the sentence: what is missing, or the totals of the first year and what one needs to begin. */
import { budget4u } from '@bilancia/contract'
import { Missing } from '../../simulator/page/Missing.tsx'
import { Part } from '../../simulator/page/Part.tsx'
import { getPath, type Values } from '../../simulator/path.ts'
import { Result } from '../../simulator/Result.tsx'
import { useResult } from '../../simulator/store.ts'

const { vociRisultati, vociRipartizione } = budget4u

export function Content() {
  const computed = useResult<object>('risultati') !== null
  if (!computed) return <Missing missing={missing} for="il budget" />
  return (
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
  )
}

const needed = ['informazioniCostiDiAvvio.tipologia', 'informazioniCostiDiAvvio.regime'] as const

/** Without these nothing is computed. */
const missing = (values: Values): readonly string[] => needed.filter((path) => (getPath(values, path) ?? 'NON_DEFINITO') === 'NON_DEFINITO')
