type FetchWordsInput = { part: string; locale: string }

/** The words that pages do not hold, because few visitors need them, from `/api/words/PART`; null where they cannot be had. */
export async function fetchWords({ part, locale }: FetchWordsInput): Promise<unknown> {
  try {
    const answer = await fetch(`/api/words/${part}?lang=${locale}`)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
