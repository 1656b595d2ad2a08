/** 'Forfetario'. */
export function ForfetarioTab() {
  return null
}
