import type { EditorTexts } from '@/cms/fields/editor-text'
import type { OwnerAbsence } from '@/domain/owners/absent-owner'
import { screenTexts } from '@/messages/screen-texts'

/** The office's texts about an owner. */
export const ownerTexts = screenTexts.owners.owner

/** Why an owner counts as absent. */
export const absenceTexts: Record<OwnerAbsence, EditorTexts> = screenTexts.owners.owner.absence
