/** What tells the script below that the page is alive. */
export const aliveEvent = 'agency-alive'

/*
 * Runs before anything is painted, and until React answers and has looked how wide the screen is. Without it a press on a button
 * would be lost or mean something else, one that submits would leave the page, and a typed text would be seen and not saved. The last
 * press and all typed values are kept, and given to React once the page is alive. Links, and forms that work without scripts, are left
 * to the browser.
 */
export const earlyPressScript = `(() => {
  const steps = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'submit']
  const values = new Map()
  let press = null
  const isPlain = (form) => form?.method === 'get' && form.hasAttribute('action')
  const isNative = (target) => {
    if (target.matches('form')) return isPlain(target)
    const near = target.closest('a[href], button, input, textarea, select, label, summary')
    return near?.matches('button, [type=submit]') ? near.type === 'submit' && isPlain(near.form) : near !== null
  }
  const keep = (event) => {
    const { target, type } = event
    if (isNative(target)) {
      if (type === 'click') press = null
      return
    }
    event.stopImmediatePropagation()
    if (type === 'click' || type === 'submit') event.preventDefault()
    if (press?.target !== target || press.isWhole) press = { target, events: [] }
    press.events.push(event)
    press.isWhole = type === 'click'
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
  const listeners = [...steps.map((name) => [name, keep, true]), ['input', note, true], ['change', note, true]]
  for (const listener of listeners) addEventListener(...listener)
  const give = () => {
    for (const listener of listeners) removeEventListener(...listener)
    for (const [element, value] of values) {
      const field = present(element)
      if (field && field.type !== 'file') fill(field, value)
    }
    const target = press && present(press.target)
    // What was typed is known before it is sent.
    if (target) setTimeout(() => press.events.forEach((event) => target.dispatchEvent(new event.constructor(event.type, event))))
  }
  // By then the effects of the first rendering have run.
  addEventListener('${aliveEvent}', () => requestAnimationFrame(() => setTimeout(give)), { once: true })
})()`
