const longestWait = 2000

const idOf = (path: string): string => `field-${path.replaceAll('.', '__')}`

function focusField(field: HTMLElement): void {
  field.scrollIntoView({ block: 'center' })
  const input = field.matches('input, textarea, select')
    ? field
    : field.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select, button')
  input?.focus({ preventScroll: true })
}

/** Opens the tab of a field and moves the focus to it; Payload renders the fields of a tab once it is opened. */
export function openField({ path, tab }: { path: string; tab: number | undefined }): void {
  const buttons = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')
  if (tab !== undefined) buttons[tab]?.click()
  const began = performance.now()
  const findField = () => {
    const field = document.getElementById(idOf(path))
    if (field) focusField(field)
    else if (performance.now() - began < longestWait) requestAnimationFrame(findField)
  }
  requestAnimationFrame(findField)
}
