/** What a proof of faults found, one line each, for `npm run -s prova:guasti`; a daily run says nothing. */
export function tell(found: string): void {
  if (process.env.BILANCIA_LUNGO) process.stdout.write(`guasti: ${found}\n`)
}
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1).replace('.', ',')} s`
