export type Answer = { status: number; location: string | null; headers: Headers; html: string }

type PageRequest = { url: string; language?: string }

/** The answer to an address as a browser of a language asks for it; no redirect is followed. */
export function fetchStill({ url, language = 'fr' }: PageRequest): Promise<Response> {
  const get = () => fetch(url, { redirect: 'manual', headers: { 'accept-language': language } })
  // Once more where the server has just closed the idle connection that the first was sent over.
  return get().catch(get)
}

/** Asks for an address and reads the answer. */
export async function ask(question: PageRequest): Promise<Answer> {
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

/** Does a piece of work for every item, some at a time, and gathers what each finds wrong. */
export async function gatherProblems<Item>(
  items: readonly Item[],
  look: (item: Item) => Promise<string[]>,
): Promise<string[]> {
  const concurrency = 6
  const waiting = [...items]
  const problems: string[] = []
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      problems.push(...(await look(item)))
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return problems.sort()
}
