import type { SelectField, UnnamedTab } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { siteTexts } from '@/messages/site-messages'

const question = (name: string, label: EditorTexts): SelectField => ({
  name,
  type: 'select',
  label,
  options: [
    { value: 'yes', label: sharedTexts.yes },
    { value: 'no', label: siteTexts.facts.options.yesNo.no },
    { value: 'unknown', label: officeTexts.properties.planningTab.unknown },
  ],
})

const score = (name: string, label: EditorTexts): SelectField => ({
  name,
  type: 'select',
  label,
  options: [
    {
      value: 'A',
      label: officeTexts.properties.planningTab.a,
    },
    {
      value: 'B',
      label: officeTexts.properties.planningTab.b,
    },
    {
      value: 'C',
      label: officeTexts.properties.planningTab.c,
    },
    {
      value: 'D',
      label: officeTexts.properties.planningTab.d,
    },
  ],
  admin: {
    description: officeTexts.properties.planningTab.score.description,
  },
})

const areaApplication: SelectField = {
  name: 'areaApplication',
  type: 'select',
  label: officeTexts.properties.planningTab.areaApplication.label,
  options: [
    {
      value: 'residential',
      label: officeTexts.properties.planningTab.areaApplication.residential,
    },
    {
      value: 'rural-residential',
      label: officeTexts.properties.planningTab.areaApplication.ruralResidential,
    },
    {
      value: 'agricultural',
      label: officeTexts.properties.planningTab.areaApplication.agricultural,
    },
    {
      value: 'economic',
      label: officeTexts.properties.planningTab.areaApplication.economic,
    },
    { value: 'mixed', label: officeTexts.properties.planningTab.areaApplication.mixed },
  ],
}

const floodZone: SelectField = {
  name: 'floodZone',
  type: 'select',
  label: officeTexts.properties.planningTab.floodZone.label,
  options: [
    { value: 'none', label: officeTexts.properties.planningTab.floodZone.none },
    { value: 'low', label: siteTexts.facts.options.floodZone.low },
    { value: 'medium', label: officeTexts.properties.planningTab.floodZone.medium },
    { value: 'high', label: siteTexts.facts.options.floodZone.high },
  ],
}

/** What the planning authorities know of the property. */
export const planningTab: UnnamedTab = {
  label: officeTexts.properties.planningTab.label,
  fields: [
    {
      name: 'planning',
      type: 'group',
      label: officeTexts.properties.documentKinds['planning-information'],
      fields: [
        areaApplication,
        {
          type: 'row',
          fields: [
            question('permit', officeTexts.properties.planningTab.planning.permit),
            question('allotmentPermit', officeTexts.properties.planningTab.planning.allotmentPermit),
            question('preemptiveRights', officeTexts.properties.planningTab.planning.preemptiveRights),
          ],
        },
        {
          type: 'row',
          fields: [
            question('summons', officeTexts.properties.planningTab.planning.summons),
            question('judicialDecision', officeTexts.properties.planningTab.planning.judicialDecision),
          ],
        },
        {
          type: 'row',
          fields: [
            floodZone,
            score('gScore', officeTexts.properties.planningTab.planning.gScore),
            score('pScore', officeTexts.properties.planningTab.planning.pScore),
          ],
        },
      ],
    },
  ],
}
