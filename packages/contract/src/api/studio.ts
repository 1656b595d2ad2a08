import type { Identity } from './entities.ts'

/** The studio in which the user works: the chosen one, else the oldest of theirs; undefined for a user without one. */
export const currentStudio = ({ AgencyId, PrincipalAuth }: Pick<Identity, 'AgencyId' | 'PrincipalAuth'>): Identity['PrincipalAuth'][number] | undefined =>
  PrincipalAuth.find((link) => link.AgencyId === AgencyId) ?? PrincipalAuth[0]
