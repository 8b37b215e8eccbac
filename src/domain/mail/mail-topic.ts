import { leadKinds } from '@/domain/leads/lead-kinds'

const leadsOfOtherTopics = ['demand-register', 'sign-newsletter', 'forgot-password'] as const

type OtherLead = (typeof leadsOfOtherTopics)[number]
type LeadTopic = Exclude<(typeof leadKinds)[number], OtherLead>

const isLeadTopic = (kind: (typeof leadKinds)[number]): kind is LeadTopic =>
  !leadsOfOtherTopics.some((other) => other === kind)

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
const otherNames: Record<OtherLead | 'owner-answer' | 'owner', MailTopic> = {
  'demand-register': 'alert',
  'sign-newsletter': 'newsletter',
  'forgot-password': 'owner-password',
  'owner-answer': 'owner-message',
  owner: 'owner-account',
}

const topics = new Map<string, MailTopic>([
  ...mailTopics.map((topic) => [topic, topic] as const),
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
