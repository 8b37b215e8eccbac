import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { editorsOnly, openTo, readThroughSite } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { languageOptions } from '@/cms/fields/language'
import { splitLocale } from '@/domain/routing/routes'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { normalizeAddress, validateFrom, validateTo } from './redirect-rules'

const setLocale: CollectionBeforeChangeHook = ({ data }) => ({
  ...data,
  locale: typeof data.from === 'string' ? (splitLocale(data.from)?.locale ?? null) : null,
})

/** Addresses that lead elsewhere; moved pages and articles add theirs themselves. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: officeTexts.redirects.singular,
    plural: officeTexts.redirects.plural,
  },
  access: {
    create: editorsOnly,
    read: openTo(['reader'], readThroughSite),
    update: editorsOnly,
    delete: editorsOnly,
  },
  admin: {
    group: adminGroups.layout,
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    description: officeTexts.redirects.description,
  },
  defaultSort: 'from',
  hooks: {
    beforeChange: [setLocale],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: officeTexts.redirects.from.label,
      hooks: { beforeValidate: [normalizeAddress] },
      validate: validateFrom,
      admin: {
        placeholder: '/fr/ancienne-adresse/',
        description: officeTexts.redirects.from.description,
      },
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      index: true,
      label: officeTexts.redirects.to.label,
      custom: { holdsLink: true },
      hooks: { beforeValidate: [normalizeAddress] },
      validate: validateTo,
      admin: {
        placeholder: '/fr/nouvelle-adresse/',
        description: officeTexts.redirects.to.description,
      },
    },
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: true,
      label: officeTexts.redirects.permanent.label,
      admin: {
        description: officeTexts.redirects.permanent.description,
      },
    },
    {
      name: 'locale',
      type: 'select',
      label: sharedTexts.language,
      options: languageOptions(),
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
}
