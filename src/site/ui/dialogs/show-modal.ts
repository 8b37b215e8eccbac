const attribute = 'data-behind-dialog'

/**
 * Opens a dialog over a page that does not scroll until it closes. An attribute on <html> says so, because a selector with
 * `:has` would be evaluated at every change of the page.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement
  // The event arrives late, when the dialog may be open again.
  dialog.onclose = () => root.toggleAttribute(attribute, dialog.open)
  root.toggleAttribute(attribute, true)
  dialog.showModal()
}
