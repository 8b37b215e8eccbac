import type { ArrayField, GroupField, SelectFieldSingleValidation, Tab } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { languageOptions, mailLanguageField } from '@/cms/fields/language'
import { webAddressField } from '@/cms/fields/routing/web-address'
import { fallbackLocale, locales } from '@/domain/shared/locale'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { siteTexts } from '@/messages/site-messages'
import { binDaysField } from './bin-days'
import { missingTextsField } from './missing-texts'
import { openingHours } from './opening-hours'
import { isRecord } from '@/domain/shared/is-record'

const isEnabled: SelectFieldSingleValidation = (value, { req, siblingData }) => {
  if (!value) return req.t('validation:required')
  const enabled: unknown = isRecord(siblingData) && 'enabled' in siblingData ? siblingData.enabled : null
  if (!Array.isArray(enabled) || enabled.includes(value)) return true
  return editorText(req, officeTexts.siteSettings.siteTab.isEnabled)
}

const languages: GroupField = {
  name: 'languages',
  type: 'group',
  label: officeTexts.siteSettings.siteTab.languages.label,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'enabled',
          type: 'select',
          hasMany: true,
          required: true,
          defaultValue: [...locales],
          label: officeTexts.siteSettings.siteTab.languages.enabled.label,
          options: languageOptions(),
          admin: { width: '50%' },
        },
        {
          name: 'default',
          type: 'select',
          required: true,
          defaultValue: fallbackLocale,
          label: officeTexts.siteSettings.siteTab.languages.default.label,
          options: languageOptions(),
          validate: isEnabled,
          admin: {
            width: '50%',
            description: officeTexts.siteSettings.siteTab.languages.default.description,
          },
        },
      ],
    },
    mailLanguageField({
      name: 'office',
      description: officeTexts.siteSettings.siteTab.languages.office.description,
    }),
    missingTextsField,
  ],
}

const social: ArrayField = {
  name: 'social',
  type: 'array',
  label: officeTexts.siteSettings.siteTab.social.label,
  labels: {
    singular: officeTexts.siteSettings.siteTab.social.singular,
    plural: officeTexts.siteSettings.siteTab.social.plural,
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          label: sharedTexts.name,
          admin: { placeholder: 'Facebook' },
        },
        webAddressField({
          name: 'url',
          label: officeTexts.common.address,
          description: officeTexts.siteSettings.siteTab.social.url.description,
        }),
      ],
    },
  ],
}

/** Languages, opening hours, social media, the copyright line and the bin. */
export const siteTab: Tab = {
  label: officeTexts.siteSettings.siteTab.label,
  fields: [
    languages,
    {
      name: 'openingHours',
      type: 'textarea',
      localized: true,
      label: siteTexts.modules.contact.hours,
      admin: {
        description: officeTexts.siteSettings.siteTab.site.openingHours.description,
      },
    },
    openingHours,
    social,
    {
      name: 'copyright',
      type: 'text',
      localized: true,
      label: officeTexts.siteSettings.siteTab.site.copyright.label,
    },
    binDaysField,
  ],
}
