/** What a page gives the user as a file. */
import { expect, vi } from 'vitest'

type Downloaded = { readonly name: string; readonly address: string; readonly text: string }

/** The file that `act` downloads. It does not reach the disk. */
export async function downloaded(act: () => Promise<void>): Promise<Downloaded> {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await act()
  await expect.poll(() => click.mock.contexts).toHaveLength(1)
  const [link] = click.mock.contexts
  click.mockRestore()
  if (!(link instanceof HTMLAnchorElement)) throw new Error('no link')
  return { name: link.download, address: link.href, text: await (await fetch(link.href)).text() }
}
