/** Writes a finding of the fault tests, one line each, for `npm run -s prova:guasti`. Other runs print nothing. */
export function tell(found: string): void {
  if (process.env.BILANCIA_LUNGO) process.stdout.write(`guasti: ${found}\n`)
}
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1).replace('.', ',')} s`
