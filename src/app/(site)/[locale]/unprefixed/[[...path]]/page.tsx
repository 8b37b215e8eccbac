import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { LANGUAGE_KEY } from '@/domain/routing/language-memory'
import { detectShownLocale } from '@/site/data/routing/detect-shown-locale'
import { findMissingReason, resolveOriginal } from '@/site/data/routing/resolve-original'
import { getShownLocale } from '@/site/data/content/settings'
import { NotFoundScreen } from '@/site/screens/not-found-screen'

// Reached only through src/proxy.ts: never cached, always a 307 to the page in the visitor's language.
export const dynamic = 'force-dynamic'

type Query = Record<string, string | string[] | undefined>

type PageProps = { params: Promise<{ locale: string; path?: string[] }>; searchParams: Promise<Query> }

export default async function Page({ params, searchParams }: PageProps) {
  const { locale: given, path } = await params
  const query = await searchParams
  const locale = await detectShownLocale({
    query: [query[LANGUAGE_KEY]].flat()[0],
    cookie: (await cookies()).get(LANGUAGE_KEY)?.value,
    acceptLanguage: (await headers()).get('accept-language'),
  })
  const href = await resolveOriginal({ locale, segments: path })
  if (href !== null) redirect(`${href}${keptQuery(query)}`)
  // In the language of the layout around it, which knows only the address.
  const shown = await getShownLocale(given)
  return <NotFoundScreen locale={shown} reason={await findMissingReason(path)} />
}

/** Keeps the query for the translated address, without the language, which is settled by then. */
function keptQuery({ [LANGUAGE_KEY]: _granted, ...query }: Query): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value ?? []].flat().map((item): [string, string] => [key, item]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
