import type { AccountNews } from '@/domain/owners/owner-account'
import { languages } from '@/domain/shared/languages'
import type { Locale } from '@/domain/shared/locale'
import { getOwnerChoices, type OwnerVisitor } from '@/site/data/owners/owner-session'
import { getLanguages } from '@/site/data/content/settings'
import { AccountForms } from '@/site/features/owner-account/account-forms'
import { getTranslator } from '@/messages/translator'
import { Heading } from '@/site/ui/heading'

type OwnerAccountProps = { visitor: OwnerVisitor; locale: Locale; news: AccountNews | null }

/** The account of an owner: mails, password and logins. */
export async function OwnerAccount({ visitor, locale, news }: OwnerAccountProps) {
  const t = getTranslator(locale)
  const { owner, impersonation } = visitor
  const choices = await getOwnerChoices(owner.id)
  const { enabled } = await getLanguages()
  return (
    <div className="max-w-2xl">
      <Heading level={1} size="xl">
        {t('owner.account.title')}
      </Heading>
      <AccountForms
        locale={locale}
        isImpersonated={impersonation !== null}
        languages={enabled.map((language) => ({ locale: language, name: languages[language].name }))}
        choices={choices ?? { language: owner.language, monthlyReport: false }}
        news={news}
      />
    </div>
  )
}
