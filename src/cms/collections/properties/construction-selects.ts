import type { SelectField } from 'payload'
import { siteTexts } from '@/messages/site-messages'

export const facades: SelectField = {
  name: 'facades',
  type: 'select',
  label: siteTexts.facts.construction.facades,
  options: [
    {
      value: '2',
      label: siteTexts.facts.options.facades['2'],
    },
    {
      value: '3',
      label: siteTexts.facts.options.facades['3'],
    },
    {
      value: '4',
      label: siteTexts.facts.options.facades['4'],
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
    { value: 'single', label: siteTexts.facts.options.glazing.single },
    { value: 'double', label: siteTexts.facts.options.glazing.double },
    { value: 'triple', label: siteTexts.facts.options.glazing.triple },
  ],
}

export const windowFrame: SelectField = {
  name: 'windowFrame',
  type: 'select',
  label: siteTexts.facts.construction.windowFrame,
  options: [
    { value: 'pvc', label: siteTexts.facts.options.windowFrame.pvc },
    { value: 'wood', label: siteTexts.facts.options.windowFrame.wood },
    { value: 'aluminium', label: siteTexts.facts.options.windowFrame.aluminium },
    {
      value: 'wood-aluminium',
      label: siteTexts.facts.options.windowFrame['wood-aluminium'],
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
      label: siteTexts.facts.options.kitchen.none,
    },
    {
      value: 'semi-equipped',
      label: siteTexts.facts.options.kitchen['semi-equipped'],
    },
    { value: 'equipped', label: siteTexts.facts.options.kitchen.equipped },
    {
      value: 'hyper-equipped',
      label: siteTexts.facts.options.kitchen['hyper-equipped'],
    },
  ],
}

export const roof: SelectField = {
  name: 'roof',
  type: 'select',
  label: siteTexts.facts.construction.roof,
  options: [
    { value: 'tiles', label: siteTexts.facts.options.roof.tiles },
    { value: 'slate', label: siteTexts.facts.options.roof.slate },
    { value: 'flat', label: siteTexts.facts.options.roof.flat },
    { value: 'zinc', label: siteTexts.facts.options.roof.zinc },
    { value: 'thatch', label: siteTexts.facts.options.roof.thatch },
    {
      value: 'corrugated',
      label: siteTexts.facts.options.roof.corrugated,
    },
  ],
}
