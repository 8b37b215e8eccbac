import type { SelectField } from 'payload'
import { officeTexts } from '@/messages/office-texts'
import { siteTexts } from '@/messages/site-messages'

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
  label: siteTexts.facts.construction.heating,
  options: [
    { value: 'gas', label: siteTexts.facts.options.heating.gas },
    { value: 'oil', label: siteTexts.facts.options.heating.oil },
    {
      value: 'heat-pump',
      label: siteTexts.facts.options.heating['heat-pump'],
    },
    { value: 'electric', label: siteTexts.facts.options.heating.electric },
    { value: 'pellets', label: siteTexts.facts.options.heating.pellets },
    {
      value: 'district',
      label: siteTexts.facts.options.heating.district,
    },
    { value: 'wood', label: siteTexts.facts.options.heating.wood },
  ],
}

export const glazing: SelectField = {
  name: 'glazing',
  type: 'select',
  label: siteTexts.facts.construction.glazing,
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
    { value: 'wood', label: siteTexts.facts.options.windowFrame.wood },
    { value: 'aluminium', label: siteTexts.facts.options.windowFrame.aluminium },
    {
      value: 'wood-aluminium',
      label: officeTexts.properties.constructionSelects.windowFrame.woodAluminium,
    },
  ],
}

export const kitchen: SelectField = {
  name: 'kitchen',
  type: 'select',
  label: siteTexts.facts.construction.kitchen,
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
  label: siteTexts.facts.construction.roof,
  options: [
    { value: 'tiles', label: officeTexts.properties.constructionSelects.roof.tiles },
    { value: 'slate', label: siteTexts.facts.options.roof.slate },
    { value: 'flat', label: officeTexts.properties.constructionSelects.roof.flat },
    { value: 'zinc', label: siteTexts.facts.options.roof.zinc },
    { value: 'thatch', label: siteTexts.facts.options.roof.thatch },
    {
      value: 'corrugated',
      label: officeTexts.properties.constructionSelects.roof.corrugated,
    },
  ],
}
