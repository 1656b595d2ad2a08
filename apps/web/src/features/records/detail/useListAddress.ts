/** The link back to the list. */
import { useLocation } from 'react-router'

/** The list that the user came from, with its filters and its page. */
export function useListAddress(path: string) {
  const state: unknown = useLocation().state
  const search = typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string' ? state.list : ''
  return { path: path + search, search }
}
