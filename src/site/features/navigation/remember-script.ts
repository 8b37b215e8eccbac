import { DETECTED_COOKIE, LANGUAGE_KEY } from '@/domain/routing/language-memory'

const yearInSeconds = 31_536_000

/*
 * Runs after the page is parsed, because a plain inline script would block parsing until the styles are loaded. If the
 * server had to guess the language, local and session storage are read, in this order, and win over the browser's languages
 * (specification section 4). Then the language of this page is stored: for the server in a cookie and, when the browser is
 * idle, in local storage, whose first use blocks for a moment. The link to another language of a list has the search in
 * that language's words.
 */
export const rememberScript = `(() => {
  const page = document.documentElement.lang
  const read = (name) => { try { return window[name].getItem('${LANGUAGE_KEY}') } catch { return null } }
  if (document.cookie.includes('${DETECTED_COOKIE}=1')) {
    document.cookie = '${DETECTED_COOKIE}=; Max-Age=0; Path=/'
    const kept = [read('localStorage'), read('sessionStorage')].find((code) => /^[a-z]{2}$/.test(code ?? ''))
    const link = kept && kept !== page && document.querySelector('header a[hreflang="' + kept + '"]')
    if (link) return location.replace(link.href + (link.search ? '' : location.search) + location.hash)
  }
  document.cookie = '${LANGUAGE_KEY}=' + page + '; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax'
  const store = () => { try { localStorage.setItem('${LANGUAGE_KEY}', page) } catch {} }
  window.requestIdleCallback ? requestIdleCallback(store) : setTimeout(store, 500)
})()`
