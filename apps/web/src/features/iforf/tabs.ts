/** The five tabs, and which one shows a path of the state or of the result. */
export const tabs = ['Dati', 'Collaboratori e requisiti', 'Regime normale', 'Confronto', 'Lettera'] as const
export const tab = { dati: 0, collaboratori: 1, normale: 2, confronto: 3, lettera: 4 } as const
export type Tab = (typeof tab)[keyof typeof tab]

const elsewhere: readonly (readonly [RegExp, Tab])[] = [
  [/^(datiCollaboratore|requisiti)/, tab.collaboratori],
  [/^irpef/, tab.normale],
  [/^confronto/, tab.confronto],
  [/^lettera/, tab.lettera],
]

/** `datiCollaboratore1.nomeCognome` is on the second tab; what is nowhere else is on the first. */
export const tabOf = (path: string): Tab => elsewhere.find(([pattern]) => pattern.test(path))?.[1] ?? tab.dati
