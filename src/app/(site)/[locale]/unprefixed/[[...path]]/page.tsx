import { redirect } from 'next/navigation'
import { matchOriginal } from '@/domain/routing/routes'
import { fallbackLocale, isLocale } from '@/domain/shared/locale'
import { resolveOriginal } from '@/site/data/resolve-original'
import { NotFoundScreen } from '@/site/screens/not-found-screen'

// Reached only through src/proxy.ts, which has found out the visitor's language: never cached, always a 307.
export const dynamic = 'force-dynamic'

type Query = Record<string, string | string[] | undefined>

type Props = { params: Promise<{ locale: string; path?: string[] }>; searchParams: Promise<Query> }

export default async function Page({ params, searchParams }: Props) {
  const { locale: given, path } = await params
  const locale = isLocale(given) ? given : fallbackLocale
  const href = await resolveOriginal({ locale, segments: path })
  if (href === null)
    return <NotFoundScreen locale={locale} reason={matchOriginal(`/${path?.join('/')}`)?.name} />
  redirect(`${href}${keptQuery(await searchParams)}`)
}

/** The query goes along to the translated address, but for the wish for a language, which is granted by then. */
function keptQuery({ lng: _granted, ...query }: Query): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value ?? []].flat().map((item): [string, string] => [key, item]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
