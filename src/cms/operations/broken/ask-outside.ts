import { asksForGet, isThereBy } from '@/domain/broken/outside-link'
import { askHost, nextUrl } from '@/cms/operations/ask-host'
import { linkChecker } from './ask-own-site'

/** Whether another site has a page at an address. */
export type AskOutside = (url: string, signal?: AbortSignal) => Promise<boolean>

const patience = 15_000 // milliseconds
const mostRedirects = 5

type Question = { method: 'GET' | 'HEAD'; signal: AbortSignal }

/** The status at the end of the redirects; 0 if they lead nowhere. */
async function statusOf(address: string, question: Question): Promise<number> {
  let url = new URL(address)
  for (let asked = 0; asked <= mostRedirects; asked += 1) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return 0
    const answer = await askHost(url, {
      ...question,
      allowPrivateHosts: false,
      headers: { 'User-Agent': linkChecker(), Accept: '*/*' },
    })
    const next = nextUrl(answer, url)
    answer.destroy()
    if (next === null) return answer.statusCode ?? 0
    url = next
  }
  return 0
}

/**
 * Asks another site with HEAD, and with GET where that gives an error; never a private network. A host that does not answer
 * in time is not there.
 */
export const askOutside: AskOutside = async (url, signal) => {
  const limit = AbortSignal.timeout(patience)
  const question = signal ? AbortSignal.any([signal, limit]) : limit
  try {
    const status = await statusOf(url, { method: 'HEAD', signal: question })
    if (!asksForGet(status)) return isThereBy(status)
    return isThereBy(await statusOf(url, { method: 'GET', signal: question }))
  } catch (error) {
    if (signal?.aborted) throw error
    return false
  }
}
