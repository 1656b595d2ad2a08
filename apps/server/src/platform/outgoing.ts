/** For requests of this server to the services in its settings: only that address is asked. A redirect, which could take a token elsewhere, is an error. */
export const EXACTLY = { redirect: 'error' } as const
