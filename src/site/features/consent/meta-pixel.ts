import { loadScript } from './load-script'

const vendor = 'https://connect.facebook.net'

let startedId: string | null = null
let isGranted = false
let lastPage: string | null = null

/** The social pixel: loaded with the first consent, and informed when consent is withdrawn or given again. */
export function runPixel({ id, page }: { id: string | null; page: string | null }) {
  if (id === null) {
    if (isGranted) window.fbq?.('consent', 'revoke')
    isGranted = false
    return
  }
  if (startedId === null) start(id)
  else if (!isGranted) window.fbq?.('consent', 'grant')
  isGranted = true
  if (page === null || page === lastPage) return
  lastPage = page
  window.fbq?.('track', 'PageView')
}

function start(id: string) {
  startedId = id
  const queue: unknown[][] = []
  const fbq: Fbq = Object.assign(
    (...command: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...command)
      else queue.push(command)
    },
    {
      queue,
      loaded: true,
      version: '2.0',
      // Navigations inside the site are reported here; the script would report them a second time.
      disablePushState: true,
    },
  )
  fbq.push = fbq
  window.fbq = fbq
  window._fbq = fbq
  loadScript(`${vendor}/en_US/fbevents.js`)
  fbq('consent', 'grant')
  // No automatic reading of buttons and forms.
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
}
