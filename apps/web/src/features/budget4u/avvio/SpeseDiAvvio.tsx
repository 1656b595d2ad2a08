/** The opening costs: three amounts for each row, advice and other expenses folded, partial totals and total. */
import { budget4u, type LaidSection } from '@bilancia/contract'
import { Box, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { TotalRow } from '../../../design/fields/FieldGrid.tsx'
import { EditIcon } from '../../../design/icons.tsx'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { FieldDialog } from '../../simulator/FieldDialog.tsx'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import { cellLabel } from '../../simulator/form/cell-label.tsx'
import { FoldedFields } from '../../simulator/form/FoldedFields.tsx'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Cell, Row, Rows, RowsHead } from '../Rows.tsx'
import { Result, ResultValue, vociCosti } from '../results.ts'
import { Field } from '../simulator.ts'

const { condizioni, elementi, sections, spese } = budget4u
const registroImprese = [sections.registroSocieta, sections.registroDitta]
const albo = [sections.albo]
const INFO = 'informazioniCostiDiAvvio'
const SPESE = `${INFO}.speseDiAvvio` as const

type Spesa = budget4u.Spesa

const colonne = { ...budget4u.colonne, totale: 'Totale' } as const
/** Headings and widths of the three columns. */
const nomi: readonly string[] = [colonne.speseVive, colonne.consulenzeEsterne, colonne.consulenzeInterne]
const larghezze = [136, 136, 136] as const

/** Rows whose out-of-pocket cost is computed in a dialog. */
type DaDialogo = 'iscrizioneRegistroImprese' | 'iscrizioneAlbo'
const daDialogo = (spesa: Spesa): spesa is DaDialogo => spesa === 'iscrizioneRegistroImprese' || spesa === 'iscrizioneAlbo'

/** The paths of the typed amounts of a row. */
const pathsOf = (spesa: Spesa): readonly string[] =>
  (['speseVive', 'consulenzeEsterne', 'consulenzeInterne'] as const)
    .filter((colonna) => colonna !== 'speseVive' || !daDialogo(spesa))
    .map((c) => `${SPESE}.${spesa}.${c}`)

const consulenza = ['privacy', 'dlgs812008', 'haccp', 'ambiente', 'informatici'] as const
const altre = ['altro1', 'altro2'] as const
const percorsi = { consulenza: consulenza.flatMap(pathsOf), altre: altre.flatMap((altra) => [`${SPESE}.${altra}.descrizione`, ...pathsOf(altra)]) }
const totali = ['totaleSpeseVive', 'totaleConsulenzeEsterne', 'totaleConsulenzeInterne'] as const

export function SpeseDiAvvio() {
  const deed = useHolds(elementi.rigaAttoCostitutivo.visibile)
  const register = useHolds(elementi.rigaRegistro.visibile)
  const crafts = useHolds(elementi.rigaAlbo.visibile)
  const firm = useHolds(elementi.moduloDitta.visibile)
  const artisan = useHolds(condizioni.artigiana)
  return (
    <Section title="Spese di avvio" id="spese">
      <Rows columns={larghezze}>
        <RowsHead columns={nomi} />
        <SpesaRow spesa="acquistoAzienda" />
        <SpesaRow spesa="affittoAzienda" />
        {deed && <SpesaRow spesa="attoCostituzioneSocieta" />}
        <SpesaRow spesa="locali" />
        {register && <SpesaRow spesa="iscrizioneRegistroImprese" title={firm && <Registro spesa="iscrizioneRegistroImprese" forms={registroImprese} />} />}
        {crafts && <SpesaRow spesa="iscrizioneAlbo" title={artisan && <Registro spesa="iscrizioneAlbo" forms={albo} />} />}
        <SpesaRow spesa="autorizzazioniPermessi" />
      </Rows>
      {firm && !artisan && (
        <Note>
          L'iscrizione all'Albo delle imprese artigiane si compila quando la{' '}
          <FieldLink path={condizioni.GESTIONE_IVS} underline="always">
            Gestione IVS
          </FieldLink>{' '}
          è Artigiano.
        </Note>
      )}
      <FoldedFields title="Spese di consulenza" paths={percorsi.consulenza} openFilled>
        <Rows columns={larghezze}>
          <RowsHead columns={nomi} />
          {consulenza.map((spesa) => (
            <SpesaRow key={spesa} spesa={spesa} />
          ))}
        </Rows>
      </FoldedFields>
      <FoldedFields title="Altre spese" paths={percorsi.altre} openFilled>
        <Rows columns={larghezze}>
          <RowsHead columns={nomi} />
          {altre.map((spesa) => (
            <SpesaRow key={spesa} spesa={spesa} title={<Field path={`${SPESE}.${spesa}.descrizione`} />} />
          ))}
        </Rows>
      </FoldedFields>
      <Rows columns={larghezze} sx={{ mt: 2 }}>
        <Row name="Totali parziali" total="partial">
          {totali.map((totale, k) => (
            <Cell key={totale} column={nomi[k] ?? ''}>
              <ResultValue path={`${INFO}.${totale}`} label={vociCosti[totale]} />
            </Cell>
          ))}
        </Row>
        <Row name={vociCosti.totaleCostiIniziali} help="Investimenti e spese di avvio" total="grand">
          <span />
          <span />
          <Cell column={colonne.totale}>
            <ResultValue path={`${INFO}.totaleCostiIniziali`} label={vociCosti.totaleCostiIniziali} />
          </Cell>
        </Row>
      </Rows>
    </Section>
  )
}

type Props = {
  readonly spesa: Spesa
  readonly title?: ReactNode
}

/** One expense: out-of-pocket cost, outside advice, own advice. */
function SpesaRow({ spesa, title }: Props) {
  const { nome, ...rest } = spese[spesa]
  return (
    <Row name={nome} title={title || nome} help={'help' in rest ? rest.help : undefined}>
      {daDialogo(spesa) ? (
        <Cell column={colonne.speseVive}>
          <ResultValue path={`${SPESE}.${spesa}.speseVive`} label={`${nome}: spese vive`} />
        </Cell>
      ) : (
        <Field path={`${SPESE}.${spesa}.speseVive`} layout="cell" label={cellLabel(nome, colonne.speseVive)} />
      )}
      <Field path={`${SPESE}.${spesa}.consulenzeEsterne`} layout="cell" label={cellLabel(nome, colonne.consulenzeEsterne)} />
      <Field path={`${SPESE}.${spesa}.consulenzeInterne`} layout="cell" label={cellLabel(nome, colonne.consulenzeInterne)} />
    </Row>
  )
}

/** The paths of the items of each register. */
const holds = { iscrizioneRegistroImprese: ['iscrizioneRegistroImprese'], iscrizioneAlbo: ['iscrizioneImpreseArtigiane'] } as const

/**
 * A register. Its title opens the dialog of its items; the dialog ends with the cost of the registration. `forms`: each is for one kind of business, and
 * only the one that applies is shown.
 */
function Registro({ spesa, forms }: { readonly spesa: keyof typeof holds; readonly forms: readonly LaidSection[] }) {
  const { nome } = budget4u.spese[spesa]
  return (
    <FieldDialog
      title={nome}
      holds={holds[spesa]}
      opener={(opens) => (
        <Link component="button" type="button" {...opens} sx={{ textAlign: 'left', typography: 'body1' }}>
          {nome}
          <EditIcon aria-hidden sx={{ fontSize: 16, ml: 0.5, verticalAlign: '-3px' }} />
        </Link>
      )}
    >
      {forms.map((form) => (
        <FormSection key={form.fields[0]?.path} of={form} />
      ))}
      <Box sx={{ mt: 2 }}>
        <TotalRow>
          <Result path={`informazioniCostiDiAvvio.speseDiAvvio.${spesa}.speseVive`} label="Spese vive" />
        </TotalRow>
      </Box>
    </FieldDialog>
  )
}
