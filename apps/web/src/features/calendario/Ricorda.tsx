/** Puts the payments of a client's document on the studio's page of next payments, or takes them away. */
import { routes } from '@bilancia/contract/api'
import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { call } from '../../api/client.ts'
import { toast } from '../../design/toast.ts'
import { DocumentContext, useSynced } from '../simulator/document/context.ts'

/** Renders nothing outside a document of a client. */
export function Ricorda() {
  const cliente = use(DocumentContext)?.about.Cliente ?? null
  return cliente && <Pulsanti cliente={cliente.id} />
}

function Pulsanti({ cliente }: { readonly cliente: number }) {
  const queries = useQueryClient()
  const elaborazione = use(DocumentContext)?.about.ID ?? 0
  // The server takes the payments from its own copy, so the button waits until everything is saved.
  const waits = useSynced(({ phase, contrasts }) => phase !== 'salvato' || contrasts.length > 0)
  const after = { onSettled: () => queries.invalidateQueries({ queryKey: ['clients', 'payments'] }), onError: ({ message }: Error) => toast.error(message) }
  const metti = useMutation({
    ...after,
    mutationFn: () => call(routes.keepPayments, { params: { id: cliente }, body: { elaborazione } }),
    onSuccess: ({ giorni }) =>
      toast.success(`Nello scadenzario dello studio: ${giorni === 1 ? '1 scadenza' : `${giorni} scadenze`}, al posto di quelle che c'erano`),
  })
  const togli = useMutation({
    ...after,
    mutationFn: () => call(routes.dropPayments, { params: { id: cliente } }),
    onSuccess: (tolti) => toast.success(tolti ? 'Tolti dallo scadenzario' : 'Nello scadenzario non ce n’erano'),
  })
  return (
    <>
      <Button size="small" variant="contained" disabled={waits || metti.isPending} onClick={() => metti.mutate()}>
        Metti nello scadenzario
      </Button>
      <Button size="small" disabled={togli.isPending} onClick={() => togli.mutate()}>
        Togli
      </Button>
    </>
  )
}
