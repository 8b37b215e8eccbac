// Delays the scripts of a page until it is painted: docs/decisions/0016-scripts-after-the-paint.md.

// The form in which React writes them. Texts and data of a page never contain such a tag, because `<` is escaped there. A
// script with a nonce (the owner area) and one without `async` (for browsers without modules) stay unchanged.
const scriptTag = /<script (?=src="\/_next\/static\/[^"]+"(?: id="\w+")? async="">)/g
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g
const lateType = 'text/late'

/*
 * Runs as the last script of the page. A background page is not painted until it is visible, so its scripts run at once.
 * `load` still means that the scripts have run: a frame that is still being written delays it until they are inserted.
 */
function putScriptsIn(type) {
  const loadHold = document.createElement('iframe')
  const putIn = () => {
    for (const late of document.querySelectorAll(`script[type="${type}"]`)) {
      const script = document.createElement('script')
      script.src = late.getAttribute('src')
      if (late.id) script.id = late.id
      script.async = true
      late.replaceWith(script)
    }
    loadHold.remove()
  }
  if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return putIn()
  loadHold.hidden = true
  document.body.append(loadHold)
  loadHold.contentDocument.open()
  new PerformanceObserver((_list, observer) => {
    observer.disconnect()
    setTimeout(putIn)
  }).observe({ type: 'paint', buffered: true })
  setTimeout(putIn, 3000)
}

/**
 * The HTML of a whole page, whose scripts are inert, with a last one that inserts them.
 * @param {string} html its characters, or its bytes as characters: what is rewritten is ASCII
 */
export function delayScripts(html) {
  const late = html.replaceAll(scriptTag, `<script type="${lateType}" `)
  const end = late.length === html.length ? '' : `<script>(${putScriptsIn})('${lateType}')</script>`
  return late.replaceAll(scriptPreload, '').replace('</body>', (tag) => end + tag)
}
