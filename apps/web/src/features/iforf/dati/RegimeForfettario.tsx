/** The flat-rate side: what it is computed from, contributions, substitute tax. */
import { all, iforfettari, is, not } from '@bilancia/contract'
import { Section } from '../../../design/Section.tsx'
import { FieldGrid, FieldRows, TotalRow } from '../../simulator/FieldGrid.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { Note } from '../../simulator/Note.tsx'
import { useHolds } from '../../simulator/store.ts'
import { nome, Result } from '../results.ts'
import { Field } from '../simulator.ts'
import { Forfettario } from './Results.tsx'

const { condizioni } = iforfettari
const conRivalsaDiversa = all(
  condizioni.conCollaboratore1,
  not({
    any: [
      all(is('redditoContributiImposta.rivalsa'), is('regimeNormale.rivalsaNormale')),
      not({ any: [is('redditoContributiImposta.rivalsa'), is('regimeNormale.rivalsaNormale')] }),
    ],
  }),
)

export function RegimeForfettario() {
  return (
    <Section title="Regime forfettario" id="regime-forfettario">
      <FieldGrid>
        <Field path="regimeForfettario.gruppo" />
        <Field path="redditoContributiImposta.ricavi" />
        <Field path="regimeForfettario.impostaSost" />
        <Field path="regimeForfettario.annoInizioAttivita" help="Facoltativo: serve a controllare i cinque periodi dell'aliquota 5%" />
        <Field path="redditoContributiImposta.perditePregresse" />
        <Field path="redditoContributiImposta.perditePrimiTrePeriodi" />
        <Field path="redditoContributiImposta.contributiCassaProf" />
        <Field path="redditoContributiImposta.riduzione35" />
        <Field path="redditoContributiImposta.rivalsa" />
        <Field path="redditoContributiImposta.collab1ACarico" computed="redditoContributiImposta.collab1ACaricoApplicato" />
        <Field path="redditoContributiImposta.collab2ACarico" computed="redditoContributiImposta.collab2ACaricoApplicato" />
      </FieldGrid>
      <RivalsaDiversa />
      <FieldRows>
        <Result path="regimeForfettario.percentualeRedditivita" label={nome('regimeForfettario.percentualeRedditivita')} unit="percento" />
        <Forfettario voce="redditoLordo" />
        <Contributi />
        <TotalRow>
          <Forfettario voce="contributiTotali" />
        </TotalRow>
        <Forfettario voce="contributiDedotti" />
        <Perdite />
        <TotalRow>
          <Forfettario voce="redditoNetto" />
        </TotalRow>
        <Forfettario voce="impostaSostitutiva" />
        <TotalRow data-grand="">
          <Forfettario voce="totaleForfettario" />
        </TotalRow>
      </FieldRows>
      <Note>
        I contributi dell'anno valgono come versati nell'anno, come se l'attività fosse già a regime: la deduzione nella dichiarazione segue invece i
        versamenti.
      </Note>
    </Section>
  )
}

/** IVS rows for a firm, each person that has them; gestione separata and fund where chosen. */
function Contributi() {
  const ivs = useHolds(condizioni.conIvs)
  const uno = useHolds(condizioni.conCollaboratore1)
  const due = useHolds(condizioni.conCollaboratore2)
  const separata = useHolds(all(condizioni.professione, condizioni.aliquotaSeparataScelta))
  const cassa = useHolds(condizioni.conCassa)
  return (
    <>
      {ivs && (
        <>
          <Forfettario voce="redditoPerIvs" />
          <Forfettario voce="contributiIvsNetti" />
          {uno && <Forfettario voce="redditoIvsCollab1" />}
          {uno && <Forfettario voce="contribIvsCollab1Netti" />}
          {due && <Forfettario voce="redditoIvsCollab2" />}
          {due && <Forfettario voce="contribIvsCollab2Netti" />}
          <Forfettario voce="contributiIvsDeducibili" />
          <Messages campo="redditoContributiImposta.warningContributi35" />
        </>
      )}
      {separata && <Forfettario voce="contributiGestSep" />}
      {cassa && <Forfettario voce="contributiCassaProfApplicati" />}
    </>
  )
}

function Perdite() {
  return useHolds(condizioni.impresa) && <Forfettario voce="perditeUtilizzate" />
}

function RivalsaDiversa() {
  return (
    useHolds(conRivalsaDiversa) && <Note>La rivalsa sui collaboratori è diversa nei due regimi: il confronto ne tiene conto, ma conviene verificarla.</Note>
  )
}
