/** The keys of a studio's own programs. Each is shown once, when it is made, and can be revoked. */
import { keysOf } from '@bilancia/contract'
import { type ApiKeyRecord, type Ask, KEY_DAYS_MAX, type KeyGroup, keyGroups, routes } from '@bilancia/contract/api'
import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Link,
  TextField,
  Typography,
} from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../api/client.ts'
import { keepNewest } from '../../api/newest.ts'
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx'
import { dayOf } from '../../design/day.ts'
import { FormActions, FormDialog } from '../../design/FormDialog.tsx'
import { BoundedText, isFitting } from '../../design/fields/BoundedText.tsx'
import { Section } from '../../design/Section.tsx'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'
import { type Column, RecordTable } from '../records/list/RecordTable.tsx'

type Row = ApiKeyRecord & { readonly Id: number }
type Asked = Ask<typeof routes.insertApiKey>['body']
const groups = keysOf(keyGroups)
const DAYS = 90
const NAME_MAX = 100

const expired = ({ scade }: ApiKeyRecord): boolean => new Date(scade) < new Date()

const stateOf = (key: ApiKeyRecord): string => {
  const { vale, revocata, scade } = key
  if (revocata) return `Revocata il ${dayOf(revocata)}`
  if (vale) return `Vale fino al ${dayOf(scade)}`
  return expired(key) ? `Scaduta il ${dayOf(scade)}` : 'Non vale: chi l’ha fatta è disabilitato, o non è più un amministratore dello studio'
}

export function Keys({ agency }: { readonly agency: number }) {
  const queries = useQueryClient()
  const mine = useIdentity().PrincipalAuth.some(({ AgencyId }) => AgencyId === agency)
  const [making, setMaking] = useState(false)
  const [leaving, setLeaving] = useState<ApiKeyRecord | null>(null)
  const queryKey = ['agencies', 'chiavi', agency]
  const { data, error } = useQuery({ queryKey, queryFn: ({ signal }) => call(routes.apiKeys, { params: { id: agency } }, { signal }), staleTime: 0 })
  const revoke = useMutation({
    mutationFn: (chiave: number) => call(routes.revokeApiKey, { params: { id: agency, chiave } }),
    onSuccess: async (rows) => {
      await keepNewest(queries, queryKey, rows)
      toast.success('Chiave revocata')
    },
    onError: ({ message }) => toast.error(message),
  })
  // Here, not in the dialog: a key is shown also to those who closed the dialog before it came.
  const make = useMutation({
    mutationFn: (body: Asked) => call(routes.insertApiKey, { params: { id: agency }, body }),
    onSuccess: () => {
      setMaking(false)
      void queries.invalidateQueries({ queryKey })
    },
    onError: ({ message }) => toast.error(message),
  })
  const columns: readonly Column<Row>[] = [
    { label: 'Programma', value: ({ nome }) => nome },
    { label: 'Può', value: ({ gruppi }) => gruppi.map((one) => keyGroups[one]).join('; ') },
    { label: 'Fatta', value: ({ di, dal }) => `il ${dayOf(dal)} da ${di || '—'}` },
    { label: 'Usata', value: ({ usata }) => (usata ? `il ${dayOf(usata)}` : 'mai') },
    { label: 'Stato', value: stateOf },
    {
      label: 'Revoca',
      quiet: true,
      value: (row) =>
        row.revocata === null &&
        !expired(row) && (
          // Not disabled meanwhile, because the dialog gives the focus back to it.
          <Button size="small" aria-label={`Revoca la chiave ${row.nome}`} onClick={() => setLeaving(row)}>
            Revoca
          </Button>
        ),
    },
  ]
  return (
    <Section title="Chiavi per i programmi">
      <Typography sx={{ mb: 2 }}>
        Con una chiave un programma dello studio (il gestionale, un foglio) legge e scrive al posto di chi l'ha fatta, solo in questo studio e solo ciò che si
        sceglie; mai amministrazione e accesso. Le chiamate sono descritte in{' '}
        <Link href="/docs" underline="always">
          /docs
        </Link>
        .
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && data.length > 0 && <RecordTable label="Chiavi per i programmi" columns={columns} rows={data.map((row) => ({ ...row, Id: row.id }))} />}
      {mine ? (
        <Button sx={{ mt: 2 }} variant="outlined" onClick={() => setMaking(true)}>
          Nuova chiave
        </Button>
      ) : (
        <Typography sx={{ mt: 2 }}>Una chiave nuova la fa un amministratore che lavora in questo studio.</Typography>
      )}
      {making && <NewKey pending={make.isPending} onMake={make.mutate} onClose={() => setMaking(false)} />}
      {make.data && <Shown chiave={make.data.chiave} onClose={make.reset} />}
      <ConfirmDialog
        open={leaving !== null}
        title="Revocare la chiave"
        confirm="Revoca"
        danger
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) revoke.mutate(leaving.id)
          setLeaving(null)
        }}
      >
        Il programma «{leaving?.nome}» non entra più, da subito. Non si torna indietro: se serve, si fa una chiave nuova.
      </ConfirmDialog>
    </Section>
  )
}

type NewProps = { readonly pending: boolean; readonly onMake: (body: Asked) => void; readonly onClose: () => void }

export function NewKey({ pending, onMake, onClose }: NewProps) {
  const heading = useId()
  const [nome, setNome] = useState('')
  const [days, setDays] = useState(String(DAYS))
  const [chosen, setChosen] = useState<readonly KeyGroup[]>(['clientiLettura'])
  const giorni = Number(days)
  const fit = Number.isInteger(giorni) && giorni >= 1 && giorni <= KEY_DAYS_MAX
  const ready = isFitting(NAME_MAX, nome) && chosen.length > 0 && fit && !pending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) onMake({ nome, gruppi: [...chosen], giorni })
  }
  return (
    <FormDialog onClose={onClose} aria-labelledby={heading} maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading}>Nuova chiave</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <BoundedText sx={{ mt: 1 }} label="Programma" max={NAME_MAX} value={nome} autoFocus onChange={setNome} />
          <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
            <Typography component="legend" variant="body2" color="textSecondary">
              Che cosa può
            </Typography>
            {groups.map((group) => (
              <Box key={group}>
                <FormControlLabel
                  control={
                    <Checkbox
                      checked={chosen.includes(group)}
                      onChange={({ target }) => setChosen((before) => (target.checked ? [...before, group] : before.filter((one) => one !== group)))}
                    />
                  }
                  label={keyGroups[group]}
                />
              </Box>
            ))}
          </fieldset>
          <TextField
            type="number"
            label="Giorni di validità"
            value={days}
            onChange={({ target }) => setDays(target.value)}
            error={!fit}
            helperText={`Da 1 a ${KEY_DAYS_MAX}.`}
            slotProps={{ htmlInput: { min: 1, max: KEY_DAYS_MAX } }}
          />
        </DialogContent>
        <FormActions confirm="Fai la chiave" disabled={!ready} onClose={onClose} />
      </form>
    </FormDialog>
  )
}

export function Shown({ chiave, onClose }: { readonly chiave: string; readonly onClose: () => void }) {
  const heading = useId()
  return (
    <Dialog open aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>La chiave</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Copiarla ora nel programma: non sarà più mostrata. Va nell'intestazione «Authorization: Bearer» di ogni chiamata, e non si manda per posta.
        </DialogContentText>
        <TextField
          label="Chiave"
          value={chiave}
          fullWidth
          multiline
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false, style: { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' } } }}
        />
      </DialogContent>
      <DialogActions>
        <Button
          onClick={() =>
            void navigator.clipboard.writeText(chiave).then(
              () => toast.success('Chiave copiata'),
              () => toast.error('Il browser non copia: selezionare la chiave e copiarla a mano'),
            )
          }
        >
          Copia
        </Button>
        <Button variant="contained" onClick={onClose}>
          L'ho copiata
        </Button>
      </DialogActions>
    </Dialog>
  )
}
