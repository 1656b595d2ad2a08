/** 'Carica dati telematico': whose returns to load, and of which year. Errors are shown under the field and in one list. */
import { type ClientReturns, refusal, routes, telematicoTypes } from '@bilancia/contract/api'
import { Alert, AlertTitle, Box, DialogContent, DialogTitle, FormControlLabel, FormHelperText, Switch, TextField } from '@mui/material'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type FormEvent, use, useId, useState } from 'react'
import { call } from '../../../api/client.ts'
import { FormActions, FormDialog } from '../../../design/FormDialog.tsx'
import { toast } from '../../../design/toast.ts'
import { WaitOverlay } from '../../../design/WaitOverlay.tsx'
import { useIdentity } from '../../auth/identity.ts'
import { useScope, useStored } from '../../telematico/useReturns.ts'
import { DocumentContext } from '../document/context.ts'
import { ClientReturnSelect } from './ClientReturnSelect.tsx'
import { FrameDialog } from './FrameDialog.tsx'
import { Choice, Person } from './fields.tsx'
import { type ClientReturn, chosenReturn, type Errore, errori, loadable, proposed, senzaCodici, soggetti } from './form.ts'
import { LoadedDialog } from './LoadedDialog.tsx'
import { type LoadForm, NothingFound, tipiTelematico, useLoad } from './load.ts'

type Props = { readonly isConvenienza: boolean; readonly isForme: boolean; readonly cfImpresa: string; readonly onClose: () => void }

const types = telematicoTypes.map((value) => ({ value, name: tipiTelematico[value] }))

/** In a document of a client it asks for their returns first; without an answer it asks for tax codes, as on the page without a client. */
export function LoadDataDialog(props: Props) {
  const id = use(DocumentContext)?.about.Cliente?.id
  const { data, isLoading } = useQuery({
    queryKey: ['clienti', id, 'dichiarazioni'],
    queryFn: id === undefined ? skipToken : ({ signal }) => call(routes.clientReturns, { params: { id } }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  })
  return isLoading ? <WaitOverlay open /> : <LoadDataForm {...props} client={data ?? null} />
}

function LoadDataForm({ isConvenienza, isForme, cfImpresa, client, onClose }: Props & { readonly client: ClientReturns | null }) {
  const heading = useId()
  const taxes = useId()
  const identity = useIdentity()
  const { Company, PrincipalAuth } = identity
  const { data: scope } = useScope()
  const own = PrincipalAuth.map(({ Agency }) => Agency)
  // A user without a studio chooses among those of the company.
  const agencies = own.length > 0 ? own : (scope?.Agencies.filter(({ CompanyId }) => CompanyId === Company?.Id) ?? [])
  // Who may not see the list of returns types the codes.
  const { data: stored = [] } = useStored(Company?.Id ?? null, refusal('importTelematico', identity) === null)
  const returns = client ? loadable(isConvenienza, client) : []
  // If the page already has the tax code of somebody else, no return of the client is chosen: it would replace that code.
  const [chosen, setChosen] = useState<ClientReturn | null>(cfImpresa === '' || cfImpresa === client?.codiceFiscale ? (returns[0] ?? null) : null)
  const [form, setForm] = useState<LoadForm>({
    isConvenienza,
    isForme,
    companyId: Company?.Id ?? null,
    agencyId: agencies.length === 1 ? (agencies[0]?.Id ?? null) : null,
    telematicoType: isConvenienza ? 'SC' : 'PF',
    year: null,
    cfImpresa,
    yearCf1: null,
    cfCollab1: '',
    yearCf2: null,
    cfCollab2: '',
    yearS3: null,
    cfSocio3: '',
    quadro: null,
    spostaImposte: true,
    ...(client && chosen && chosenReturn(client, chosen)),
  })
  const [first] = useState(form)
  const [errors, setErrors] = useState<readonly Errore[]>([])
  const { load, outcome, choices, choose, replaceAll, keepMine } = useLoad(onClose)
  const change = (changed: Partial<LoadForm>) => {
    setForm({ ...form, ...changed })
    setErrors([])
    load.reset()
  }
  const chooseReturn = (one: ClientReturn | null) => {
    setChosen(one)
    change(client && one ? chosenReturn(client, one) : { cfImpresa, year: null })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = errori(form)
    setErrors(found)
    if (senzaCodici(form)) toast.error('Nessun codice fiscale scelto')
    if (found.length > 0) return
    load.mutate(form)
  }
  /** Marks the field. The list of errors says once what is wrong, by the name of the field. */
  const isWrong = (campo: keyof LoadForm) => errors.some((error) => error.campo === campo)

  /** The persons still to fill in. A chosen return already gives the first one, with its year. */
  const asked = soggetti(isConvenienza).filter(({ cf }) => !chosen || cf !== 'cfImpresa')
  if (outcome) return <LoadedDialog {...outcome} onReplace={replaceAll} onKeep={keepMine} onClose={onClose} />
  if (choices) return <FrameDialog choices={choices} pending={load.isPending} onChoose={choose} onClose={onClose} />
  return (
    <FormDialog onClose={onClose} chosen={form !== first} aria-labelledby={heading} maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading}>Carica dati telematico</DialogTitle>
        <DialogContent>
          {client && <ClientReturnSelect client={client} returns={returns} chosen={chosen} onChoose={chooseReturn} />}
          {!chosen && (
            <Box sx={{ display: 'grid', gap: 2, pt: 1, alignItems: 'end', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
              <TextField label="Company" value={Company?.BusinessName ?? ''} slotProps={{ htmlInput: { readOnly: true } }} error={isWrong('companyId')} />
              <Choice
                label="Studio"
                value={form.agencyId}
                options={agencies.map(({ Id, Name }) => ({ value: Id, name: Name }))}
                error={isWrong('agencyId')}
                onChange={(agencyId) => change({ agencyId })}
              />
              <Choice
                label="Tipo telematico"
                value={form.telematicoType}
                options={types}
                error={isWrong('telematicoType')}
                onChange={(telematicoType) => change({ telematicoType })}
              />
            </Box>
          )}
          {asked.map((one) => (
            <Person key={one.cf} of={one} form={form} proposals={proposed(stored, form, one.cf)} isWrong={isWrong} onChange={change} />
          ))}
          {isConvenienza && (
            <Box sx={{ pt: 2 }}>
              <FormControlLabel
                label="Sposta imposte"
                control={
                  <Switch
                    checked={form.spostaImposte}
                    onChange={({ target }) => change({ spostaImposte: target.checked })}
                    slotProps={{ input: { 'aria-describedby': taxes } }}
                  />
                }
              />
              <FormHelperText id={taxes} sx={{ m: 0 }}>
                Porta le imposte in bilancio (RF16) dalle variazioni in aumento all'utile ante imposte, perché i casi le calcolano da capo. Se RF16 manca non
                cambia nulla.
              </FormHelperText>
            </Box>
          )}
          {errors.length > 0 && (
            <Alert severity="error" sx={{ mt: 2 }}>
              <AlertTitle>Errori da correggere</AlertTitle>
              {errors.map(({ campo, testo }) => (
                <div key={campo + testo}>{testo}</div>
              ))}
            </Alert>
          )}
          {load.error && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {load.error instanceof NothingFound ? (
                <>
                  <AlertTitle>Carica telematico</AlertTitle>
                  {[load.error.message, ...load.error.avvisi].map((line) => (
                    <div key={line}>{line}</div>
                  ))}
                </>
              ) : (
                `Errore ${load.error.message}`
              )}
            </Alert>
          )}
        </DialogContent>
        <FormActions confirm="Carica" onClose={onClose} />
      </form>
      <WaitOverlay open={load.isPending} />
    </FormDialog>
  )
}
