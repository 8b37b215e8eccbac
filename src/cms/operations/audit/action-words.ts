import type { EditorTexts } from '@/cms/fields/editor-text'
import type { AuditAction } from '@/domain/audit/audit-actions'
import { officeTexts } from '@/messages/office-texts'
import { screenTexts } from '@/messages/screen-texts'

/** The actions of the audit log in words. */
export const actionWords: Record<AuditAction, EditorTexts> = {
  ...officeTexts.audit.actions,
  ...screenTexts.audit.saved,
  'factor-on': screenTexts.mailTexts.mails['staff-factor-on'],
  'factor-off': screenTexts.mailTexts.mails['staff-factor-off'],
  'factor-reset': screenTexts.mailTexts.mails['staff-factor-reset'],
  'passkey-on': screenTexts.mailTexts.mails['staff-passkey-on'],
  'passkey-off': screenTexts.mailTexts.mails['staff-passkey-off'],
}
