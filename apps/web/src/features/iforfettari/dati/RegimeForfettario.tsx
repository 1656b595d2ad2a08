/** The flat-rate side: input values, contributions, substitute tax. */
import { all, iforfettari } from '@bilancia/contract'
import { FieldRows, TotalRow } from '../../../design/fields/FieldGrid.tsx'
import { Note } from '../../../design/Note.tsx'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { useHolds } from '../../simulator/store.ts'
import { nome, Result } from '../results.ts'
import { Forfettario } from './Results.tsx'

const { condizioni, sections } = iforfettari

export function RegimeForfettario() {
  return (
    <FormSection of={sections.regimeForfettario}>
      <RivalsaDiversa />
      <FieldRows>
        <Result path="regimeForfettario.percentualeRedditivita" label={nome('regimeForfettario.percentualeRedditivita')} />
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
    </FormSection>
  )
}

/** IVS rows for a firm, for each person who has them; gestione separata and professional fund if chosen. */
function Contributi() {
  const ivs = useHolds(condizioni.conIvs)
  const uno = useHolds(condizioni.conCollaboratore1)
  const due = useHolds(condizioni.conCollaboratore2)
  const separata = useHolds(all(condizioni.professione, condizioni.aliquotaSeparataScelta))
  const cassa = useHolds(condizioni.conCassa)
  const conTabella = useHolds(all(condizioni.conCassa, condizioni.cassaConTabella))
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
      {conTabella && <Forfettario voce="contributiCassaNonDeducibili" />}
    </>
  )
}

function Perdite() {
  return useHolds(condizioni.impresa) && <Forfettario voce="perditeUtilizzate" />
}

function RivalsaDiversa() {
  return (
    useHolds(condizioni.conRivalsaDiversa) && (
      <Note>La rivalsa sui collaboratori è diversa nei due regimi: il confronto ne tiene conto, ma conviene verificarla.</Note>
    )
  )
}
