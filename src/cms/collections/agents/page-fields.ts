import type { Field } from 'payload'
import { cleanSlug } from '@/cms/hooks/agents/agent-address'
import { officeTexts } from '@/messages/office-texts'

/** What the site shows of an agent on the agent's own page: whether there is one, its address, and a text. */
export const agentPageFields: Field[] = [
  {
    name: 'isPublic',
    type: 'checkbox',
    defaultValue: true,
    index: true,
    label: officeTexts.agents.isPublic.label,
    admin: { description: officeTexts.agents.isPublic.description, position: 'sidebar' },
  },
  {
    name: 'slug',
    type: 'text',
    unique: true,
    index: true,
    disableDuplicate: true,
    label: officeTexts.common.address,
    hooks: { beforeValidate: [cleanSlug] },
    admin: { description: officeTexts.agents.slug.description, position: 'sidebar' },
  },
  {
    name: 'text',
    type: 'textarea',
    localized: true,
    maxLength: 2000,
    label: officeTexts.agents.text.label,
    admin: { description: officeTexts.agents.text.description },
  },
]
