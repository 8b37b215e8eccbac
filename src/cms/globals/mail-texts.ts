import type { GlobalConfig } from 'payload'
import { nobody, openTo, staffOnly } from '@/cms/access/access'
import { officeTexts } from '@/messages/office-texts'
import { screenTexts } from '@/messages/screen-texts'

/**
 * The texts of mails that editors wrote, by language. `saveMailTexts` alone writes them, after its checks; their screen is
 * `/admin/mail-texts` (docs/mail-texts.md).
 */
export const MailTexts: GlobalConfig = {
  slug: 'mail-texts',
  label: screenTexts.mailTexts.title,
  access: {
    read: openTo(['reader'], staffOnly),
    readVersions: openTo(['reader'], staffOnly),
    update: nobody,
  },
  admin: { hidden: true },
  fields: [
    {
      name: 'texts',
      type: 'json',
      localized: true,
      label: officeTexts.common.text,
      admin: { hidden: true },
    },
  ],
}
