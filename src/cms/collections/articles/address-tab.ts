import type { Tab } from 'payload'
import { localizedPathField, originalPathField } from '@/cms/fields/routing/localized-path'
import { officeTexts } from '@/messages/office-texts'

/** The address of an article with a page of its own. */
export const addressTab: Tab = {
  label: officeTexts.common.address,
  fields: [
    localizedPathField({
      description: officeTexts.articles.addressTab.address.description,
    }),
    originalPathField({ unique: false }),
  ],
}
