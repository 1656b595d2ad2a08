/** Reads the artefacts that set-up built, for hosts on Node. A year is read at its first use. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSection, type Keys, type ObjectShape, type TaxYear, type Unread, unread } from '@bilancia/contract'
import type { Manifest } from '@bilancia/engine'
import {
  type Artefact,
  type Editions,
  evaluatorsOn,
  type HostEdition,
  type Manifest as HostManifest,
  hostEdition,
  instantiate,
  type Machine,
  type ModuleName,
  type Shape,
  sizesOf,
} from '@bilancia/engine/host'

export const cartella = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.bilancia', 'legge')

/** The paths of the files of a simulator and year. */
export const fileDi = (dove: string, simulatore: string, anno: TaxYear) => ({
  moduli: {
    calcolo: join(dove, `${simulatore}-${anno}.wasm`),
    pesi: join(dove, `${simulatore}-${anno}-pesi.wasm`),
    ricerche: join(dove, `${simulatore}-${anno}-ricerche.wasm`),
  },
  /** The data of the year for a host. */
  perOspite: join(dove, `${simulatore}-${anno}-ospite.json`),
  /** The same data packed, as a page loads it, and the names that it loads with the weights. */
  perPagina: join(dove, `${simulatore}-${anno}-pagina.json`),
  nomi: join(dove, `${simulatore}-${anno}-nomi.json`),
  /** The data for other readers: places, signature, hash. */
  manifesto: join(dove, `${simulatore}-${anno}.json`),
})

/** The same in every year. */
export const schemaDi = (dove: string, simulatore: string): string => join(dove, `${simulatore}-schema.json`)

/** The figures of a year that only Forme reads. */
export const cifreForme = (dove: string, anno: TaxYear): string => join(dove, `forme-${anno}-cifre.json`)

/** The figures of the calendar of payments, of every year. */
export const cifreCalendario = (dove: string): string => join(dove, 'calendario-cifre.json')

/** Set-up has not run. Nothing is calculated, because the law could be of another version. */
export class ArtefattoMancante extends Error {
  readonly code = 'ARTEFATTO_MANCANTE'

  constructor(file: string) {
    super(`Manca la legge compilata (${file}): si costruisce con qualunque comando npm del progetto, per esempio npm run -s legge -- impronte`)
    this.name = 'ArtefattoMancante'
  }
}

/** The shapes of a simulator's output: the whole result, and the picture beside it in an answer. `stato`: the names that its state may have. */
export type Schema = { readonly risultato: ObjectShape; readonly quadro: ObjectShape; readonly stato: Keys }

/** The simulators whose state the calendar may contain, as it names them. */
const sottoCalendario: Readonly<Record<string, string>> = { IFORFETTARI: 'iforfettari', CONVSRL: 'convsrl', BUDGET4U: 'budget4u', FORME: 'forme' }

export type Legge = {
  readonly artefatti: <T extends Shape>(simulatore: string, anno: TaxYear) => Artefact<T>
  readonly edizioni: <T extends Shape>(simulatore: string) => Editions<T>
  readonly manifesto: (simulatore: string, anno: TaxYear) => Manifest
  readonly schema: (simulatore: string) => Schema
  /** The parts of a state that the simulator does not read. */
  readonly nonLetti: (simulatore: string, stato: object) => Iterable<Unread>
  /** The figures that Forme reads beside its simulators. `C` is their type, which the caller knows. */
  readonly cifreForme: <C>(anno: TaxYear) => C
  /** The figures of the calendar of payments, in the same way. */
  readonly cifreCalendario: <C>() => C
}

/** The compiled law in a folder. A year is opened at its first use; a module when one of its routines first runs. */
export function daDisco(dove = cartella): Legge {
  const opened = new Map<string, Artefact>()
  const figures = new Map<TaxYear, unknown>()
  const schemas = new Map<string, Schema>()
  const schema = (simulatore: string): Schema => {
    const known = schemas.get(simulatore) ?? JSON.parse(read(schemaDi(dove, simulatore)).toString())
    schemas.set(simulatore, known)
    return known
  }
  function* nonLetti(simulatore: string, stato: object): Generator<Unread> {
    yield* unread(schema(simulatore).stato, stato)
    if (simulatore !== 'calendario') return
    const { simulatore: nome, statoSimulatore } = stato as Readonly<Record<string, unknown>>
    const sotto = typeof nome === 'string' && Object.hasOwn(sottoCalendario, nome) ? sottoCalendario[nome] : undefined
    if (sotto !== undefined && isSection(statoSimulatore)) yield* unread(schema(sotto).stato, statoSimulatore, 'statoSimulatore')
  }
  const manifesto = (simulatore: string, anno: TaxYear): Manifest => JSON.parse(read(fileDi(dove, simulatore, anno).manifesto).toString())
  const artefatti = <T extends Shape>(simulatore: string, anno: TaxYear): Artefact<T> => {
    const key = `${simulatore} ${anno}`
    const known = opened.get(key) ?? open(fileDi(dove, simulatore, anno), () => manifesto(simulatore, anno))
    opened.set(key, known)
    // The only place where data become a type. The caller knows the parts of the simulator that it names.
    return known as unknown as Artefact<T>
  }
  return {
    artefatti,
    edizioni: <T extends Shape>(simulatore: string) => {
      const years = new Map<TaxYear, HostEdition<T>>()
      return (anno) => {
        const known = years.get(anno) ?? artefatti<T>(simulatore, anno).edition
        years.set(anno, known)
        return known
      }
    },
    manifesto,
    schema,
    nonLetti,
    cifreForme: <C>(anno: TaxYear) => {
      const known = figures.get(anno) ?? JSON.parse(read(cifreForme(dove, anno)).toString())
      figures.set(anno, known)
      return known as C
    },
    cifreCalendario: <C>() => JSON.parse(read(cifreCalendario(dove)).toString()) as C,
  }
}

function open({ moduli, perOspite }: ReturnType<typeof fileDi>, manifesto: () => Manifest): Artefact {
  const manifest: HostManifest = JSON.parse(read(perOspite).toString())
  const machines = new Map<ModuleName, Machine>()
  const machine = (name: ModuleName): Machine => {
    const found = machines.get(name) ?? instantiate(read(moduli[name]))
    machines.set(name, found)
    return found
  }
  let manifestOfYear: Manifest | undefined
  const known = (): Manifest => {
    manifestOfYear ??= manifesto()
    return manifestOfYear
  }
  return {
    edition: hostEdition(manifest, evaluatorsOn(sizesOf(manifest), machine)),
    get firma() {
      return known().programmi.calcola?.firma ?? ''
    },
    get impronta() {
      return known().sha256
    },
  }
}

function read(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 'ENOENT' ? new ArtefattoMancante(file) : error
  }
}
