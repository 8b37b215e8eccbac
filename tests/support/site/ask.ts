export type SiteAnswer = { status: number; location: string | null; headers: Headers; html: string }

type PageRequest = { url: string; language?: string }

/** The response to an address for a browser of this language; redirects are not followed. */
export function fetchStill({ url, language = 'fr' }: PageRequest): Promise<Response> {
  const get = () => fetch(url, { redirect: 'manual', headers: { 'accept-language': language } })
  // Retries where the server has just closed the idle connection that the request was sent over.
  return get().catch(get)
}

/** Requests an address and reads the response. */
export async function ask(question: PageRequest): Promise<SiteAnswer> {
  const answer = await fetchStill(question)
  const html = await answer.text()
  const location = answer.headers.get('location')
  return {
    status: answer.status,
    location: location === null ? null : new URL(location, question.url).pathname,
    headers: answer.headers,
    html,
  }
}

/** Runs a check for every item, some at a time, and collects the problems. */
export async function gatherProblems<Item>(
  items: readonly Item[],
  check: (item: Item) => Promise<string[]>,
): Promise<string[]> {
  const concurrency = 6
  const waiting = [...items]
  const problems: string[] = []
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      problems.push(...(await check(item)))
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return problems.sort()
}
