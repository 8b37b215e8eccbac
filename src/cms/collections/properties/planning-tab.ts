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
    { value: 'unknown', label: siteTexts.facts.options.yesNo.unknown },
  ],
})

const score = (name: string, label: EditorTexts): SelectField => ({
  name,
  type: 'select',
  label,
  options: [
    {
      value: 'A',
      label: siteTexts.facts.options.gScore.A,
    },
    {
      value: 'B',
      label: siteTexts.facts.options.gScore.B,
    },
    {
      value: 'C',
      label: siteTexts.facts.options.gScore.C,
    },
    {
      value: 'D',
      label: siteTexts.facts.options.gScore.D,
    },
  ],
  admin: {
    description: officeTexts.properties.planningTab.score.description,
  },
})

const areaApplication: SelectField = {
  name: 'areaApplication',
  type: 'select',
  label: siteTexts.facts.planning.areaApplication,
  options: [
    {
      value: 'residential',
      label: siteTexts.facts.options.areaApplication.residential,
    },
    {
      value: 'rural-residential',
      label: siteTexts.facts.options.areaApplication['rural-residential'],
    },
    {
      value: 'agricultural',
      label: siteTexts.facts.options.areaApplication.agricultural,
    },
    {
      value: 'economic',
      label: siteTexts.facts.options.areaApplication.economic,
    },
    { value: 'mixed', label: siteTexts.facts.options.areaApplication.mixed },
  ],
}

const floodZone: SelectField = {
  name: 'floodZone',
  type: 'select',
  label: siteTexts.facts.planning.floodZone,
  options: [
    { value: 'none', label: siteTexts.facts.options.floodZone.none },
    { value: 'low', label: siteTexts.facts.options.floodZone.low },
    { value: 'medium', label: siteTexts.facts.options.floodZone.medium },
    { value: 'high', label: siteTexts.facts.options.floodZone.high },
  ],
}

/** What the planning authorities know of the property. */
export const planningTab: UnnamedTab = {
  label: siteTexts.facts.groups.planning,
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
            question('permit', siteTexts.facts.planning.permit),
            question('allotmentPermit', siteTexts.facts.planning.allotmentPermit),
            question('preemptiveRights', siteTexts.facts.planning.preemptiveRights),
          ],
        },
        {
          type: 'row',
          fields: [
            question('summons', siteTexts.facts.planning.summons),
            question('judicialDecision', siteTexts.facts.planning.judicialDecision),
          ],
        },
        {
          type: 'row',
          fields: [
            floodZone,
            score('gScore', siteTexts.facts.planning.gScore),
            score('pScore', siteTexts.facts.planning.pScore),
          ],
        },
      ],
    },
  ],
}
