/** Username, role, version and licences; the button opens the menu with the sign-out. */
import { routes, VERSION } from '@bilancia/contract/api'
import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { call } from '../../api/client.ts'
import { ExpandIcon } from '../../design/icons.tsx'
import { later } from '../../design/later.tsx'
import { useIdentity } from '../auth/identity.ts'

const UserMenuList = later(async () => (await import('./UserMenuList.tsx')).UserMenuList)

export function UserMenu({ whose }: { readonly whose: string }) {
  const { Id, Username, Role, Company } = useIdentity()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const federated = Company?.IsFederated ?? false
  const { data: licences } = useQuery({
    queryKey: ['license', Id],
    queryFn: ({ signal }) => call(routes.license, { params: { userId: Id } }, { signal }),
    enabled: !federated,
    staleTime: 300_000,
  })
  const about = `v. ${VERSION}` + (licences === undefined ? '' : ` · Licenze attive: ${licences}`)

  return (
    <>
      <Typography component="span" variant="caption" noWrap sx={{ display: { xs: 'none', md: 'block' } }}>
        {about}
      </Typography>
      <Button
        color="inherit"
        endIcon={<ExpandIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${Username}, ${Role}: menu utente`}
        onPointerEnter={UserMenuList.soon}
        onFocus={UserMenuList.soon}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ fontWeight: 400, flexShrink: 0 }}
      >
        {Username}
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, whiteSpace: 'pre' }}>
          {` · ${Role}`}
        </Box>
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <UserMenuList anchor={anchor} about={about} whose={whose} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
