/** Where set-up keeps the artefacts of the law, for hosts that run on Node: each is read when its year is asked for. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TaxYear } from '@bilancia/contract'
import type { Artefacts, Manifest } from '@bilancia/engine'

export const cartella = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.bilancia', 'legge')

export const fileDi = (dove: string, simulatore: string, anno: TaxYear) => ({
  moduli: {
    calcolo: join(dove, `${simulatore}-${anno}.wasm`),
    pesi: join(dove, `${simulatore}-${anno}-pesi.wasm`),
    ricerche: join(dove, `${simulatore}-${anno}-ricerche.wasm`),
  },
  /** What a host without Node is told besides. */
  perOspite: join(dove, `${simulatore}-${anno}-ospite.json`),
  manifesto: join(dove, `${simulatore}-${anno}.json`),
})

/** Set-up was not run: nothing is calculated on law that may be another. */
export class ArtefattoMancante extends Error {
  readonly code = 'ARTEFATTO_MANCANTE'

  constructor(file: string) {
    super(`Manca la legge compilata (${file}): si costruisce con qualunque comando npm del progetto, per esempio npm run -s legge -- impronte`)
    this.name = 'ArtefattoMancante'
  }
}

/** The artefacts under a folder. Throws `ArtefattoMancante` where one is not there. */
export const daDisco =
  (dove = cartella): Artefacts =>
  (simulatore, anno) => {
    const { moduli, manifesto } = fileDi(dove, simulatore, anno)
    return { bytes: read(moduli.calcolo), manifest: JSON.parse(read(manifesto).toString()) as Manifest }
  }

function read(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 'ENOENT' ? new ArtefattoMancante(file) : error
  }
}
