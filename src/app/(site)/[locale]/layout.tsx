import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { getShownLocale } from '@/site/data/content/settings'
import { getSiteFrame } from '@/site/data/content/site-frame'
import { SiteShell } from '@/site/screens/site-shell'
import '@/site/styles/site.css'
// Here their scripts are in the file of the layout: each of them alone is a request on every page.
import './error'
import './@header/error'

export const metadata: Metadata = { icons: { icon: '/brand/favicon.svg' } }

export const viewport: Viewport = { themeColor: '#1F3D33', colorScheme: 'light' }

type LayoutProps = {
  children: ReactNode
  /** The slot with the page's parts of the header. */
  header: ReactNode
  params: Promise<{ locale: string }>
}

export default async function SiteLayout({ children, header, params }: LayoutProps) {
  const locale = await getShownLocale((await params).locale)
  return (
    <SiteShell frame={await getSiteFrame(locale)} header={header}>
      {children}
    </SiteShell>
  )
}
