/** Decides who computes the additional results beside the main one. */
import type { Following } from './calcolatore/desk.ts'
import type { Values } from './path.ts'

type Ask<R> = (values: Values, following: Following) => Promise<R>

/** The page; the server if the page cannot. Once the server has given other figures (`differs`), the page is not used. */
export function pageFirst<R>({ differs }: { readonly differs: boolean }, page: Ask<R> | undefined, server: Ask<R>): Ask<R> {
  if (differs || !page) return server
  return async (values, following) => {
    try {
      return await page(values, following)
    } catch (error) {
      if (following.signal.aborted) throw error
      return server(values, following)
    }
  }
}
