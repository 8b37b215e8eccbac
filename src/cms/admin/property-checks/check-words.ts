import type { EditorTexts } from '@/cms/fields/editor-text'
import type { DoubtfulFact, RefusedFact } from '@/domain/properties/property-faults'
import { screenTexts } from '@/messages/screen-texts'
import { fillTexts } from '@/messages/fill-texts'

/** In a list: a word or two for each thing that is wrong or doubtful. */
export const checkNames: Record<RefusedFact | DoubtfulFact, EditorTexts> =
  screenTexts.propertyChecks.check.checkNames

/** In a list: what the ad lacks. */
export const missingMention = (label: EditorTexts): EditorTexts =>
  fillTexts(screenTexts.propertyChecks.check.missingMention, { mention: label })

/** At the field: what is doubtful, with the figure that the rule gives. */
export const labelDiffers = (label: string): EditorTexts =>
  fillTexts(screenTexts.propertyChecks.check.labelDiffers, { label })

export const depositAboveCap = (cap: number): EditorTexts =>
  fillTexts(screenTexts.propertyChecks.check.depositAboveCap, { cap })
