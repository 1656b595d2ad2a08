/** The video tutorials by page. `file` is the name of the video, without `.mp4`, under the server's TUTORIAL_URL. */
import type { Application } from '@bilancia/contract/api'

export type Tutorial = { readonly file: string; readonly title: string }
export type TutorialsOf = Application | 'utenti' | 'importTelematico'

const of = (name: string, titles: Readonly<Record<string, string>>): readonly Tutorial[] =>
  Object.entries(titles).map(([end, title]) => ({ file: `${name}-${end}`, title }))

const parts = { 'parte-1': 'Parte 1', 'parte-2': 'Parte 2', 'parte-3': 'Parte 3', navigazione: 'Navigazione' } as const
const withLoad = { ...parts, 'carica-telematico': 'Caricamento da telematico' } as const

export const tutorials: Readonly<Record<TutorialsOf, readonly Tutorial[]>> = {
  iforfettari: of('forfetari', withLoad),
  convsrl: of('convenienza', withLoad),
  budget4u: of('budget', parts),
  forme: [],
  utenti: [{ file: 'utenti', title: 'Utenti' }],
  importTelematico: [{ file: 'import-telematico', title: 'Import telematico' }],
}
