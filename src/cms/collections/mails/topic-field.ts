import type { SelectField } from 'payload'
import { formKindOptions } from '@/cms/collections/contact-forms/form-kinds'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { isLeadKind, type LeadKind } from '@/domain/leads/lead-kinds'
import { mailTopics, type MailTopic } from '@/domain/mail/mail-topic'
import { officeTexts } from '@/messages/office-texts'

/** Topics that are no form. */
const ownTopics: Record<Exclude<MailTopic, LeadKind>, EditorTexts> = officeTexts.mails.topicField.ownTopics

const formNames = new Map<string, EditorTexts>(formKindOptions().map(({ value, label }) => [value, label]))

const nameOf = (topic: MailTopic): EditorTexts =>
  isLeadKind(topic) ? (formNames.get(topic) ?? ownTopics.other) : ownTopics[topic]

/** The topic of the mail, in words for lists, filters and forms, as its kind is a code. */
export const topicField = (): SelectField => ({
  name: 'topic',
  type: 'select',
  required: true,
  defaultValue: 'other',
  index: true,
  label: officeTexts.common.kind,
  options: mailTopics.map((value) => ({ value, label: nameOf(value) })),
  admin: { position: 'sidebar' },
})
