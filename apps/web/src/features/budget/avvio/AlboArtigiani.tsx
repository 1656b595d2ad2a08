/** Registration with the register of artisans. */
import { Field } from '../simulator.ts'
import { RegistroTitle } from './RegistroTitle.tsx'
import { Voce } from './Voce.tsx'

const ALBO = 'iscrizioneImpreseArtigiane'
const holds = [ALBO]

export const AlboArtigiani = () => (
  <RegistroTitle spesa="iscrizioneAlbo" holds={holds}>
    <Field path={`${ALBO}.importo`} layout="row" />
    <Voce path={`${ALBO}.maggiorazioneDittaIndividuale`} />
    <Voce path={`${ALBO}.maggiorazioneSocieta`} />
    <Field path={`${ALBO}.altro.descrizione`} />
    <Field path={`${ALBO}.altro.importo`} layout="row" />
  </RegistroTitle>
)
