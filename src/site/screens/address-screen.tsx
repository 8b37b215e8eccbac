import { permanentRedirect, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import type { FormRequest } from '@/site/data/leads/lead-models'
import { getSiteFrame } from '@/site/data/content/site-frame'
import type { ResolvedAddress } from '@/site/data/routing/resolved-address'
import type { Locale } from '@/domain/shared/locale'
import { NewsletterPage } from '@/site/features/leads/newsletter-sign-up'
import { CompactTree } from '@/site/ui/compact/compact-tree'
import { AgentScreen } from './agents/agent-screen'
import { ArticleScreen } from './article-screen'
import { DraftedNewsletter } from './drafted-newsletter'
import { HomeScreen } from './home-screen'
import { NotFoundScreen } from './not-found-screen'
import { PageScreen } from './page-screen'
import { PlaceScreen } from './places/place-screen'
import { ProjectScreen } from './project-screen'
import { PropertyScreen } from './properties/property-screen'
import { SavedScreen } from './saved-screen'
import { StructuredData } from './structured-data'

type ScreenAddress = Exclude<ResolvedAddress, { kind: 'redirect' }>

/** The screen for a resolved address; redirects use Next's own functions. */
export async function AddressScreen({
  locale,
  resolved,
  request,
}: {
  locale: Locale
  resolved: ResolvedAddress
  /** The query of an address about the forms on the page. */
  request?: FormRequest
}): Promise<ReactNode> {
  if (resolved.kind === 'redirect') {
    if (resolved.permanent) permanentRedirect(resolved.href)
    redirect(resolved.href)
  }
  const page = pageOf(resolved)
  return (
    <CompactTree>
      <StructuredData locale={locale} resolved={resolved} />
      {await showScreen({ locale, resolved, request })}
      {page && <NewsletterPage page={page} />}
      {request?.draft && (
        <DraftedNewsletter draft={request.draft} resolved={resolved} locale={locale} page={page} />
      )}
    </CompactTree>
  )
}

const pageOf = (resolved: ScreenAddress): string | undefined =>
  resolved.kind === 'not-found' ? undefined : new URL(resolved.meta.canonical).pathname

async function showScreen({
  locale,
  resolved,
  request,
}: {
  locale: Locale
  resolved: ScreenAddress
  request: FormRequest | undefined
}): Promise<ReactNode> {
  if (resolved.kind === 'not-found') return <NotFoundScreen locale={locale} reason={resolved.reason} />
  const frame = await getSiteFrame(locale)
  const { crumbs } = resolved
  switch (resolved.kind) {
    case 'page':
      return resolved.page.isHome ? (
        <HomeScreen page={resolved.page} locale={locale} frame={frame} request={request} />
      ) : (
        <PageScreen
          page={resolved.page}
          crumbs={crumbs}
          locale={locale}
          frame={frame}
          basePath={new URL(resolved.meta.canonical).pathname}
          request={request}
          towns={resolved.towns}
        />
      )
    case 'article':
      return (
        <ArticleScreen
          article={resolved.article}
          url={resolved.meta.canonical}
          crumbs={crumbs}
          locale={locale}
          frame={frame}
        />
      )
    case 'property':
      return (
        <PropertyScreen
          property={resolved.property}
          crumbs={crumbs}
          locale={locale}
          frame={frame}
          request={request}
        />
      )
    case 'project':
      return (
        <ProjectScreen
          project={resolved.project}
          crumbs={crumbs}
          locale={locale}
          frame={frame}
          request={request}
        />
      )
    case 'place':
      return (
        <PlaceScreen
          place={resolved.place}
          crumbs={crumbs}
          locale={locale}
          frame={frame}
          basePath={new URL(resolved.meta.canonical).pathname}
        />
      )
    case 'agent':
      return <AgentScreen page={resolved.page} crumbs={crumbs} locale={locale} />
    case 'saved':
      return <SavedScreen crumbs={crumbs} locale={locale} />
  }
}
