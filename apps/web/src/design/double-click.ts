/** The second click of a double click, when the page has changed under the pointer since the first. */

/**
 * Drops that click: it was meant for the button that is no longer there. Without this, a double click on 'Importa' closes the dialog that follows it,
 * or sends its invitations. Several clicks on one button all count.
 */
export function dropMisplacedClicks(): void {
  let first: Element | null = null
  const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest('button, a, [role=menuitem]') : null)
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail <= 1) first = buttonOf(event)
      else if (first !== null && buttonOf(event) !== first) {
        event.preventDefault()
        event.stopPropagation()
      }
    },
    { capture: true },
  )
}
