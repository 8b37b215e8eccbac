import type { CollectionConfig } from 'payload'
import { editorsOnly, nobodyField, openTo, readThroughSite } from '@/cms/access/access'
import { leadRouting } from '@/cms/access/lead-access'
import { calendarEndpoints } from '@/cms/collections/appointments/calendar-endpoints'
import { adminGroups } from '@/cms/fields/admin-groups'
import { usedInField } from '@/cms/fields/media/used-in'
import { languageOptions, mailLanguageField } from '@/cms/fields/language'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { fillSlug, keepOldSlug } from '@/cms/hooks/agents/agent-address'
import { keepUsed } from '@/cms/usage/keep-used'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { siteTexts } from '@/messages/site-messages'
import { agentPageFields } from './page-fields'

/** The people of the agency whom visitors see and call; accounts for the back office are `users`. */
export const Agents: CollectionConfig = {
  slug: 'agents',
  labels: {
    singular: sharedTexts.agent,
    plural: officeTexts.agents.plural,
  },
  access: {
    create: editorsOnly,
    read: openTo(['reader', 'translator'], readThroughSite),
    update: editorsOnly,
    delete: editorsOnly,
  },
  admin: {
    group: adminGroups.agency,
    useAsTitle: 'name',
    defaultColumns: ['name', 'jobTitle', 'email', 'phone', 'isPublic'],
    listSearchableFields: ['name', 'email', 'ipiNumber'],
    description: officeTexts.agents.description,
  },
  orderable: true,
  endpoints: calendarEndpoints,
  hooks: {
    beforeValidate: [fillSlug],
    afterChange: [keepOldSlug],
    beforeDelete: [keepUsed('agents', { except: ['appointments', 'leads', 'users'] })],
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          label: sharedTexts.name,
          required: true,
        },
        {
          name: 'jobTitle',
          type: 'text',
          label: officeTexts.agents.jobTitle.label,
          localized: true,
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email', label: sharedTexts.email, access: { update: leadRouting } },
        {
          name: 'phone',
          type: 'text',
          label: sharedTexts.phone,
          admin: {
            description: officeTexts.agents.phone.description,
          },
        },
      ],
    },
    {
      name: 'photo',
      type: 'upload',
      relationTo: 'media',
      label: officeTexts.common.portrait,
    },
    mailLanguageField({
      name: 'mailLanguage',
      description: officeTexts.agents.mailLanguage.description,
    }),
    {
      type: 'row',
      fields: [
        {
          name: 'languages',
          type: 'select',
          hasMany: true,
          label: officeTexts.agents.languages.label,
          options: languageOptions(),
        },
        {
          name: 'ipiNumber',
          type: 'text',
          label: siteTexts.mentions.professionalNumber,
          admin: {
            description: officeTexts.agents.ipiNumber.description,
          },
        },
      ],
    },
    ...agentPageFields,
    {
      name: 'calendar',
      type: 'ui',
      label: sharedTexts.privateCalendar,
      admin: {
        disableListColumn: true,
        components: { Field: '/src/cms/admin/appointments/agent-calendar#AgentCalendar' },
      },
    },
    // A higher version revokes the address of the agent's calendar.
    {
      name: 'calendarVersion',
      type: 'number',
      defaultValue: 0,
      access: { create: nobodyField, read: nobodyField, update: nobodyField },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    usedInField,
    ...snapshotFields(),
  ],
}
