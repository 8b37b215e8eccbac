import type { DateField, Field, SelectField, UnnamedTab } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { numberField } from '@/cms/fields/properties/number-field'
import { energyLabels } from '@/domain/energy/energy-label'
import { officeTexts } from '@/messages/office-texts'
import { siteTexts } from '@/messages/site-messages'

const { units } = officeTexts.properties

const day = (name: string, label: EditorTexts): DateField => ({
  name,
  type: 'date',
  // A certificate belongs to one property.
  disableDuplicate: true,
  label,
  admin: { date: { pickerAppearance: 'dayOnly' } },
})

const inspection = (name: string, label: EditorTexts): SelectField => ({
  name,
  type: 'select',
  label,
  options: [
    { value: 'conform', label: siteTexts.facts.options.electricityCertificate.conform },
    {
      value: 'not-conform',
      label: siteTexts.facts.options.electricityCertificate['not-conform'],
    },
    {
      value: 'none',
      label: siteTexts.facts.options.electricityCertificate.none,
    },
  ],
})

const figures: Field = {
  type: 'row',
  fields: [
    numberField({
      name: 'energyPerformance',
      label: siteTexts.facts.energy.kwh,
      unit: units.kwhPerSquareMetre,
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
        label: siteTexts.facts.energy.label,
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
        label: siteTexts.facts.energy.certificateNumber,
        admin: {
          description: officeTexts.properties.energyTab.certificateNumber.description,
        },
      },
      day('endDate', siteTexts.facts.energy.endDate),
    ],
  },
  {
    type: 'row',
    fields: [
      numberField({
        name: 'total',
        label: siteTexts.facts.energy.total,
        unit: units.kwhPerYear,
        signed: true,
      }),
      numberField({
        name: 'co2',
        label: siteTexts.facts.energy.co2,
        unit: units.co2PerSquareMetre,
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
      inspection('electricityCertificate', siteTexts.facts.energy.electricityCertificate),
      inspection('gasCertificate', siteTexts.facts.energy.gasCertificate),
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'asbestosType',
        type: 'select',
        label: siteTexts.facts.energy.asbestosType,
        options: [
          {
            value: 'safe',
            label: siteTexts.facts.options.asbestosType.safe,
          },
          {
            value: 'not-safe',
            label: siteTexts.facts.options.asbestosType['not-safe'],
          },
          { value: 'unknown', label: siteTexts.facts.options.asbestosType.unknown },
        ],
        admin: {
          description: officeTexts.properties.energyTab.asbestosType.description,
        },
      },
      day('asbestosDate', siteTexts.facts.energy.asbestosDate),
    ],
  },
]

/** The energy certificate and the inspections; much of it is mandatory in an ad (`src/cms/gate`). */
export const energyTab: UnnamedTab = {
  label: siteTexts.facts.groups.energy,
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
