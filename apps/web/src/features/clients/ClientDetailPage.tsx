/** /cliente/{id}: a client of the studio. */
import { gruppi, proposedGroup } from '@bilancia/contract'
import { clientForm, currentStudio, followedOnly, type Identity, refusal, routes } from '@bilancia/contract/api'
import { Box } from '@mui/material'
import { callFile } from '../../api/client.ts'
import { dayOf } from '../../design/day.ts'
import { Section } from '../../design/Section.tsx'
import { useIdentity } from '../auth/identity.ts'
import { Erase } from '../data/EraseData.tsx'
import { Export } from '../data/ExportData.tsx'
import { DetailPage } from '../records/detail/DetailPage.tsx'
import { blankOf } from '../records/detail/draft.ts'
import { FormSections } from '../records/detail/FormSections.tsx'
import { Fields, Fixed } from '../records/Fields.tsx'
import { AskTransfer } from './AskTransfer.tsx'
import { Folder } from './Folder.tsx'
import { FollowerSelect } from './FollowerSelect.tsx'
import { History } from './History.tsx'
import { clientKind } from './kind.ts'
import { Merge } from './Merge.tsx'
import { Returns } from './Returns.tsx'

export function ClientDetailPage() {
  const identity = useIdentity()
  return (
    <DetailPage kind={clientKind} blank={blankOf(clientForm)} mayEdit={() => true} mayDelete={() => refusal('clientiEliminazione', identity) === null}>
      {(session, record) => (
        <>
          <FormSections
            session={session}
            fields={{
              ateco: { after: <Proposed ateco={session.values.ateco ?? ''} /> },
              seguitoDa: {
                control: ({ value, ...control }) => (
                  <FollowerSelect
                    {...control}
                    value={typeof value === 'number' ? value : null}
                    studio={record?.studio ?? currentStudio(identity)?.AgencyId}
                    none="Nessuno, per ora"
                    disabled={control.disabled || followed(identity, record?.studio ?? currentStudio(identity)?.AgencyId)}
                  />
                ),
              },
              note: { long: true },
            }}
          />
          {record && <Folder client={record.id} />}
          {record && <History client={record.id} />}
          {record && <Returns client={record.id} />}
          {record && (
            <>
              {refusal('clientiEliminazione', identity) === null && (
                <Section title="Unione e passaggio" ofActions>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                    <Merge client={record} />
                    <AskTransfer client={record} />
                  </Box>
                </Section>
              )}
              <Export what={EXPORT} label="Esporta la cartella" get={() => callFile(routes.exportClient, { params: { id: record.id } })} />
              <Erase
                what={ERASE}
                name={record.denominazione}
                list={clientKind.listPath}
                permission="clientiEliminazione"
                erase={(nome) => callFile(routes.eraseClient, { params: { id: record.id }, body: { nome } })}
              />
            </>
          )}
          {record && (
            <Fields>
              <Fixed label="Inserito">{`il ${dayOf(record.creatoIl)} da ${record.creatoDa ?? '—'}`}</Fixed>
              <Fixed label="Ultima modifica">{`il ${dayOf(record.aggiornatoIl)} da ${record.aggiornatoDa ?? '—'}`}</Fixed>
            </Fields>
          )}
        </>
      )}
    </DetailPage>
  )
}

const EXPORT =
  'Un archivio ZIP con i dati del cliente, le elaborazioni (stati e versioni in JSON, cifre in CSV), le consegne sigillate, le dichiarazioni e la storia. Il registro lo annota.'
const ERASE =
  'Si cancellano per sempre il cliente, le elaborazioni della sua cartella con le versioni, le consegne, i promemoria e le dichiarazioni che lo studio ha di lui.'
/** Whether the user sees only the clients that they follow. They cannot give one to a colleague, because they would no longer see it. */
const followed = (identity: Identity, studio: number | undefined): boolean => studio !== undefined && followedOnly(identity).includes(studio)

/** The sector group that the simulators will propose. */
function Proposed({ ateco }: { readonly ateco: string }) {
  const { gruppo, daVerificare } = proposedGroup(ateco)
  const check = daVerificare ? '. Da verificare: ATECO 2025 ha cambiato questi codici, i coefficienti seguono ancora ATECO 2007' : ''
  return <Fixed label="Gruppo di settore proposto">{gruppo === 0 ? '' : `${gruppi[gruppo]}${check}`}</Fixed>
}
