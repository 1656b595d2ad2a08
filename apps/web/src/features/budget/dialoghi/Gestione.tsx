/** The IVS fund and its relief; only a company that pays IRES may have no partner in a fund. */
import { budget4u } from '@bilancia/contract'
import { useHolds } from '../../simulator/store.ts'
import { Field } from '../simulator.ts'

export function Gestione() {
  const paysIres = useHolds(budget4u.condizioni.nonTrasparente)
  return (
    <>
      {paysIres ? <Field path="imposteContributi.gestioneIvs" /> : <Field path="imposteContributi.gestioneIvs" help="" />}
      <Field path="imposteContributi.riduzione50" />
    </>
  )
}
