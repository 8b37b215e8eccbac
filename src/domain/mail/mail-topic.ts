import { leadKinds, type LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable, type LeadKindWith } from '@/domain/leads/lead-table'

type LeadTopic = LeadKindWith<'mailTopic', null>

const isLeadTopic = (kind: LeadKind): kind is LeadTopic => leadTable[kind].mailTopic === null

const ownTopics = [
  'lead-answer',
  'newsletter',
  'alert',
  'visit',
  'owner-invitation',
  'owner-password',
  'owner-report',
  'owner-message',
  'owner-login',
  'owner-account',
  'other',
] as const

/** The topics by which the back office sorts mails. */
export const mailTopics = [...leadKinds.filter(isLeadTopic), ...ownTopics]

export type MailTopic = (typeof mailTopics)[number]

/** Kinds of mail whose name does not begin with their topic. */
const otherNames: Record<string, MailTopic> = {
  'owner-answer': 'owner-message',
  // As the answer it replies to: who does not see the lead of one does not see the other.
  'lead-reply': 'lead-answer',
  owner: 'owner-account',
}

const topics = new Map<string, MailTopic>([
  ...leadKinds.map(
    (kind) => [kind, isLeadTopic(kind) ? kind : (leadTable[kind].mailTopic ?? 'other')] as const,
  ),
  ...ownTopics.map((topic) => [topic, topic] as const),
  ...Object.entries(otherNames),
])

/** The topic of a kind of mail (`site-contact-agency`): the longest topic that its name begins with. */
export function mailTopic(kind: string): MailTopic {
  const parts = kind.split('-')
  for (let length = parts.length; length > 0; length -= 1) {
    const topic = topics.get(parts.slice(0, length).join('-'))
    if (topic) return topic
  }
  return 'other'
}
