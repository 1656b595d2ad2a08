/** Lines of a byte stream, in constant memory. A line beyond the limit comes out as `null` and is thrown away as it arrives. */
const MAX_LINE = 1_000_000

export async function* lines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<readonly (string | null)[]> {
  const decoder = new TextDecoder('utf-8')
  let rest = ''
  let tooLong = false
  const cut = (line: string): string | null => {
    if (!tooLong && line.length <= MAX_LINE) return line
    tooLong = false
    return null
  }
  for await (const chunk of chunks) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = parts.pop() ?? ''
    if (parts.length) yield parts.map(cut)
    if (rest.length > MAX_LINE) {
      tooLong = true
      rest = ''
    }
  }
  rest += decoder.decode()
  if (rest !== '' || tooLong) yield [cut(rest)]
}
