import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locale'
import type { PreviewedDocument } from '@/site/data/preview/previewed'
import { getSiteFrame } from '@/site/data/content/site-frame'
import { getTranslator } from '@/messages/translator'
import { RenderModules } from '@/site/modules/render-module'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { AddressScreen } from '@/site/screens/address-screen'
import { ScreenMain } from '@/site/screens/screen-main'

type PreviewContentProps = { previewed: PreviewedDocument; locale: Locale }

/** The screen of the public address; a document without an address, or without a text, gets one here. */
export async function PreviewContent({ previewed, locale }: PreviewContentProps): Promise<ReactNode> {
  if (previewed.kind === 'empty') return <NoText locale={locale} />
  if (previewed.kind !== 'module') return <AddressScreen locale={locale} resolved={previewed} />
  const { module, name, basePath } = previewed
  return (
    <ScreenMain>
      <h1 className="sr-only">{name}</h1>
      <div className="page-modules">
        <RenderModules
          modules={[module]}
          locale={locale}
          frame={await getSiteFrame(locale)}
          basePath={basePath}
          startsWithPicture={false}
          firstIndex={1}
        />
      </div>
    </ScreenMain>
  )
}

function NoText({ locale }: { locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <ScreenMain>
      <Container className="py-section">
        <Heading level={1} size="xl">
          {t('preview.emptyTitle')}
        </Heading>
        <p className="text-ink-soft mt-6 max-w-prose text-lg">{t('preview.emptyText')}</p>
      </Container>
    </ScreenMain>
  )
}
