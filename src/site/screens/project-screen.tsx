import type { Locale } from '@/domain/shared/locale'
import type { FormRequest } from '@/site/data/leads/lead-models'
import { toProjectSubject } from '@/site/data/leads/lead-subjects'
import { getMapFrame } from '@/site/data/search/map'
import type { SiteFrame } from '@/site/data/content/frame-models'
import type { Crumb } from '@/site/data/view-models'
import type { Project } from '@/site/data/properties/project-models'
import { ProjectHeading } from '@/site/features/projects/project-heading'
import { UnitOverview } from '@/site/features/projects/unit-overview'
import { UnitTable } from '@/site/features/projects/unit-table'
import { AgentCard, type AgentAction } from '@/site/features/properties/agent-card'
import { FloorPlans, plansId, splitPlans } from '@/site/features/properties/floor-plans'
import { MediaLinks } from '@/site/features/properties/media-links'
import { PageTools } from '@/site/features/sharing/page-tools'
import { PictureGallery } from '@/site/features/properties/picture-gallery'
import { getTranslator } from '@/messages/translator'
import { Breadcrumb } from '@/site/ui/navigation/breadcrumb'
import { ButtonLink } from '@/site/ui/button-link'
import { classNames } from '@/site/ui/class-names'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { LazyMapFrame } from '@/site/ui/records/lazy-record-parts'
import { RichText } from '@/site/ui/rich-text'
import { RecordForms } from './record-forms'
import { ScreenMain } from './screen-main'

type ProjectScreenProps = {
  project: Project
  crumbs: Crumb[]
  locale: Locale
  frame: SiteFrame
  /** The query of an address about the forms on the page. */
  request?: FormRequest
}

type ProjectPartProps = { project: Project; locale: Locale }

/** A new-build project: pictures, description and prices, contact, its properties, and its position. */
export function ProjectScreen({ project, crumbs, locale, frame, request }: ProjectScreenProps) {
  const t = getTranslator(locale)
  const { title, description } = project
  const { photos } = splitPlans(project.pictures)
  const { name, phone, email } = frame.agency
  const subject = toProjectSubject(project)
  const agent = project.agent ?? { name, jobTitle: null, phone, email, photo: null }
  const actions: AgentAction[] = [{ href: '#contact-construction', label: t('property.ask'), icon: 'info' }]
  return (
    <ScreenMain>
      <Container className="pb-section pt-4">
        <Breadcrumb label={t('common.breadcrumb')} crumbs={crumbs} className="mb-4" />
        <PictureGallery
          pictures={photos}
          locale={locale}
          label={t('project.pictures')}
          beside={<MediaLinks property={project} locale={locale} />}
        />
        <div className="mt-6 grid gap-x-16 gap-y-10 md:mt-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="min-w-0">
            <ProjectHeading project={project} locale={locale} />
            <PageTools shared={project} forms={subject.forms} locale={locale} />
            <RichText blocks={description} newTabHint={t('common.newTab')} className="mt-8" />
            <OwnSite project={project} locale={locale} />
            <Plans project={project} locale={locale} />
          </div>
          <div>
            <div className="lg:sticky lg:top-[calc(var(--header-height-scrolled)+1.5rem)]">
              <AgentCard
                agent={agent}
                locale={locale}
                title={t('project.contactTitle')}
                subject={title}
                actions={actions}
              />
            </div>
          </div>
        </div>
      </Container>
      <Units project={project} locale={locale} request={request} />
      <Place project={project} locale={locale} />
      <Container className={classNames('pb-section print:hidden', !project.map && 'pt-section')}>
        <RecordForms subject={subject} locale={locale} request={request} className="max-w-3xl" />
      </Container>
    </ScreenMain>
  )
}

function OwnSite({ project: { externalUrl }, locale }: ProjectPartProps) {
  const t = getTranslator(locale)
  if (!externalUrl) return null
  return (
    <ButtonLink
      href={externalUrl}
      newTab
      newTabHint={t('common.newTab')}
      icon="external"
      variant="outline"
      className="mt-8"
    >
      {t('project.external')}
    </ButtonLink>
  )
}

function Plans({ project: { pictures }, locale }: ProjectPartProps) {
  const { plans } = splitPlans(pictures)
  if (plans.length === 0) return null
  return (
    <section id={plansId} className="mt-12">
      <Heading level={2} size="md" className="mb-5">
        {getTranslator(locale)('property.plans.title')}
      </Heading>
      <FloorPlans plans={plans} locale={locale} />
    </section>
  )
}

function Units({ project, locale, request }: ProjectPartProps & { request?: FormRequest }) {
  const t = getTranslator(locale)
  const { units, url } = project
  return (
    <section className="bg-sand py-section">
      <Container>
        <Heading level={2} className="mb-8">
          {t('project.units')}
        </Heading>
        {units.length > 0 ? (
          <>
            <UnitOverview project={project} locale={locale} />
            <UnitTable
              units={units}
              locale={locale}
              path={new URL(url).pathname}
              order={request?.query.units ?? null}
              plansId={plansId}
            />
          </>
        ) : (
          <p className="text-ink-soft">{t('project.noUnits')}</p>
        )}
      </Container>
    </section>
  )
}

function Place({ project: { map }, locale }: ProjectPartProps) {
  const t = getTranslator(locale)
  if (!map) return null
  return (
    <section className="py-section print:hidden">
      <Container>
        <Heading level={2} className="mb-8">
          {t('project.place')}
        </Heading>
        <LazyMapFrame frame={getMapFrame(locale)} message={map} label={t('project.place')} />
      </Container>
    </section>
  )
}
