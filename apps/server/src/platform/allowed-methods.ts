/** Which methods an address takes: what an answer 405 must say. */
import { API_BASE, type Route, routes } from '@bilancia/contract/api'

const known = Object.values<Route>(routes).map(({ method, path }) => ({
  // As the router does: any case, a parameter may be empty.
  at: new RegExp(`^${API_BASE}${path.replace(/:\w+/g, '[^/]*')}$`, 'i'),
  methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
}))

/** Of the calls at an address; none where there is no call. */
export function methodsAt(url: string): readonly string[] {
  const [path = ''] = url.split('?')
  return [...new Set(known.filter(({ at }) => at.test(path)).flatMap(({ methods }) => methods))]
}
