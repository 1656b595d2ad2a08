/** 'Risultati'. */
export function RisultatiTab() {
  return null
}
