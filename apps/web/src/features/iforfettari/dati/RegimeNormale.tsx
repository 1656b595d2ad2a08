/** The ordinary side: rows 81-93 with the names of the return, then the other fields that change it. */
import { all, iforfettari } from '@bilancia/contract'
import { Box } from '@mui/material'
import { FieldRows, TotalRow } from '../../../design/fields/FieldGrid.tsx'
import { Note } from '../../../design/Note.tsx'
import { unbroken } from '../../../design/unbroken.ts'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Result, useResult } from '../results.ts'
import { Field } from '../simulator.ts'
import { Normale } from './Results.tsx'

const { condizioni, nomeReddito, righeReddito, sections } = iforfettari
const riga = 'regimeNormale.determinazioneDelReddito'

/** The rows of both types; those of the other one do not apply. */
const righe = [...new Set(Object.values(righeReddito).flatMap((rows) => rows.map(({ campo }) => `${riga}.${campo}`)))]

export function RegimeNormale() {
  const professione = useHolds(condizioni.professione)
  const impresa = useHolds(condizioni.impresa)
  const scelta = professione || impresa
  return (
    <FormSection of={sections.regimeNormale} about={righe} inside={{ scelte: scelta && <Esito impresa={impresa} /> }}>
      {scelta && <Righe tipologia={professione ? 'PROFESSIONE' : 'IMPRESA'} />}
    </FormSection>
  )
}

function Righe({ tipologia }: { readonly tipologia: keyof typeof righeReddito }) {
  return (
    <>
      <Note>Importi già deducibili: qui non si applicano limiti. Le spese amministrative del Confronto scritte anche nei righi 90-92 contano due volte.</Note>
      <FieldRows>
        {righeReddito[tipologia].map((row) => (
          <Field
            key={row.campo}
            path={`${riga}.${row.campo}`}
            layout="row"
            label={<RowLabel numero={row.riga} segno={row.segno} nome={row.nome} quadro={'quadro' in row ? row.quadro : undefined} />}
            {...('nota' in row && { help: row.nota })}
          />
        ))}
        <TotalRow>
          <Result path={`${riga}.redditoNormale`} label={`93 = ${nomeReddito[tipologia]}`} />
        </TotalRow>
      </FieldRows>
    </>
  )
}

type RowProps = { readonly numero: number; readonly segno: string; readonly nome: string; readonly quadro: string | undefined }

function RowLabel({ numero, segno, nome, quadro }: RowProps) {
  return (
    <>
      {`${numero} ${segno} ${unbroken(nome)} `}
      {quadro && (
        <Box component="span" sx={{ color: 'text.secondary', typography: 'caption', whiteSpace: 'nowrap' }}>
          {quadro}
        </Box>
      )}
    </>
  )
}

function Esito({ impresa }: { readonly impresa: boolean }) {
  const uno = useHolds(condizioni.conCollaboratore1)
  const conTabella = useHolds(all(condizioni.conCassa, condizioni.cassaConTabella))
  const perdita = (useResult('regimeNormale.perditaImpresa') ?? 0) > 0
  return (
    <FieldRows>
      {impresa && <Normale voce="perditeUtilizzate" />}
      {perdita && <Normale voce="perditaImpresa" />}
      {uno && <Normale voce="redditoDaImputare" />}
      <Normale voce="redditoTitolare" />
      {conTabella && <Normale voce="contributiCassaNonDeducibili" />}
      <Normale voce="contributiTotali" />
      <TotalRow data-grand="">
        <Normale voce="totaleNormale" />
      </TotalRow>
    </FieldRows>
  )
}
