/** Shows the section of a tab that the address names. Loaded when an address names one. */
import { whenThere } from './useGoTo.ts'

/** `opened`: the user has just opened the section, so the page does not scroll to it. Nothing happens if the tab has no such section. */
export const showSection = (id: string, opened: boolean): (() => void) =>
  whenThere(() => {
    const section = document.querySelector(`#scheda section#${CSS.escape(id)}`)
    if (!section) return false
    const fold = section.querySelector<HTMLDetailsElement>(':scope > details')
    if (fold?.open && opened) return true
    if (fold) fold.open = true
    section.scrollIntoView()
    return true
  })
