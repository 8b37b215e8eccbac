import type { ComponentProps } from 'react'
import { formPageHref, noFormQuery } from '@/domain/leads/form-query'
import { leadTable } from '@/domain/leads/lead-table'
import { presentationOf } from '@/domain/modules/presentation'
import type { PageModule } from '@/site/data/content/page-models'
import { getShownForm, type ShownForm } from '@/site/data/leads/shown-forms'
import { DemandForm } from '@/site/features/leads/demand-form'
import { PropertyAppointments } from '@/site/features/appointments/property-appointments'
import { LeadForm } from '@/site/features/leads/lead-form'
import { SubjectCard } from '@/site/features/leads/subject-card'
import { CollapsedModule } from '@/site/modules/collapsed-module'
import { ContactWays } from './contact-ways'
import type { ModuleContext, RelationProps } from '@/site/modules/module-context'
import { ModuleFoot } from '@/site/modules/module-foot'
import { levelBelow, ModuleHead } from '@/site/modules/module-head'
import { OfficeMap } from './office-map'

/** A form, with the other ways to contact the agency about its subject: phone, mail, address. */
export async function ContactModule({ module, relation, context }: RelationProps<'contact'>) {
  const { locale, request } = context
  const shown = await getShownForm({ form: relation.form, query: request?.query ?? noFormQuery, locale })
  if (!shown) return null
  // A form that the address selects has a title of its own.
  const head = shown.isAsked ? { ...module, title: null, description: [] } : module
  const title = head.title ?? shown.texts.title
  const intro = hasTimes(shown) ? null : shown.texts.intro
  const isFolded = presentationOf({ type: 'contact', view: module.view }) === 'disclosure'
  if (title && isFolded)
    return (
      <CollapsedModule module={head} context={context} title={title}>
        {intro && <p className="mb-6 max-w-prose text-lg">{intro}</p>}
        <div className="max-w-3xl">
          <FormSheet shown={shown} title={title} context={context} level={3} />
        </div>
        <Ways context={context} title={title} shown={shown} />
      </CollapsedModule>
    )
  return (
    <>
      <OpenForm module={head} shown={shown} title={title} context={context} />
      <PlaceOf shown={shown} context={context} />
      <ModuleFoot module={module} context={context} />
    </>
  )
}

// The editor's text about requesting an appointment belongs to that form only: free times are booked directly.
const hasTimes = ({ kind, subject }: ShownForm): boolean =>
  leadTable[kind].asksForTime && subject?.record === 'property'

type ContactModuleContentProps = { shown: ShownForm; title: string | null; context: ModuleContext }

function OpenForm({ module, shown, title, context }: ContactModuleContentProps & { module: PageModule }) {
  const { texts } = shown
  const intro = hasTimes(shown) ? null : texts.intro
  const level = levelBelow({ module, fallbackTitle: title })
  return (
    <div className="grid gap-x-16 gap-y-10 @4xl:grid-cols-12">
      <div className="@4xl:col-span-4">
        <ModuleHead module={module} context={context} fallbackTitle={texts.title} />
        {intro && <p className="text-ink-soft mt-4 max-w-prose text-lg">{intro}</p>}
        <Ways context={context} title={title} shown={shown} />
      </div>
      <div className="@4xl:col-span-8">
        <FormSheet shown={shown} title={title} context={context} level={level === 4 ? 4 : 3} />
      </div>
    </div>
  )
}

/** The form about nothing special is that of the contact page. */
const PlaceOf = ({ shown, context: { locale, frame } }: Omit<ContactModuleContentProps, 'title'>) =>
  leadTable[shown.kind].isGeneral && <OfficeMap locale={locale} agency={frame.agency} />

function Ways({ context: { locale, frame }, title, shown }: ContactModuleContentProps) {
  return (
    <ContactWays
      locale={locale}
      agency={frame.agency}
      subject={title ?? frame.agency.name}
      hasExceptions={leadTable[shown.kind].isGeneral}
    />
  )
}

function FormSheet({
  shown: { kind, subject, settings, texts },
  title,
  context,
  level,
}: ContactModuleContentProps & { level: 3 | 4 }) {
  const { locale, request, basePath } = context
  const draft = request?.draft?.kind === kind ? request.draft : null
  return (
    <div className="form-sheet on-light">
      {subject && <SubjectCard subject={subject} locale={locale} />}
      <FormOfKind
        {...{ kind, locale, subject, draft, settings, level }}
        label={title ?? undefined}
        intro={texts.intro}
        page={formPageHref({ path: basePath, query: request?.query ?? noFormQuery })}
        criteria={request?.criteria ?? null}
      />
    </div>
  )
}

/** Some forms need more: the listing that the visitor comes from, or the free times. */
function FormOfKind({
  criteria,
  intro,
  ...form
}: ComponentProps<typeof DemandForm> & { intro: string | null }) {
  const { kind, subject, locale, draft } = form
  if (leadTable[kind].hasCriteria) return <DemandForm {...form} criteria={criteria} />
  if (!leadTable[kind].asksForTime || subject?.record !== 'property') return <LeadForm {...form} />
  return (
    <PropertyAppointments subject={subject} locale={locale} isReturned={Boolean(draft)} intro={intro}>
      <LeadForm {...form} />
    </PropertyAppointments>
  )
}
