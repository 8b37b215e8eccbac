import type { Field, GroupField, NumberField, UIField, Validate } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { canBeDrawn } from '@/cms/operations/media/marks/draw-mark'
import {
  watermarkCorners,
  watermarkKinds,
  watermarkOpacity,
  watermarkWidth,
  type WatermarkKind,
} from '@/domain/media/watermark'
import { isRecord } from '@/domain/shared/is-record'
import { officeTexts } from '@/messages/office-texts'

const { watermark: texts } = officeTexts.siteSettings

const isOnWith = (watermark: unknown, kind: WatermarkKind): boolean =>
  isRecord(watermark) && watermark.isOn === true && (watermark.kind ?? 'name') === kind

const checkLogo: Validate = (value, { req, siblingData }) =>
  isOnWith(siblingData, 'logo') && !value ? editorText(req, texts.logo.missing) : true

const checkKind: Validate = (_, { data, req, siblingData }) => {
  const name = isRecord(data) && isRecord(data.agency) ? data.agency.name : null
  const isEmpty = typeof name !== 'string' || !canBeDrawn(name)
  return isOnWith(siblingData, 'name') && isEmpty ? editorText(req, texts.noName) : true
}

type Range = { least: number; most: number; usual: number }

const inPercent = ({
  least,
  most,
  usual,
}: Range): Pick<NumberField, 'defaultValue' | 'min' | 'max' | 'required'> => ({
  required: true,
  defaultValue: usual,
  min: least,
  max: most,
})

const state: UIField = {
  name: 'state',
  type: 'ui',
  label: texts.state,
  admin: { components: { Field: '/src/cms/admin/watermark-state#WatermarkState' } },
}

const placing: Field[] = [
  {
    name: 'corner',
    type: 'select',
    required: true,
    defaultValue: 'bottom-right',
    label: texts.corner.label,
    options: watermarkCorners.map((value) => ({ value, label: texts.corner[value] })),
    admin: { width: '33%' },
  },
  {
    name: 'width',
    type: 'number',
    label: texts.width.label,
    ...inPercent(watermarkWidth),
    admin: { step: 1, width: '33%' },
  },
  {
    name: 'opacity',
    type: 'number',
    label: texts.opacity.label,
    ...inPercent(watermarkOpacity),
    admin: { step: 1, width: '33%', description: texts.opacity.description },
  },
]

/** The watermark on the photos of properties and projects (docs/media.md). */
export const watermark: GroupField = {
  name: 'watermark',
  type: 'group',
  label: texts.label,
  admin: { description: texts.description },
  fields: [
    { name: 'isOn', type: 'checkbox', defaultValue: false, label: texts.isOn },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'name',
      label: texts.kind.label,
      options: watermarkKinds.map((value) => ({ value, label: texts.kind[value] })),
      validate: checkKind,
    },
    {
      name: 'logo',
      type: 'upload',
      relationTo: 'media',
      label: officeTexts.common.logo,
      validate: checkLogo,
      admin: {
        condition: (_, siblings) => isRecord(siblings) && siblings.kind === 'logo',
        description: texts.logo.description,
      },
    },
    { type: 'row', fields: placing },
    state,
  ],
}
