import { describe, expect, it } from 'vitest'
import { leadKinds } from '@/domain/leads/lead-kinds'
import { mailTopic, mailTopics } from './mail-topic'

describe('the topic of a mail', () => {
  it.each([
    ['site-contact-agency', 'site-contact'],
    ['send-to-friend-friend', 'send-to-friend'],
    ['contact-demand-visitor', 'contact-demand'],
    ['demand-register-visitor', 'alert'],
    ['alert-digest', 'alert'],
    ['sign-newsletter-agency', 'newsletter'],
    ['newsletter-confirm', 'newsletter'],
    ['contact-appointment-agency', 'contact-appointment'],
    ['visit-reminder-agent', 'visit'],
    ['lead-answer', 'lead-answer'],
    ['lead-reply-agency', 'lead-answer'],
    ['forgot-password-visitor', 'owner-password'],
    ['owner-message', 'owner-message'],
    ['owner-message-agency', 'owner-message'],
    ['owner-answer-agency', 'owner-message'],
    ['owner-lock', 'owner-account'],
    ['owner-address', 'owner-account'],
    ['owner-login', 'owner-login'],
    ['unheard-of', 'other'],
    ['site-contacts', 'other'],
    ['', 'other'],
  ])('of %s is %s', (kind, topic) => {
    expect(mailTopic(kind)).toBe(topic)
  })

  it('is known for every form', () => {
    expect(leadKinds.map((kind) => mailTopic(`${kind}-agency`))).not.toContain('other')
  })

  it('is each its own kind', () => {
    for (const topic of mailTopics) expect(mailTopic(topic)).toBe(topic)
    expect(new Set(mailTopics).size).toBe(mailTopics.length)
  })
})
