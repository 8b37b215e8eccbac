import type { ReactNode } from 'react'
import { getTranslator } from '@/site/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Heading } from '@/site/ui/heading'
import { Icon, type IconName } from '@/site/ui/icon'
import type { RelationProps } from './module-context'
import { ModuleFoot } from './module-foot'
import { ModuleHead } from './module-head'

/** How to reach the agency about what the form is for: phone, mail, address. */
export function ContactModule({ module, relation, context }: RelationProps<'contact'>) {
  const t = getTranslator(context.locale)
  const { form } = relation
  const { name, phone, email, street, place } = context.frame.agency
  const title = module.title ?? form.title
  const subject = encodeURIComponent(title ?? name)
  return (
    <>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <ModuleHead module={module} context={context} fallbackTitle={form.title} />
          {form.intro && <p className="text-ink-soft mt-4 max-w-prose text-lg">{form.intro}</p>}
        </div>
        <div className="lg:col-span-7">
          <ul className="border-line bg-white shadow-card divide-line text-ink divide-y rounded-lg border px-6 md:px-8">
            {phone && (
              <Way icon="phone" title={t('modules.contact.phone')}>
                <ButtonLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</ButtonLink>
              </Way>
            )}
            {email && (
              <Way icon="mail" title={t('modules.contact.email')}>
                <ButtonLink href={`mailto:${email}?subject=${subject}`} look="outline" className="break-all">
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
        </div>
      </div>
      <ModuleFoot module={module} context={context} />
    </>
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
