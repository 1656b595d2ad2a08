/** 'Costi di avvio'. */
export function AvvioTab() {
  return null
}
