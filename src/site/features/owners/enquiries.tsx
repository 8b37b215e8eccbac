import { enquiryGroups } from '@/domain/owners/enquiry-groups'
import { shownMonth } from '@/domain/owners/report-month'
import type { Locale } from '@/domain/shared/locale'
import type { OwnerPropertyModel } from '@/site/data/owners/owner-property'
import { getTranslator } from '@/messages/translator'
import { Disclosure } from '@/site/ui/disclosure'
import { Nothing, OwnerSection } from './owner-section'

type EnquiriesProps = { enquiries: OwnerPropertyModel['enquiries']; locale: Locale }

/** The number of enquiries about a property, without the visitors. */
export function Enquiries({ enquiries: { total, months }, locale }: EnquiriesProps) {
  const t = getTranslator(locale)
  return (
    <OwnerSection id="enquiries" title={t('owner.property.enquiries.title')}>
      {months.length === 0 ? (
        <Nothing>{t('owner.property.enquiries.none')}</Nothing>
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
            {enquiryGroups.map((group) => (
              <div key={group} className="bg-sand flex flex-col-reverse justify-end rounded-md px-4 py-3">
                <dt className="text-ink-soft text-sm leading-tight">
                  {t(`owner.property.enquiries.${group}`)}
                </dt>
                <dd data-enquiries={group} className="font-serif text-2xl tabular-nums">
                  {total[group]}
                </dd>
              </div>
            ))}
          </dl>
          <Disclosure summary={t('owner.property.enquiries.byMonth')} isWide>
            <Months months={months} locale={locale} />
          </Disclosure>
          <p className="text-ink-soft mt-4 max-w-prose text-sm">{t('owner.property.enquiries.note')}</p>
        </>
      )}
    </OwnerSection>
  )
}

function Months({ months, locale }: { months: OwnerPropertyModel['enquiries']['months']; locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <div
      className="overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label={t('owner.property.enquiries.byMonth')}
    >
      <table className="w-full min-w-lg text-sm">
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="py-2 text-left font-semibold">
              {t('owner.property.enquiries.month')}
            </th>
            {enquiryGroups.map((group) => (
              <th key={group} scope="col" className="py-2 pl-4 text-right font-semibold">
                {t(`owner.property.enquiries.${group}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-line border-line divide-y border-t">
          {months.map(({ month, counts }) => (
            <tr key={month}>
              <th scope="row" className="py-2 text-left font-normal">
                {shownMonth({ month, locale })}
              </th>
              {enquiryGroups.map((group) => (
                <td key={group} className="py-2 pl-4 text-right tabular-nums">
                  {counts[group]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
