/** The methods that an address accepts, for the answer 405. */
import { API_BASE, type Route, routes } from '@bilancia/contract/api'

const known = Object.values<Route>(routes).map(({ method, path }) => ({
  // Like the router: case does not matter, and a parameter may be empty.
  at: new RegExp(`^${API_BASE}${path.replace(/:\w+/g, '[^/]*')}$`, 'i'),
  methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
}))

/** The methods of the calls at an address; empty if there is no call. */
export function methodsAt(url: string): readonly string[] {
  const [path = ''] = url.split('?')
  return [...new Set(known.filter(({ at }) => at.test(path)).flatMap(({ methods }) => methods))]
}
