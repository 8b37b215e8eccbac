/** What tells the script below that the page is alive. */
export const aliveEvent = 'agency-alive'

/*
 * Runs before anything is painted, and until React answers. Without it a press on a button would be lost, one that submits would
 * leave the page, and a typed text would be seen and not saved. The last press and all typed values are kept, and given to React
 * once the page is alive; a press that wakes React up itself reaches it on its own. Links, and forms that work without scripts, are
 * left to the browser.
 */
export const earlyPressScript = `(() => {
  const steps = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']
  const values = new Map()
  let press = null
  const isPlain = (form) => form?.method === 'get' && form.hasAttribute('action')
  const isNative = (target) => {
    const near = target.closest('a[href], button, input, textarea, select, label, summary')
    return near?.matches('button, [type=submit]') ? near.type === 'submit' && isPlain(near.form) : near !== null
  }
  const begin = (event) => {
    if (press?.target !== event.target || press.isWhole) press = { target: event.target, events: [], isWhole: false }
    press.events.push(event)
  }
  const end = (event) => {
    if (isNative(event.target)) press = null
    else if (press !== null) {
      press.isWhole = true
      event.preventDefault()
    }
  }
  const hold = (event) => {
    if (!isPlain(event.target)) event.preventDefault()
  }
  const note = ({ target }) =>
    values.set(target, target.matches('[type=checkbox], [type=radio]') ? target.checked : target.value)
  const present = (element) => (element.isConnected ? element : document.getElementById(element.id))
  const fill = (field, value) => {
    if (typeof value === 'boolean') {
      field.checked = !value
      field.click()
      return
    }
    // React hears of a value that it has not set itself.
    if (field.tagName !== 'SELECT') field.value = value + ' '
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  }
  const give = () => {
    for (const [element, value] of values) {
      const field = present(element)
      if (field && field.type !== 'file') fill(field, value)
    }
    const target = press?.isWhole && present(press.target)
    if (target) for (const event of press.events) target.dispatchEvent(new event.constructor(event.type, event))
  }
  const listeners = [
    ...steps.map((name) => [name, begin, true]),
    ['click', end, false],
    ['submit', hold, false],
    ['input', note, true],
    ['change', note, true],
  ]
  for (const listener of listeners) addEventListener(...listener)
  const wake = () => {
    for (const listener of listeners) removeEventListener(...listener)
    // By then the effects of the first rendering have run.
    requestAnimationFrame(() => setTimeout(give))
  }
  addEventListener('${aliveEvent}', wake, { once: true })
})()`
