/** The results of the choices in the dialog, read only. */
import { budget4u } from '@bilancia/contract'
import { useHolds } from '../../simulator/store.ts'
import { Result } from '../results.ts'
import { vociDitta, vociProfessionista } from '../voci.ts'

const { condizioni, contributiDeiSoci, elementi } = budget4u

export function Esito() {
  const professional = useHolds(elementi.moduloProfessionista.visibile)
  const paysIres = useHolds(condizioni.nonTrasparente)
  if (professional)
    return (['irap', 'irpefAddizionali', 'contributiPrevidenziali'] as const).map((voce) => (
      <Result key={voce} path={`contoEconomicoProfessionista.${voce}`} label={vociProfessionista[voce]} />
    ))
  const imposta = paysIres ? 'ires' : 'irpefAddizionali'
  return (
    <>
      <Result path={`contoEconomicoDittaSocieta.${imposta}`} label={vociDitta[imposta]} />
      <Result path="contoEconomicoDittaSocieta.contributi" label={paysIres ? contributiDeiSoci : vociDitta.contributi} />
    </>
  )
}
