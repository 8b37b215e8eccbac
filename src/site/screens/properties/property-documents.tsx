import { questionKind, type LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import { isListed } from '@/domain/properties/property-status'
import type { Locale } from '@/domain/shared/locale'
import type { PropertyDetail } from '@/site/data/properties/property-models'
import { getTranslator } from '@/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Icon } from '@/site/ui/icons/icon'
import { Section } from './property-section'
import { sectionIds } from './shown-sections'

type PropertyDocumentsProps = {
  property: Pick<PropertyDetail, 'documents' | 'forms' | 'status'>
  locale: Locale
}

/** The documents of a property, on request; an available property without any says so. */
export function PropertyDocuments({ property, locale }: PropertyDocumentsProps) {
  const { documents, forms, status } = property
  const form = forms.find((kind) => leadTable[kind].isForDocuments)
  if (!form && !isListed(status)) return null
  return (
    <div className="print:hidden">
      <Section id={sectionIds.documents} title={getTranslator(locale)('property.documents.title')}>
        {form ? (
          <DocumentNames names={documents} form={form} locale={locale} />
        ) : (
          <NoDocuments locale={locale} />
        )}
      </Section>
    </div>
  )
}

/** The documents are private, so a visitor requests them. */
function DocumentNames({ names, form, locale }: { names: string[]; form: LeadKind; locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <>
      <p>{t('property.documents.text', { count: names.length })}</p>
      <ul className="my-5 space-y-2">
        {names.map((name, at) => (
          <li key={at} className="flex items-start gap-3">
            <Icon name="file" className="text-brick-deep mt-1 size-5 shrink-0" />
            {name}
          </li>
        ))}
      </ul>
      <ButtonLink href={`#${form}`} icon="file" variant="outline">
        {t('property.documents.request')}
      </ButtonLink>
    </>
  )
}

function NoDocuments({ locale }: { locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <>
      <p className="mb-5">{t('property.documents.none')}</p>
      <ButtonLink href={`#${questionKind}`} icon="info" variant="outline">
        {t('property.ask')}
      </ButtonLink>
    </>
  )
}
