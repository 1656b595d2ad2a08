/** The result of a simulator has no such path. The message is an Italian sentence. */
export class PercorsoSconosciuto extends Error {
  readonly code = 'PERCORSO_SCONOSCIUTO'

  constructor(path: string) {
    super(`Nel risultato non c'è «${path}»`)
    this.name = 'PercorsoSconosciuto'
  }
}
