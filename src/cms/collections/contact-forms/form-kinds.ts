import type { EditorTexts } from '@/cms/fields/editor-text'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { officeTexts } from '@/messages/office-texts'

/** The kinds of form the site can show, under the names `POST /api/forms/{kind}` takes. */
const formKinds: Record<LeadKind, EditorTexts> = officeTexts.contactForms.formKinds

/** The choices of the select. */
export const formKindOptions = () => Object.entries(formKinds).map(([value, label]) => ({ value, label }))
