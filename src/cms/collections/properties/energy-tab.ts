import type { DateField, Field, SelectField, UnnamedTab } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { numberField } from '@/cms/fields/properties/number-field'
import { energyLabels } from '@/domain/energy/energy-label'
import { officeTexts } from '@/messages/office-texts'
import { siteTexts } from '@/messages/site-messages'

const day = (name: string, label: EditorTexts): DateField => ({
  name,
  type: 'date',
  // A certificate belongs to one property.
  disableDuplicate: true,
  label,
  admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
})

const inspection = (name: string, label: EditorTexts): SelectField => ({
  name,
  type: 'select',
  label,
  options: [
    { value: 'conform', label: officeTexts.properties.energyTab.conform },
    {
      value: 'not-conform',
      label: officeTexts.properties.energyTab.notConform,
    },
    {
      value: 'none',
      label: officeTexts.properties.energyTab.none,
    },
  ],
})

const figures: Field = {
  type: 'row',
  fields: [
    numberField({
      name: 'energyPerformance',
      label: officeTexts.properties.energyTab.energyPerformance.label,
      description: officeTexts.properties.energyTab.energyPerformance.description,
      signed: true,
      index: true,
    }),
    {
      name: 'epcLabelText',
      type: 'text',
      label: officeTexts.properties.energyTab.epcLabelText.label,
      admin: {
        description: officeTexts.properties.energyTab.epcLabelText.description,
      },
    },
  ],
}

const certificate: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'label',
        type: 'select',
        label: officeTexts.properties.energyTab.label,
        options: energyLabels.map((value) => ({ value, label: value })),
        admin: {
          components: { afterInput: ['/src/cms/admin/property-checks/field-warning#LabelWarning'] },
          description: officeTexts.properties.energyTab.certificate.label.description,
        },
      },
      {
        name: 'certificateNumber',
        type: 'text',
        disableDuplicate: true,
        label: officeTexts.properties.energyTab.certificateNumber.label,
        admin: {
          description: officeTexts.properties.energyTab.certificateNumber.description,
        },
      },
      day('endDate', officeTexts.properties.energyTab.endDate),
    ],
  },
  {
    type: 'row',
    fields: [
      numberField({
        name: 'total',
        label: officeTexts.properties.energyTab.total.label,
        signed: true,
      }),
      numberField({
        name: 'co2',
        label: officeTexts.properties.energyTab.co2.label,
        signed: true,
      }),
      numberField({
        name: 'eLevel',
        label: siteTexts.facts.energy.eLevel,
        description: officeTexts.properties.energyTab.eLevel.description,
        signed: true,
      }),
    ],
  },
]

const inspections: Field[] = [
  {
    type: 'row',
    fields: [
      inspection('electricityCertificate', officeTexts.properties.documentKinds['electricity-inspection']),
      inspection('gasCertificate', officeTexts.properties.energyTab.gasCertificate),
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'asbestosType',
        type: 'select',
        label: officeTexts.properties.documentKinds['asbestos-certificate'],
        options: [
          {
            value: 'safe',
            label: officeTexts.properties.energyTab.asbestosType.safe,
          },
          {
            value: 'not-safe',
            label: officeTexts.properties.energyTab.asbestosType.notSafe,
          },
          { value: 'unknown', label: officeTexts.properties.energyTab.asbestosType.unknown },
        ],
        admin: {
          description: officeTexts.properties.energyTab.asbestosType.description,
        },
      },
      day('asbestosDate', officeTexts.properties.energyTab.asbestosDate),
    ],
  },
]

/** The energy certificate and the inspections; much of it is mandatory in an ad (`src/cms/gate`). */
export const energyTab: UnnamedTab = {
  label: officeTexts.properties.energyTab.energy,
  fields: [
    figures,
    {
      name: 'energy',
      type: 'group',
      label: officeTexts.properties.energyTab.energyMore.certificates,
      fields: [...certificate, ...inspections],
    },
  ],
}
