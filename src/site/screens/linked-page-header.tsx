import type { AlternateAddress } from '@/site/data/view-models'
import { getShownLocale } from '@/site/data/content/settings'
import { PageHeader } from '@/site/features/navigation/page-header'

/** The parameters of the pages behind the links in mails: their step, and a token in the query. */
export type LinkedPageProps = {
  params: Promise<{ locale: string; step: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The token in the query of such a page; empty without one. */
export const tokenOf = ({ token }: Record<string, string | string[] | undefined>): string =>
  [token].flat()[0] ?? ''

type LinkedPageHeaderProps = LinkedPageProps & {
  /** The page in each language; none for an unknown step. */
  findAlternates: (link: { step: string; token: string }) => AlternateAddress[] | Promise<AlternateAddress[]>
}

/** The header of a page behind a link in a mail: the languages keep its token. */
export async function LinkedPageHeader({ params, searchParams, findAlternates }: LinkedPageHeaderProps) {
  const { locale, step } = await params
  const alternates = await findAlternates({ step, token: tokenOf(await searchParams) })
  return <PageHeader locale={await getShownLocale(locale)} alternates={alternates} />
}
