/** The users of the demo data. */
import type { Role } from '@bilancia/contract/api'

export type DemoUser = { readonly role: Role; readonly username: string; readonly password: string }

/** Printed at start; in production they cannot sign in. */
export const demoUsers: readonly DemoUser[] = [
  { role: 'SUPERADMIN', username: 'superadmin', password: 'bilancia-superadmin' },
  { role: 'ADMIN', username: 'admin', password: 'bilancia-admin' },
  { role: 'MANAGER', username: 'manager', password: 'bilancia-manager' },
  { role: 'OPERATOR', username: 'operatore', password: 'bilancia-operatore' },
  { role: 'DEMO', username: 'demo', password: 'bilancia-demo' },
]
