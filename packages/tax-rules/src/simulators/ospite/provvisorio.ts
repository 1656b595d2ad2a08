/** The messages of a provisional year, shared by every simulator, and the calculation repeated with indexed amounts of INPS. */
import { format, type indicizzazioni, type Message } from '@bilancia/contract'
import { type HostEdition, type Provvisorio, standard } from '@bilancia/engine/host'

/** Leaves out what is beside the result (`quadro`). `altri`: paths of a search outside the rules. */
export const delRisultato = (trovato: Provvisorio, altri: readonly string[] = []): Provvisorio => ({
  ...trovato,
  cifreProvvisorie: [...trovato.cifreProvvisorie.filter((percorso) => !percorso.startsWith('quadro.')), ...altri].sort(),
})

/** One message for the whole year, not one for each figure. */
export function annoProvvisorio({ anno, messages }: Pick<HostEdition, 'anno' | 'messages'>, { provvisorioAl, parametriProvvisori }: Provvisorio): Message {
  const message = standard('ANNO_PROVVISORIO', 'annoImposta', messages)
  const valori: Readonly<Record<string, string>> = {
    anno: String(anno),
    al: format.day(provvisorioAl),
    n: String(parametriProvvisori.length),
    annoPrec: String(anno - 1),
  }
  return { ...message, testo: message.testo.replace(/\{(\w+)\}/g, (_, nome: string) => valori[nome] ?? '') }
}

/** A hypothesis for each indexing. The one at zero is the row itself. */
export type IpotesiInps = `INPS ${Exclude<(typeof indicizzazioni)[number], 0>}`

const ipotesi = [
  { percento: 0, nome: null },
  { percento: 1, nome: 'INPS 1' },
  { percento: 2, nome: 'INPS 2' },
  { percento: 3, nome: 'INPS 3' },
] as const satisfies readonly { readonly percento: (typeof indicizzazioni)[number]; readonly nome: IpotesiInps | null }[]

/** The values read from the row at each indexing. */
export const indicizzate = <T>(
  { hypothesis }: { readonly hypothesis: (nome: IpotesiInps) => ReturnType<HostEdition['hypothesis']> },
  values: Float64Array,
  leggi: (percento: number, values: Float64Array) => T,
): readonly T[] => ipotesi.map(({ percento, nome }) => leggi(percento, nome === null ? values : hypothesis(nome)(values)))
