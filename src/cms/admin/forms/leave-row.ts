/**
 * For a button that takes its own row out of a list: gives the focus to the row beside it, else to what holds the list. It would go to the
 * beginning of the page; and a key that is held down a moment too long presses nothing there.
 */
export function leaveRow(button: Element): void {
  const row = button.closest('li')
  const place = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.parentElement?.parentElement
  if (!(place instanceof HTMLElement)) return
  place.tabIndex = -1
  place.focus()
}
