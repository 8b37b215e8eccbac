import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { knownLocale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { fontClassNames } from '@/site/styles/fonts'
import '@/site/styles/site.css'
import '@/site/styles/map.css'

type LayoutProps = { children: ReactNode; params: Promise<{ locale: string }> }

const localeOf = async (params: LayoutProps['params']) => {
  const { locale } = await params
  return knownLocale(locale)
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const t = getTranslator(await localeOf(params))
  return { title: t('map.title'), robots: { index: false, follow: false } }
}

export const viewport: Viewport = { colorScheme: 'light' }

export default async function MapFrameLayout({ children, params }: LayoutProps) {
  return (
    <html lang={await localeOf(params)} className={fontClassNames}>
      <body className="map-body">{children}</body>
    </html>
  )
}
