import type { SelectField } from 'payload'
import { officeTexts } from '@/messages/office-texts'

export const facades: SelectField = {
  name: 'facades',
  type: 'select',
  label: officeTexts.properties.constructionSelects.facades.label,
  options: [
    {
      value: '2',
      label: officeTexts.properties.constructionSelects.facades.n2Terraced,
    },
    {
      value: '3',
      label: officeTexts.properties.constructionSelects.facades.n3SemiDetached,
    },
    {
      value: '4',
      label: officeTexts.properties.constructionSelects.facades.n4Detached,
    },
  ],
}

export const heating: SelectField = {
  name: 'heating',
  type: 'select',
  label: officeTexts.properties.constructionSelects.heating.label,
  options: [
    { value: 'gas', label: officeTexts.properties.constructionSelects.heating.gas },
    { value: 'oil', label: officeTexts.properties.constructionSelects.heating.oil },
    {
      value: 'heat-pump',
      label: officeTexts.properties.constructionSelects.heating.heatPump,
    },
    { value: 'electric', label: officeTexts.properties.constructionSelects.heating.electric },
    { value: 'pellets', label: officeTexts.properties.constructionSelects.heating.pellets },
    {
      value: 'district',
      label: officeTexts.properties.constructionSelects.heating.district,
    },
    { value: 'wood', label: officeTexts.properties.constructionSelects.heating.wood },
  ],
}

export const glazing: SelectField = {
  name: 'glazing',
  type: 'select',
  label: officeTexts.properties.constructionSelects.glazing.label,
  options: [
    { value: 'single', label: officeTexts.properties.constructionSelects.glazing.single },
    { value: 'double', label: officeTexts.properties.constructionSelects.glazing.double },
    { value: 'triple', label: officeTexts.properties.constructionSelects.glazing.triple },
  ],
}

export const windowFrame: SelectField = {
  name: 'windowFrame',
  type: 'select',
  label: officeTexts.properties.constructionSelects.windowFrame.label,
  options: [
    { value: 'pvc', label: officeTexts.properties.constructionSelects.windowFrame.pvc },
    { value: 'wood', label: officeTexts.properties.constructionSelects.windowFrame.wood },
    { value: 'aluminium', label: officeTexts.properties.constructionSelects.windowFrame.aluminium },
    {
      value: 'wood-aluminium',
      label: officeTexts.properties.constructionSelects.windowFrame.woodAluminium,
    },
  ],
}

export const kitchen: SelectField = {
  name: 'kitchen',
  type: 'select',
  label: officeTexts.properties.constructionSelects.kitchen.label,
  options: [
    {
      value: 'none',
      label: officeTexts.properties.constructionSelects.kitchen.none,
    },
    {
      value: 'semi-equipped',
      label: officeTexts.properties.constructionSelects.kitchen.semiEquipped,
    },
    { value: 'equipped', label: officeTexts.properties.constructionSelects.kitchen.equipped },
    {
      value: 'hyper-equipped',
      label: officeTexts.properties.constructionSelects.kitchen.hyperEquipped,
    },
  ],
}

export const roof: SelectField = {
  name: 'roof',
  type: 'select',
  label: officeTexts.properties.constructionSelects.roof.label,
  options: [
    { value: 'tiles', label: officeTexts.properties.constructionSelects.roof.tiles },
    { value: 'slate', label: officeTexts.properties.constructionSelects.roof.slate },
    { value: 'flat', label: officeTexts.properties.constructionSelects.roof.flat },
    { value: 'zinc', label: officeTexts.properties.constructionSelects.roof.zinc },
    { value: 'thatch', label: officeTexts.properties.constructionSelects.roof.thatch },
    {
      value: 'corrugated',
      label: officeTexts.properties.constructionSelects.roof.corrugated,
    },
  ],
}
