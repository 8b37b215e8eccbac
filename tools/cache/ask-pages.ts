/** A site that serves its figures (docs/metrics.md). */
export type CountingSite = { url: string; metricsToken: string }

export type AskedPages = {
  /** What was answered, by address. */
  texts: Map<string, string>
  /** How many of the answers were cached. */
  cached: number
}

/** How many requests the response cache has answered. */
async function countSent({ url, metricsToken }: CountingSite): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const figures = await (await fetch(`${url}/metrics`, { headers })).text()
  const sent = /^kept_answers_sent_total (\d+)$/m.exec(figures)
  if (!sent) throw new Error(`${url} does not say how many answers were cached`)
  return Number(sent[1])
}

/** A page as it is sent; another answer is its status and where it leads. */
async function textAt(address: string): Promise<string> {
  const answer = await fetch(address, { redirect: 'manual' })
  const text = await answer.text()
  return answer.status === 200 ? text : `${answer.status} ${answer.headers.get('location') ?? ''}`
}

/** Asks for each page of a site, one after the other, and counts how many of the answers were cached. */
export async function askPages(site: CountingSite, paths: readonly string[]): Promise<AskedPages> {
  const before = await countSent(site)
  const texts = new Map<string, string>()
  for (const path of paths) texts.set(path, await textAt(`${site.url}${path}`))
  return { texts, cached: (await countSent(site)) - before }
}

/** The addresses of pages whose text has this, however a number in it is written. */
export const pagesWith = ({ texts }: AskedPages, words: string): string[] =>
  [...texts].flatMap(([path, text]) =>
    text.replace(/[\s\u00a0\u202f.,]|&nbsp;/g, '').includes(words.replaceAll(' ', '')) ? [path] : [],
  )
