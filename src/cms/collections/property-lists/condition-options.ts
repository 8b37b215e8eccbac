import type { EditorTexts } from '@/cms/fields/editor-text'
import { roomLabel, withUnit } from '@/cms/fields/properties/fact-labels'
import {
  conditionFields,
  conditionLogics,
  type ConditionField,
  type ConditionLogic,
} from '@/domain/properties/conditions'
import { officeTexts } from '@/messages/office-texts'
import { siteTexts } from '@/messages/site-messages'

const { surfaces } = siteTexts.facts

// A record, so that a new field of the domain does not compile until it has its words here.
const fieldTexts: Record<ConditionField, EditorTexts> = {
  ...officeTexts.propertyLists.conditionOptions.field,
  price: withUnit(siteTexts.property.purchase.price, '€'),
  bedrooms: roomLabel('bedrooms'),
  bathrooms: roomLabel('bathrooms'),
  garages: roomLabel('garages'),
  parkings: roomLabel('parkings'),
  livingSurface: withUnit(surfaces.living, 'm²'),
  groundSurface: withUnit(surfaces.ground, 'm²'),
  gardenSurface: withUnit(surfaces.garden, 'm²'),
  terraceSurface: withUnit(surfaces.terrace, 'm²'),
  energyKwh: withUnit(siteTexts.facts.energy.kwh, officeTexts.properties.units.kwhPerSquareMetre),
}

const logicTexts: Record<ConditionLogic, EditorTexts> = officeTexts.propertyLists.conditionOptions.logic

const isConditionField = (name: string): name is ConditionField => name in conditionFields

/** The fields that a rule can compare. */
export const conditionFieldOptions = () =>
  Object.keys(conditionFields)
    .filter(isConditionField)
    .map((value) => ({ value, label: fieldTexts[value] }))

/** The comparisons of a rule. */
export const conditionLogicOptions = () =>
  conditionLogics.map((value) => ({ value, label: logicTexts[value] }))
