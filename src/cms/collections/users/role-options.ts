import type { EditorTexts } from '@/cms/fields/editor-text'
import type { StaffRole } from '@/domain/accounts/staff-roles'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

/** The roles of staff in words. */
export const roleOptions: { value: StaffRole; label: EditorTexts }[] = [
  { value: 'admin', label: officeTexts.users.role.admin },
  { value: 'editor', label: officeTexts.users.role.editor },
  { value: 'agent', label: sharedTexts.agent },
  { value: 'reader', label: officeTexts.users.role.reader },
  { value: 'translator', label: officeTexts.users.role.translator },
]
