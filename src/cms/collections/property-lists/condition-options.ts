import type { EditorTexts } from '@/cms/fields/editor-text'
import {
  conditionFields,
  conditionLogics,
  type ConditionField,
  type ConditionLogic,
} from '@/domain/properties/conditions'
import { officeTexts } from '@/messages/office-texts'

// A record, so that a new field of the domain does not compile until it has its words here.
const fieldTexts: Record<ConditionField, EditorTexts> = officeTexts.propertyLists.conditionOptions.field

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
