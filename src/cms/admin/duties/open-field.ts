const longestWait = 8000
const longestInTab = 600
// For a second round: a busy browser renders a tab late.
const longestInLateTab = 3000

const fieldAt = (path: string): HTMLElement | null =>
  document.getElementById(`field-${path.replaceAll('.', '__')}`)

const tabButtons = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button:not(.tabs-field__tab-button--hidden)'),
]

function focusField(field: HTMLElement): void {
  field.scrollIntoView({ block: 'center' })
  const input = field.matches('input, textarea, select, [contenteditable="true"]')
    ? field
    : field.querySelector<HTMLElement>(
        'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button',
      )
  input?.focus({ preventScroll: true })
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

/** Waits until something is there; null if it does not come in time. */
async function waitFor<Found>(find: () => Found | null, milliseconds: number): Promise<Found | null> {
  const began = performance.now()
  for (let found = find(); ; found = find()) {
    if (found !== null || performance.now() - began > milliseconds) return found
    await nextFrame()
  }
}

const isAlive = (): true | null =>
  document.querySelector('.template-default--nav-hydrated') !== null && tabButtons().length > 0 ? true : null

/** Payload renders the fields of a tab once it is opened, so each tab is tried until the field is there. */
async function findInTabs(path: string): Promise<HTMLElement | null> {
  for (const patience of [longestInTab, longestInLateTab])
    for (const button of tabButtons()) {
      button.click()
      const field = await waitFor(() => fieldAt(path), patience)
      if (field) return field
    }
  return null
}

/** Opens the tab of a field and moves the focus to it. The number of the tab, where it is known, opens it at once. */
export async function openField({ path, tab }: { path: string; tab?: number }): Promise<void> {
  await waitFor(() => fieldAt(path) ?? isAlive(), longestWait)
  if (tab !== undefined) tabButtons()[tab]?.click()
  const here = await waitFor(() => fieldAt(path), tab === undefined ? 0 : longestInTab)
  const field = here ?? (await findInTabs(path))
  if (field) focusField(field)
}
