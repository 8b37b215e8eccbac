import type { Payload, PayloadRequest } from 'payload'
import type { MailAgency } from './mail-agency'
import { toMailAgency } from './mail-agency'
import { separateRequest } from '@/cms/database/separate-request'
import { agencyTown } from '@/domain/places/agency-town'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'

type GetMailAgencyInput = { payload: Payload; locale: Locale; req?: PayloadRequest }

/** The agency for the signature of mails in a language; with a request, inside its transaction. */
export async function getMailAgency({ payload, locale, req }: GetMailAgencyInput): Promise<MailAgency> {
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    locale,
    depth: 0,
    ...(req && { req: separateRequest(req) }),
  })
  const town = await agencyTown({ agency: settings.agency, locale })
  return toMailAgency({ settings, town, locale, siteUrl: env.SITE_URL })
}
