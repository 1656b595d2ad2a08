/** The opening costs: three amounts for each row, advice and other expenses folded, partial totals and total. */
import { budget4u } from '@bilancia/contract'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import { FoldedFields } from '../../simulator/form/FoldedFields.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Cell, Row, Rows, RowsHead } from '../Rows.tsx'
import { ResultValue } from '../results.ts'
import { Field } from '../simulator.ts'
import { vociCosti } from '../voci.ts'
import { Registro } from './Registro.tsx'
import { colonne, larghezze, nomi, pathsOf, SpesaRow } from './SpesaRow.tsx'

const { condizioni, elementi, sections } = budget4u
const registroImprese = [sections.registroSocieta, sections.registroDitta]
const albo = [sections.albo]
const INFO = 'informazioniCostiDiAvvio'
const SPESE = `${INFO}.speseDiAvvio` as const

const consulenza = ['privacy', 'dlgs812008', 'haccp', 'ambiente', 'informatici'] as const
const altre = ['altro1', 'altro2'] as const
const percorsi = { consulenza: consulenza.flatMap(pathsOf), altre: altre.flatMap((altra) => [`${SPESE}.${altra}.descrizione`, ...pathsOf(altra)]) }
const totali = ['totaleSpeseVive', 'totaleConsulenzeEsterne', 'totaleConsulenzeInterne'] as const

export function SpeseDiAvvio() {
  const company = useHolds(elementi.rigaAttoCostitutivo.visibile)
  const firm = useHolds(elementi.moduloDitta.visibile)
  const artisan = useHolds(elementi.rigaAlbo.visibile)
  return (
    <Section title="Spese di avvio" id="spese">
      <Rows columns={larghezze}>
        <RowsHead columns={nomi} />
        <SpesaRow spesa="acquistoAzienda" />
        <SpesaRow spesa="affittoAzienda" />
        {company && <SpesaRow spesa="attoCostituzioneSocieta" />}
        <SpesaRow spesa="locali" />
        {firm && <SpesaRow spesa="iscrizioneRegistroImprese" title={<Registro spesa="iscrizioneRegistroImprese" forms={registroImprese} />} />}
        {firm && artisan && <SpesaRow spesa="iscrizioneAlbo" title={<Registro spesa="iscrizioneAlbo" forms={albo} />} />}
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
