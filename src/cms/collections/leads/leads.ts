import type { CollectionConfig, UIField } from 'payload'
import { nobody } from '@/cms/access/access'
import { changeLeads, deleteLeads, readLeads } from '@/cms/access/lead-access'
import { adminGroups } from '@/cms/fields/admin-groups'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { eraseTracesOfLead } from '@/cms/hooks/leads/erase-traces-of-lead'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { leadEndpoints } from './lead-endpoints'
import { notesField, officeFields } from './office-fields'
import { personFields, requestFields } from './request-fields'

const part = ({
  name,
  label,
  component,
}: {
  name: string
  label: EditorTexts
  component: string
}): UIField => ({
  name,
  type: 'ui',
  label,
  admin: { disableListColumn: true, components: { Field: `/src/cms/admin/${component}` } },
})

/**
 * The inbox: every form that a visitor has sent, and what staff note of callers. Only `submitLead` and `noteLead` create
 * them; staff change their state and answer by mail. After the period of its kind a lead is erased, with its file and its mails.
 */
export const Leads: CollectionConfig = {
  slug: 'leads',
  labels: {
    singular: officeTexts.common.lead,
    plural: officeTexts.leads.plural,
  },
  access: { create: nobody, read: readLeads, update: changeLeads, delete: deleteLeads },
  endpoints: leadEndpoints,
  disableDuplicate: true,
  admin: {
    group: adminGroups.today,
    useAsTitle: 'name',
    defaultColumns: ['name', 'age', 'kind', 'property', 'assignedTo', 'status', 'answeredAt', 'person'],
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
    listSearchableFields: ['name', 'email', 'phone'],
    components: {
      beforeListTable: [
        '/src/cms/admin/leads/lead-views#LeadViews',
        '/src/cms/admin/leads/lead-tools#LeadTools',
      ],
    },
    description: officeTexts.leads.description,
  },
  // The states sort in their order.
  defaultSort: ['status', '-createdAt'],
  hooks: { afterDelete: [eraseTracesOfLead] },
  fields: [
    {
      name: 'person',
      type: 'ui',
      label: officeTexts.leads.person.link,
      admin: {
        components: {
          Cell: '/src/cms/admin/leads/lead-cells#PersonCell',
          Field: '/src/cms/admin/leads/lead-steps#LeadSteps',
        },
      },
    },
    part({
      name: 'answers',
      label: officeTexts.leads.answers.label,
      component: 'leads/lead-answers#LeadAnswers',
    }),
    ...personFields,
    {
      name: 'age',
      type: 'ui',
      label: officeTexts.leads.list.age,
      admin: { components: { Cell: '/src/cms/admin/leads/lead-cells#AgeCell' } },
    },
    part({
      name: 'answerByMail',
      label: sharedTexts.answer,
      component: 'answers/answer-lead#AnswerLead',
    }),
    part({
      name: 'mails',
      label: officeTexts.common.mails,
      component: 'leads/lead-mails#LeadMails',
    }),
    notesField,
    ...officeFields,
    ...requestFields,
  ],
}
