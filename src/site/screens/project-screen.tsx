import type { Locale } from '@/domain/shared/locale'
import type { Crumb, Project, SiteFrame } from '@/site/data/view-models'
import { AgentCard } from '@/site/features/properties/agent-card'
import { PictureGallery } from '@/site/features/properties/picture-gallery'
import { PropertyGrid } from '@/site/features/properties/property-grid'
import { getTranslator } from '@/site/messages/translator'
import { Breadcrumb } from '@/site/ui/breadcrumb'
import { ButtonLink } from '@/site/ui/button-link'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { Icon } from '@/site/ui/icon'
import { RichText } from '@/site/ui/rich-text'
import { ScreenMain } from './screen-main'

type ProjectScreenProps = { project: Project; crumbs: Crumb[]; locale: Locale; frame: SiteFrame }

/** A new-build project: pictures, what it is, whom to ask, and its homes. */
export function ProjectScreen({ project, crumbs, locale, frame }: ProjectScreenProps) {
  const t = getTranslator(locale)
  const { title, place, description, pictures, externalUrl, units } = project
  const { name, phone, email } = frame.agency
  const agent = project.agent ?? { name, jobTitle: null, phone, email, photo: null }
  return (
    <ScreenMain>
      <Container className="pb-section pt-4">
        <Breadcrumb label={t('common.breadcrumb')} crumbs={crumbs} className="mb-4" />
        <PictureGallery pictures={pictures} locale={locale} label={t('project.pictures')} />
        <div className="mt-6 grid gap-x-16 gap-y-10 md:mt-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="min-w-0">
            <Heading level={1} size="xl">
              {title}
            </Heading>
            <p className="text-ink-soft mt-3 flex items-center gap-2">
              <Icon name="pin" className="size-5" />
              {place}
            </p>
            <RichText blocks={description} newTabHint={t('common.newTab')} className="mt-8" />
            {externalUrl && (
              <ButtonLink
                href={externalUrl}
                newTab
                newTabHint={t('common.newTab')}
                icon="external"
                look="outline"
                className="mt-8"
              >
                {t('project.external')}
              </ButtonLink>
            )}
          </div>
          <div>
            <div className="lg:sticky lg:top-[calc(var(--header-height-scrolled)+1.5rem)]">
              <AgentCard agent={agent} locale={locale} title={t('project.contactTitle')} subject={title} />
            </div>
          </div>
        </div>
      </Container>
      <section className="bg-sand py-section">
        <Container>
          <Heading level={2} className="mb-10">
            {t('project.units')}
          </Heading>
          {units.length > 0 ? (
            <PropertyGrid cards={units} locale={locale} headingLevel={3} />
          ) : (
            <p className="text-ink-soft">{t('project.noUnits')}</p>
          )}
        </Container>
      </section>
    </ScreenMain>
  )
}
