import type { Field } from 'payload'
import { parentField } from '@/cms/fields/routing/parent'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

/** The place of the page in the tree and the menu, and who sees it. */
export const sidebarFields: Field[] = [
  {
    name: 'type',
    type: 'select',
    required: true,
    defaultValue: 'page',
    index: true,
    label: officeTexts.pages.sidebarFields.type.label,
    options: [
      {
        value: 'page',
        label: officeTexts.pages.sidebarFields.type.page,
      },
      { value: 'article', label: officeTexts.common.article },
      {
        value: 'feedback',
        label: officeTexts.common.thankYouPage,
      },
      {
        value: 'login',
        label: sharedTexts.ownerLogin,
      },
      {
        value: 'link',
        label: officeTexts.pages.sidebarFields.type.link,
      },
    ],
    admin: { position: 'sidebar' },
  },
  parentField({
    relationTo: 'pages',
    label: officeTexts.pages.sidebarFields.label,
    description: officeTexts.pages.sidebarFields.description,
  }),
  {
    name: 'showInMenu',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    label: officeTexts.pages.sidebarFields.showInMenu.label,
    admin: { position: 'sidebar' },
  },
  {
    name: 'menuSort',
    type: 'number',
    index: true,
    label: officeTexts.pages.sidebarFields.menuSort.label,
    admin: {
      position: 'sidebar',
      condition: (data) => data?.showInMenu === true,
      description: officeTexts.pages.sidebarFields.menuSort.description,
    },
  },
  {
    name: 'isPublic',
    type: 'checkbox',
    defaultValue: true,
    index: true,
    label: officeTexts.pages.sidebarFields.isPublic.label,
    admin: {
      position: 'sidebar',
      description: officeTexts.pages.sidebarFields.isPublic.description,
    },
  },
  ...snapshotFields(),
]
