// A page without a title is reported without one, a little later.
const LONGEST = 2000

/** Calls once the page has its title: after a step inside the site it comes a moment behind the page itself. */
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
