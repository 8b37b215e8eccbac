import type { Condition, Tab } from 'payload'
import { linkFields } from '@/cms/fields/routing/link'
import { localizedPathField, originalPathField } from '@/cms/fields/routing/localized-path'
import { officeTexts } from '@/messages/office-texts'
import { validateRedirectPick, validateRedirectUrl } from './redirect-rule'

const isLink: Condition = (data) => data?.type === 'link'
const isNoLink: Condition = (data) => data?.type !== 'link'
const isRedirected: Condition = (data) => data?.redirect === true

/** The address of the page, and its redirect. */
export const addressTab: Tab = {
  label: officeTexts.common.address,
  fields: [
    localizedPathField({
      description: officeTexts.pages.addressTab.address.description,
      admin: { condition: isNoLink },
    }),
    originalPathField({ unique: true }),
    ...linkFields({
      name: 'externalUrl',
      localized: false,
      required: true,
      label: officeTexts.pages.addressTab.address.externalUrl.label,
      admin: {
        condition: isLink,
        description: officeTexts.pages.addressTab.address.externalUrl.description,
      },
    }),
    {
      name: 'redirect',
      type: 'checkbox',
      defaultValue: false,
      label: officeTexts.pages.addressTab.address.redirect.label,
      admin: { condition: isNoLink },
    },
    ...linkFields({
      name: 'redirectUrl',
      required: true,
      label: officeTexts.pages.addressTab.address.redirectUrl.label,
      validate: validateRedirectUrl,
      validatePick: validateRedirectPick,
      admin: {
        condition: isRedirected,
        description: officeTexts.pages.addressTab.address.redirectUrl.description,
      },
    }),
  ],
}
