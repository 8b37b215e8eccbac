const attribute = 'data-behind-dialog'

/** Whether the page behind a dialog stays where it is scrolled to. */
export const holdPage = (isHeld: boolean): boolean =>
  document.documentElement.toggleAttribute(attribute, isHeld)

/**
 * Opens a dialog over a page that does not scroll until it closes. An attribute on <html> says so, because a selector with
 * `:has` would be evaluated at every change of the page.
 */
export function showModal(dialog: HTMLDialogElement): void {
  // The event arrives late, when the dialog may be open again.
  dialog.onclose = () => holdPage(dialog.open)
  holdPage(true)
  dialog.showModal()
}
