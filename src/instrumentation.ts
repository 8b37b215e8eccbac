/** Runs once when the server starts: an invalid environment stops it here and not at the first visitor. */
export async function register(): Promise<void> {
  // Next puts a constant here: it compiles this file for the edge too, where there is no HTTP server of ours.
  // eslint-disable-next-line no-restricted-properties
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  await import('./env')
  const { registerWords } = await import('./process/request-watch.mjs')
  const { registerQueryRules } = await import('./process/query-rules.mjs')
  const { canonicalQuery, hasOwnPage } = await import('./domain/search/canonical-query')
  const { troubleWords } = await import('./site/screens/trouble-words')
  registerWords(troubleWords)
  registerQueryRules({ canonicalize: canonicalQuery, hasOwnPage })
}
