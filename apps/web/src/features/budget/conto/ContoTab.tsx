/** 'Conto economico'. */
export function ContoTab() {
  return null
}
