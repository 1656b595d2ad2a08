import type { Role } from './access.ts'

type Linked = { readonly AgencyId: number; readonly Agency: { readonly AssignedClientsOnly: boolean } }

/** The studios of a user in which they meet only the clients that they follow: those of an OPERATOR that chose so. */
export const followedOnly = ({ Role, PrincipalAuth }: { readonly Role: Role; readonly PrincipalAuth: readonly Linked[] }): readonly number[] =>
  Role === 'OPERATOR' ? PrincipalAuth.filter(({ Agency }) => Agency.AssignedClientsOnly).map(({ AgencyId }) => AgencyId) : []
