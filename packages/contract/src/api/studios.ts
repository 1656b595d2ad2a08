/** The studios of a user. */
import type { Role } from './access.ts'
import type { Identity } from './entities.ts'

/** The studio in which the user works: the chosen one, else the oldest of theirs; undefined for a user without one. */
export const currentStudio = ({ AgencyId, PrincipalAuth }: Pick<Identity, 'AgencyId' | 'PrincipalAuth'>): Identity['PrincipalAuth'][number] | undefined =>
  PrincipalAuth.find((link) => link.AgencyId === AgencyId) ?? PrincipalAuth[0]

type Linked = { readonly AgencyId: number; readonly Agency: { readonly AssignedClientsOnly: boolean } }

/** The Ids of the studios in which a user sees only the clients that they follow: only an OPERATOR, where the studio has chosen so. */
export const followedOnly = ({ Role, PrincipalAuth }: { readonly Role: Role; readonly PrincipalAuth: readonly Linked[] }): readonly number[] =>
  Role === 'OPERATOR' ? PrincipalAuth.filter(({ Agency }) => Agency.AssignedClientsOnly).map(({ AgencyId }) => AgencyId) : []
