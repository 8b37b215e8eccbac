import type { CheckboxField, Tab } from 'payload'
import { cssField } from '@/cms/fields/styles/css'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { officeTexts } from '@/messages/office-texts'

type FlagOptions = { name: string; label: EditorTexts; description?: EditorTexts; defaultValue: boolean }

const flag = ({ name, label, description, defaultValue }: FlagOptions): CheckboxField => ({
  name,
  type: 'checkbox',
  label,
  defaultValue,
  admin: { description },
})

const flags = [
  flag({
    name: 'showBreadcrumb',
    defaultValue: true,
    label: officeTexts.pages.optionsTab.showBreadcrumb.label,
  }),
  flag({
    name: 'showFixedMenu',
    defaultValue: true,
    label: officeTexts.pages.optionsTab.showFixedMenu.label,
  }),
  flag({
    name: 'noCookiePopup',
    defaultValue: false,
    label: officeTexts.pages.optionsTab.noCookiePopup.label,
    description: officeTexts.pages.optionsTab.noCookiePopup.description,
  }),
  flag({
    name: 'noReferrerNoFollow',
    defaultValue: false,
    label: officeTexts.pages.optionsTab.noReferrerNoFollow.label,
  }),
  flag({
    name: 'isActiveSeo',
    defaultValue: true,
    label: officeTexts.pages.optionsTab.isActiveSeo.label,
  }),
]

/** Rarely touched settings of one page. */
export const optionsTab: Tab = {
  label: officeTexts.pages.optionsTab.label,
  fields: [
    {
      name: 'flags',
      type: 'group',
      label: officeTexts.pages.optionsTab.options.flags.label,
      fields: flags,
    },
    {
      name: 'logo',
      type: 'upload',
      relationTo: 'media',
      label: officeTexts.pages.optionsTab.options.logo.label,
      admin: {
        description: officeTexts.pages.optionsTab.options.logo.description,
      },
    },
    cssField,
  ],
}
