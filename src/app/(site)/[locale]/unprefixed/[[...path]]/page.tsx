import { notFound, redirect } from 'next/navigation'
import { isLocale } from '@/domain/shared/locale'
import { resolveOriginal } from '@/site/data/resolve-original'

// Reached only through src/proxy.ts, which has found out the visitor's language: never cached, always a 307.
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ locale: string; path?: string[] }> }

export default async function Page({ params }: Props) {
  const { locale, path } = await params
  const href = isLocale(locale) ? await resolveOriginal({ locale, segments: path }) : null
  if (href === null) notFound()
  redirect(href)
}
