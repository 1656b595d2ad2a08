/** The calls of the page 'Il mio accesso', and those for the administration of a user's access. */
import { type AccessRequestKind, routes } from '@bilancia/contract/api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { keepNewest } from '../../api/newest.ts'
import { createPasskey } from './passkey.ts'

const KEY = 'own-access'
const OF_USER = 'access-of'

export const useOwnAccess = () => useQuery({ queryKey: [KEY], queryFn: ({ signal }) => call(routes.ownAccess, undefined, { signal }), staleTime: 0 })

/** After each of these calls the page's data are loaded again. */
function useChange<T, A>(change: (given: A) => Promise<T>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }) })
}

export const useChangePassword = () => useChange((body: { readonly Current: string; readonly New: string }) => call(routes.changePassword, { body }))
/** One session by its Id, null for all the others. */
export const useEndSessions = () => useChange((Id: string | null) => call(routes.endSessions, { body: { Id } }))
export const useStartSecondFactor = () => useMutation({ mutationFn: (Password: string) => call(routes.startSecondFactor, { body: { Password } }) })
export const useConfirmSecondFactor = () => useChange((Code: string) => call(routes.confirmSecondFactor, { body: { Code } }))
export const useNewRecoveryCodes = () => useChange((Password: string) => call(routes.newRecoveryCodes, { body: { Password } }))
export const useRemoveSecondFactor = () => useChange((Password: string) => call(routes.removeSecondFactor, { body: { Password } }))

type NewPasskey = { readonly password: string; readonly name: string }
export const useAddPasskey = () =>
  useChange(async ({ password, name }: NewPasskey) => {
    const { Options, Ticket } = await call(routes.startPasskey, { body: { Password: password } })
    return call(routes.confirmPasskey, { body: { Ticket, Name: name, Credential: await createPasskey(Options) } })
  })
export const useRemovePasskey = () => useChange((body: { readonly Id: string; readonly Password: string }) => call(routes.removePasskey, { body }))

export const useAccessOf = (id: number) =>
  useQuery({ queryKey: [OF_USER, id], queryFn: ({ signal }) => call(routes.accessOf, { params: { id } }, { signal }), staleTime: 0 })

/** `unlock` and `resetSecondFactor` return the new state. */
export function useAdministerAccess(id: number) {
  const queries = useQueryClient()
  const onSuccess = (state: Awaited<ReturnType<typeof lift>>) => keepNewest(queries, [OF_USER, id], state)
  const lift = () => call(routes.unlockPrincipal, { params: { id } })
  const reset = () => call(routes.resetSecondFactor, { params: { id } })
  const request = (What: AccessRequestKind) => call(routes.requestAccess, { params: { id }, body: { What } })
  const confirm = (body: { readonly What: AccessRequestKind; readonly By: number }) => call(routes.confirmAccess, { params: { id }, body })
  const link = useMutation({
    mutationFn: () => call(routes.linkPrincipal, { params: { id } }),
    // A confirmation can be used only once, so the state is loaded again.
    onSettled: () => queries.invalidateQueries({ queryKey: [OF_USER, id] }),
  })
  return {
    link,
    unlock: useMutation({ mutationFn: lift, onSuccess }),
    resetSecondFactor: useMutation({ mutationFn: reset, onSuccess }),
    request: useMutation({ mutationFn: request, onSuccess }),
    confirm: useMutation({ mutationFn: confirm, onSuccess }),
  }
}
