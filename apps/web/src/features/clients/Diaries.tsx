/** The private addresses at which the user's own diary reads the next payments of a studio. Each is shown once and can be revoked. */
import { type PaymentDiary, refusal, routes } from '@bilancia/contract/api'
import { Alert, Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, TextField, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../api/client.ts'
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx'
import { dayOf } from '../../design/day.ts'
import { NotArrived } from '../../design/NotArrived.tsx'
import { Note } from '../../design/Note.tsx'
import { Section } from '../../design/Section.tsx'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'

const queryKey = ['clients', 'payments', 'agende']
const TITLE = 'Nella propria agenda'

export function Diaries() {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<{ readonly what: 'fare' | 'revocare'; readonly one: PaymentDiary } | null>(null)
  const { data, error, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => call(routes.paymentDiaries, {}, { signal }), staleTime: 0 })
  const after = { onSettled: () => queries.invalidateQueries({ queryKey }), onError: ({ message }: Error) => toast.error(message) }
  const make = useMutation({ ...after, mutationFn: (studio: number) => call(routes.makePaymentDiary, { params: { studio } }) })
  const drop = useMutation({
    ...after,
    mutationFn: (studio: number) => call(routes.dropPaymentDiary, { params: { studio } }),
    onSuccess: () => toast.success('Indirizzo revocato: l’agenda non legge più nulla'),
  })
  const choose = useMutation({
    ...after,
    mutationFn: ({ studio, importi }: PaymentDiary) => call(routes.chooseDiaryAmounts, { params: { studio }, body: { importi: !importi } }),
  })
  const chooses = refusal('agendeImporti', useIdentity()) === null
  if (!data)
    return (
      error && (
        <NotArrived title={TITLE} onRetry={refetch}>
          Gli indirizzi delle agende non sono arrivati.
        </NotArrived>
      )
    )
  if (data.length === 0) return null
  return (
    <Section title={TITLE}>
      <Typography sx={{ mb: 1 }}>
        Con un indirizzo privato l'agenda (Google, Outlook, Apple) mostra questi giorni e si aggiorna da sé. Chi conosce l'indirizzo li legge senza accesso: non
        va dato ad altri, e si revoca da qui.
      </Typography>
      {data.map((one) => (
        <Typography key={one.studio} component="div" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.5 }}>
          <span>
            <strong>{one.nome}</strong>: {stateOf(one)}
          </span>
          <Button
            size="small"
            variant="outlined"
            disabled={make.isPending}
            aria-label={`${one.dal ? 'Nuovo indirizzo' : 'Crea l’indirizzo'} per ${one.nome}`}
            onClick={() => (one.dal ? setAsked({ what: 'fare', one }) : make.mutate(one.studio))}
          >
            {one.dal ? 'Nuovo indirizzo' : 'Crea l’indirizzo'}
          </Button>
          {one.dal && (
            <Button
              size="small"
              disabled={drop.isPending}
              aria-label={`Revoca l’indirizzo per ${one.nome}`}
              onClick={() => setAsked({ what: 'revocare', one })}
            >
              Revoca
            </Button>
          )}
          {chooses && (
            <FormControlLabel
              control={<Checkbox checked={one.importi} disabled={choose.isPending} onChange={() => choose.mutate(one)} />}
              label={`Anche gli importi, nelle agende di tutti in ${one.nome}`}
            />
          )}
        </Typography>
      ))}
      <Note>
        Ogni giorno dice solo chi paga; anche quanto dove {chooses ? 'c’è il segno qui sopra' : 'un amministratore dello studio l’ha scelto'}
        {data.some(({ importi }) => importi) && ` (${data.flatMap(({ nome, importi }) => (importi ? [nome] : [])).join(', ')})`}. Si vedono i clienti che si
        vedono qui, da un mese fa a quattro mesi avanti.
      </Note>
      {make.data && <Shown indirizzo={make.data.indirizzo} onClose={make.reset} />}
      <ConfirmDialog
        open={asked !== null}
        title={asked?.what === 'fare' ? 'Un nuovo indirizzo' : 'Revocare l’indirizzo'}
        confirm={asked?.what === 'fare' ? 'Crea' : 'Revoca'}
        danger
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) (asked.what === 'fare' ? make : drop).mutate(asked.one.studio)
          setAsked(null)
        }}
      >
        L'indirizzo di prima non aprirà più nulla, da subito: l'agenda che lo usa non si aggiorna più, e può tenere i giorni già letti. Toglierla anche lì.
      </ConfirmDialog>
    </Section>
  )
}

const stateOf = ({ dal, usato }: PaymentDiary): string => {
  if (!dal) return 'nessun indirizzo'
  return `indirizzo del ${dayOf(dal)}, ${usato ? `letto l’ultima volta il ${dayOf(usato)}` : 'mai letto'}`
}

export function Shown({ indirizzo, onClose }: { readonly indirizzo: string; readonly onClose: () => void }) {
  const heading = useId()
  const copy = () =>
    navigator.clipboard.writeText(indirizzo).then(
      () => toast.success('Indirizzo copiato'),
      () => toast.error('Il browser non lascia copiare: selezionare l’indirizzo'),
    )
  return (
    <Dialog open aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>L'indirizzo dell'agenda</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">Si vede questa volta sola. Nell'agenda si aggiunge come calendario da un indirizzo (URL).</Alert>
        <TextField label="Indirizzo" value={indirizzo} multiline slotProps={{ htmlInput: { readOnly: true } }} onFocus={({ target }) => target.select()} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>Copia</Button>
        <Button variant="contained" onClick={onClose}>
          Fatto
        </Button>
      </DialogActions>
    </Dialog>
  )
}
