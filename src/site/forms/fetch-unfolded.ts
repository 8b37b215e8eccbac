type FetchUnfoldedInput = { page: string; id: string }

let last: { url: string; shown: Promise<Document> } | null = null

/** A page with one of its forms unfolded; who asks for the same at once gets the same. */
export function fetchUnfolded({ page, id }: FetchUnfoldedInput): Promise<Document> {
  const url = `${page}${page.includes('?') ? '&' : '?'}form=${id}`
  if (last?.url === url) return last.shown
  const shown = fetchDocument(url)
  last = { url, shown }
  const forget = () => {
    if (last?.url === url) last = null
  }
  shown.then(() => setTimeout(forget, 10_000), forget)
  return shown
}

async function fetchDocument(url: string): Promise<Document> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } })
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}
