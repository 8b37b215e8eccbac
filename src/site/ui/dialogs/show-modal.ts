const mark = 'data-behind-dialog'

/**
 * Opens a dialog over a page that keeps still until it closes. A mark on <html> says so: a style that looks from there
 * for an open dialog (`:has`) would be worked out anew at every change of the page.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement
  // The event arrives late: it may have been opened again since.
  dialog.onclose = () => root.toggleAttribute(mark, dialog.open)
  root.toggleAttribute(mark, true)
  dialog.showModal()
}
