/** The passkeys of the user: added with the password, removed with it. */
import type { OwnAccess } from '@bilancia/contract/api'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { momentOf } from '../../design/day.ts'
import { toast } from '../../design/toast.ts'
import { PasswordDialog } from './Password.tsx'
import { knowsPasskeys } from './passkey.ts'
import { useAddPasskey, useRemovePasskey } from './useOwnAccess.ts'
import { deviceOf } from './words.ts'

type Passkey = OwnAccess['Passkeys'][number]
type Props = Pick<OwnAccess, 'Passkeys' | 'PasskeysHere'>

const why = (here: boolean) => {
  if (!here) return 'A questo indirizzo le passkey non funzionano: aprire la suite con il suo nome, non con un indirizzo IP.'
  return knowsPasskeys() ? null : 'Questo browser non conosce le passkey: aggiornarlo, oppure aggiungerne una da un altro dispositivo.'
}

export function Passkeys({ Passkeys: passkeys, PasskeysHere }: Props) {
  const [asked, setAsked] = useState<Passkey | 'new' | null>(null)
  const add = useAddPasskey()
  const remove = useRemovePasskey()
  const impossible = why(PasskeysHere)
  const call = asked === 'new' ? add : remove

  const ask = (what: Passkey | 'new') => {
    add.reset()
    remove.reset()
    setAsked(what)
  }
  const done = (text: string) => ({
    onSuccess: () => {
      setAsked(null)
      toast.success(text)
    },
  })
  const act = (password: string) => {
    if (asked === 'new') add.mutate({ password, name: deviceOf(navigator.userAgent) }, done('Passkey aggiunta'))
    else if (asked) remove.mutate({ Id: asked.Id, Password: password }, done('Passkey tolta'))
  }

  return (
    <>
      <Typography sx={{ mb: 2 }}>
        Con una passkey si accede senza scrivere nome, password e codice: il dispositivo chiede l'impronta, il volto o il PIN. La password resta valida.
      </Typography>
      {passkeys.length > 0 && (
        <Box component="ul" aria-label="Passkey" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', maxWidth: 720 }}>
          {passkeys.map((passkey) => (
            <Box
              component="li"
              key={passkey.Id}
              sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1, minHeight: 56, borderBottom: 1, borderColor: 'hairline' }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography>{passkey.Name}</Typography>
                <Typography variant="caption" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
                  {`per ${passkey.Address}, dal ${momentOf(passkey.AddedAt)}, `}
                  {passkey.UsedAt ? `usata il ${momentOf(passkey.UsedAt)}` : 'mai usata'}
                </Typography>
              </Box>
              <Button color="error" aria-label={`Togli la passkey ${passkey.Name} del ${momentOf(passkey.AddedAt)}`} onClick={() => ask(passkey)}>
                Togli
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {impossible ? (
        <Typography color="textSecondary">{impossible}</Typography>
      ) : (
        <Button variant="outlined" onClick={() => ask('new')}>
          Aggiungi una passkey
        </Button>
      )}
      {asked && (
        <PasswordDialog
          title={asked === 'new' ? 'Aggiungere una passkey' : `Togliere la passkey «${asked.Name}»`}
          confirm={asked === 'new' ? 'Prosegui' : 'Togli'}
          pending={call.isPending}
          error={call.error?.message}
          onConfirm={act}
          onClose={() => setAsked(null)}
        >
          {asked === 'new' ? 'Dopo la password il browser chiede dove tenere la passkey.' : 'Con questa passkey non si accederà più.'}
        </PasswordDialog>
      )}
    </>
  )
}
