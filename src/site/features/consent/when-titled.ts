// A page without a title is reported without one, a little later.
const LONGEST = 2000

/** Calls back once the page has its title, which a navigation sets a moment after the page. */
export function whenTitled(call: () => void) {
  if (document.title !== '') {
    call()
    return
  }
  const finish = () => {
    observer.disconnect()
    clearTimeout(timer)
    call()
  }
  const observer = new MutationObserver(() => {
    if (document.title !== '') finish()
  })
  const timer = setTimeout(finish, LONGEST)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
}
