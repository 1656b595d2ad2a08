/** What axe finds on the page. Runs inside the page, so it uses nothing of this module. */
import type Axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof Axe
  }
}

/** The violations as `rule: element`; empty if there are none. Throws if `window.axe` is missing. */
export async function violations(): Promise<readonly string[]> {
  if (!window.axe) throw new Error('axe did not start')
  // Animations are finished first, because axe would measure a colour in transition.
  for (const one of document.getAnimations()) if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish()
  const { axe } = window
  // Passed checks are not recorded, and style sheets not parsed again for a rule that is off: both would take most of the time.
  const { violations: all } = await axe.run({ resultTypes: ['violations'], preload: { assets: ['media'] }, rules: { 'target-size': { enabled: true } } })
  const found: string[] = []
  for (const { id, nodes } of all)
    for (const { html, target } of nodes) if (id !== 'target-size' || (await small(String(target[0])))) found.push(`${id}: ${html}`)
  return found

  /** Whether a target is too small. It is measured in the middle of the window, because elsewhere a fixed bar or column may cover a part of it. */
  async function small(selector: string) {
    const element = document.querySelector(selector)
    const around: { readonly one: Element; readonly left: number; readonly top: number }[] = []
    for (let one = element; one; one = one.parentElement) around.push({ one, left: one.scrollLeft, top: one.scrollTop })
    if (!element) return true
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { violations: those } = await axe.run(element, { runOnly: { type: 'rule', values: ['target-size'] } })
    for (const { one, left, top } of around) one.scrollTo({ left, top, behavior: 'instant' })
    return those.length > 0
  }
}
