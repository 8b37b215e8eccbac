import type { ReactNode } from 'react'
import { presentationOf } from '@/domain/modules/presentation'
import { getTranslator } from '@/site/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Heading } from '@/site/ui/heading'
import { Icon, type IconName } from '@/site/ui/icon'
import { CollapsedModule } from './collapsed-module'
import type { ModuleContext, RelationProps } from './module-context'
import { ModuleFoot } from './module-foot'
import { ModuleHead } from './module-head'

/** How to reach the agency about what the form is for: phone, mail, address. */
export function ContactModule({ module, relation, context }: RelationProps<'contact'>) {
  const { form } = relation
  const title = module.title ?? form.title
  const ways = <Ways context={context} subject={title ?? context.frame.agency.name} />
  if (title && presentationOf({ type: 'contact', view: module.view }) === 'disclosure') {
    return (
      <CollapsedModule module={module} context={context} title={title}>
        {form.intro && <p className="mb-6 max-w-prose text-lg">{form.intro}</p>}
        <div className="max-w-3xl">{ways}</div>
      </CollapsedModule>
    )
  }
  return (
    <>
      <div className="grid gap-x-16 gap-y-10 @4xl:grid-cols-12">
        <div className="@4xl:col-span-5">
          <ModuleHead module={module} context={context} fallbackTitle={form.title} />
          {form.intro && <p className="mt-4 max-w-prose text-ink-soft text-lg">{form.intro}</p>}
        </div>
        <div className="@4xl:col-span-7">{ways}</div>
      </div>
      <ModuleFoot module={module} context={context} />
    </>
  )
}

function Ways({ context, subject }: { context: ModuleContext; subject: string }) {
  const t = getTranslator(context.locale)
  const { phone, email, street, place } = context.frame.agency
  return (
    <ul className="on-light border-line bg-white shadow-card divide-line text-ink divide-y rounded-lg border px-6 md:px-8">
      {phone && (
        <Way icon="phone" title={t('modules.contact.phone')}>
          <ButtonLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</ButtonLink>
        </Way>
      )}
      {email && (
        <Way icon="mail" title={t('modules.contact.email')}>
          <ButtonLink
            href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
            look="outline"
            className="break-all"
          >
            {email}
          </ButtonLink>
        </Way>
      )}
      {(street ?? place) && (
        <Way icon="pin" title={t('modules.contact.visit')}>
          <address className="not-italic sm:text-right">
            {street}
            <br />
            {place}
          </address>
        </Way>
      )}
    </ul>
  )
}

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-6">
      <div className="flex items-center gap-4">
        <span className="bg-sand text-brick-deep inline-flex size-11 items-center justify-center rounded-full">
          <Icon name={icon} />
        </span>
        <Heading level={3} size="sm">
          {title}
        </Heading>
      </div>
      {children}
    </li>
  )
}
