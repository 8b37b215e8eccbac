import { DETECTED_COOKIE, LANGUAGE_KEY } from '@/domain/routing/language-memory'

const yearInSeconds = 31_536_000

/*
 * Runs once the page is read, and never before it: a plain script within the page would keep the browser from reading on
 * until the styles are there. Where the server had to guess, local and session storage are asked, in this order, and win
 * over the browser's languages (specification section 4). Then the language of this page is kept: for the server in a
 * cookie, and, when nothing else is to be done, in local storage, whose first use stops everything for a moment.
 * The link to another language of a list has the search in it, in that language's words.
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
