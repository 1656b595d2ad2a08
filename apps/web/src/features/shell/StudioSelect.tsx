/** The choice of the studio in which a user of several studios works. Header, prints, letters and new clients use it. */
import { currentStudio, routes } from '@bilancia/contract/api'
import { NativeSelect } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'

export function StudioSelect() {
  const identity = useIdentity()
  const queries = useQueryClient()
  const choose = useMutation({
    mutationFn: (AgencyId: number) => call(routes.chooseStudio, { body: { AgencyId } }),
    onSuccess: () => Promise.all(['identity', 'license'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
    onError: (failure) => toast.error(failure.message),
  })
  return (
    <NativeSelect
      disableUnderline
      value={choose.isPending ? choose.variables : currentStudio(identity)?.AgencyId}
      disabled={choose.isPending}
      onChange={({ target }) => choose.mutate(Number(target.value))}
      inputProps={{ 'aria-label': 'Studio in cui lavoro' }}
      sx={{ color: 'inherit', maxWidth: '100%', '& .MuiNativeSelect-icon': { color: 'inherit' }, '& option': { color: 'text.primary' } }}
    >
      {identity.PrincipalAuth.map(({ AgencyId, Agency }) => (
        <option key={AgencyId} value={AgencyId}>
          {Agency.Name}
        </option>
      ))}
    </NativeSelect>
  )
}
