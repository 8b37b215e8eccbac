// The scripts of a page wait until it is painted: docs/decisions/0016-scripts-after-the-paint.md.

// As React writes them. Text and data of a page never hold such a tag: there `<` is escaped. A script with a nonce
// (the owner area) and one without `async` (for browsers without modules) stay as they are.
const scriptTag = /<script (?=src="\/_next\/static\/[^"]+"(?: id="\w+")? async="">)/g
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g
const lateType = 'text/late'

/*
 * Runs in the page, as its last script. A page in the background is not painted until somebody looks at it: its scripts
 * go in at once. `load` says as ever that the scripts have run: a frame that is still being written holds it back until
 * they are put in.
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

/** Rewrites the HTML of a page, piece by piece: its scripts become inert, and a last one puts them in. */
export class LateScripts {
  #held = ''
  #hasLate = false

  /** @param {string} text the next piece, cut anywhere */
  write(text) {
    const all = this.#held + text
    const tag = all.lastIndexOf('<')
    const end = tag > all.lastIndexOf('>') ? tag : all.length
    this.#held = all.slice(end)
    return this.#rewrite(all.slice(0, end))
  }

  /** What was held back: the rest of the page. */
  end() {
    return this.#rewrite(this.#held)
  }

  #rewrite(text) {
    return text
      .replace(scriptTag, () => {
        this.#hasLate = true
        return `<script type="${lateType}" `
      })
      .replace(scriptPreload, '')
      .replace('</body>', (tag) =>
        this.#hasLate ? `<script>(${putScriptsIn})('${lateType}')</script>${tag}` : tag,
      )
  }
}
