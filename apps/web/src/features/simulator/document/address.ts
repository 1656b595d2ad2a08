import { applications } from '@bilancia/contract/api'

/** The page of an application, or of one of its documents. */
export function pathOf(application: number, document?: number): string {
  const path = Object.values(applications).find(({ id }) => id === application)?.path ?? '/'
  return document === undefined ? path : `${path}/${document}`
}
