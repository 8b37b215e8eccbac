import 'server-only'
import { findOwnerProperties, propertyTitle } from '@/cms/queries/owners/properties-of-owner'
import {
  findOwnerThreads,
  getOwnerThread,
  markThreadRead,
  type MessageAuthor,
  type ThreadAttachment,
} from '@/cms/queries/owners/owner-messages'
import { getClient } from '@/site/data/client'
import type { OwnerReadInput } from './owner-cards'

/** A conversation for the list. */
export type OwnerThreadItem = {
  id: number
  subject: string
  /** The property it is about; null if it is about none, or about one that is no longer theirs. */
  property: string | null
  /** When the last message was written, in UTC. */
  at: string
  isUnread: boolean
  isAnswered: boolean
  messages: number
  hasAttachments: boolean
}

/** A conversation with all its messages, the oldest first. */
export type OwnerThreadModel = {
  id: number
  subject: string
  property: { id: number; title: string } | null
  messages: {
    id: number
    author: MessageAuthor
    /** The member of staff who wrote it. */
    staff: string | null
    body: string
    at: string
    /** Its recipient has read it. */
    isRead: boolean
    attachments: ThreadAttachment[]
  }[]
}

const MOST = 100

async function findTitles({ owner, locale }: OwnerReadInput) {
  const properties = await findOwnerProperties({ payload: await getClient(), owner, locale })
  return new Map(
    properties.map((property) => [property.id, { id: property.publicId, title: propertyTitle(property) }]),
  )
}

/** A property that an owner can write about, by its public ID. */
export type PropertyChoice = { id: number; title: string }

/** The properties that an owner can write about, at most 50. */
export const findPropertyChoices = async (input: OwnerReadInput): Promise<PropertyChoice[]> => [
  ...(await findTitles(input)).values(),
]

/** The conversations of an owner with the agency, the latest first and at most 100. */
export async function findOwnerMessages(input: OwnerReadInput): Promise<OwnerThreadItem[]> {
  const { owner } = input
  const threads = await findOwnerThreads({ payload: await getClient(), owner, limit: MOST })
  const titles = await findTitles(input)
  return threads.map(
    ({ id, subject, property, at, unread, lastAuthor, messages, hasAgency, hasAttachments }) => ({
      id,
      subject,
      property: titles.get(property ?? 0)?.title ?? null,
      at,
      isUnread: unread > 0,
      isAnswered: lastAuthor === 'owner' && hasAgency,
      messages,
      hasAttachments,
    }),
  )
}

/**
 * A conversation by its first message; null if it is not this owner's. When the owner opens it, the agency's messages count
 * as read; impersonating staff leave it unchanged.
 */
export async function openOwnerThread({
  id,
  isImpersonated,
  ...input
}: OwnerReadInput & { id: number; isImpersonated: boolean }): Promise<OwnerThreadModel | null> {
  const payload = await getClient()
  const { owner, now = new Date() } = input
  const thread = await getOwnerThread({ payload, owner, id })
  if (!thread) return null
  if (!isImpersonated) await markThreadRead({ payload, owner, id, now })
  const titles = await findTitles(input)
  return {
    id: thread.id,
    subject: thread.subject,
    property: titles.get(thread.property ?? 0) ?? null,
    messages: thread.messages.map(({ readAt, ...message }) => ({ ...message, isRead: readAt !== null })),
  }
}
