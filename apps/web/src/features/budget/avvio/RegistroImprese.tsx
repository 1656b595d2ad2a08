/** Registration with the register of firms: of a company, or of a sole trader. */
import { Note } from '../../simulator/Note.tsx'
import { useHolds } from '../../simulator/store.ts'
import { condizioni } from '../conditions.ts'
import { Field } from '../simulator.ts'
import { RegistroTitle } from './RegistroTitle.tsx'
import { Voce } from './Voce.tsx'

const holds = ['iscrizioneRegistroImprese']

export function RegistroImprese() {
  const company = useHolds(condizioni.societa)
  return (
    <RegistroTitle spesa="iscrizioneRegistroImprese" holds={holds}>
      {company ? <Societa /> : <DittaIndividuale />}
    </RegistroTitle>
  )
}

const SOCIETA = 'iscrizioneRegistroImprese.societa'
const Societa = () => (
  <>
    <Voce path={`${SOCIETA}.praticaTelematica`} />
    <Voce path={`${SOCIETA}.praticaDigitale`} />
    <Field path={`${SOCIETA}.riduzioneCooperativeSociali`} />
    <Voce path={`${SOCIETA}.maggiorazione`} />
    <Voce path={`${SOCIETA}.bolloSocietaPersone`} />
    <Voce path={`${SOCIETA}.bolloSocietaCapitali`} />
    <Field path={`${SOCIETA}.altro`} layout="row" />
  </>
)

const DITTA = 'iscrizioneRegistroImprese.dittaIndividuale'
const DittaIndividuale = () => (
  <>
    <Note>Si pagano una volta sola, con la domanda di iscrizione.</Note>
    <Voce path={`${DITTA}.pratica`} />
    <Voce path={`${DITTA}.maggiorazione`} />
    <Voce path={`${DITTA}.bollo`} />
    <Field path={`${DITTA}.altro`} layout="row" />
  </>
)
