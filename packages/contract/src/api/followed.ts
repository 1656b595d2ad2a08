import type { Role } from './access.ts'

type Linked = { readonly AgencyId: number; readonly Agency: { readonly AssignedClientsOnly: boolean } }

/** The Ids of the studios in which a user sees only the clients that they follow: only an OPERATOR, where the studio has chosen so. */
export const followedOnly = ({ Role, PrincipalAuth }: { readonly Role: Role; readonly PrincipalAuth: readonly Linked[] }): readonly number[] =>
  Role === 'OPERATOR' ? PrincipalAuth.filter(({ Agency }) => Agency.AssignedClientsOnly).map(({ AgencyId }) => AgencyId) : []
