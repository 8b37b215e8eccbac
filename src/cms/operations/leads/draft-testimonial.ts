import type { PayloadRequest } from 'payload'
import { belgianDay } from '@/domain/shared/belgian-day'
import type { ParsedLead } from '@/domain/leads/parse-lead'

type DraftTestimonialInput = { req: PayloadRequest; lead: ParsedLead; now: Date }

/** Stores a visitor's opinion as a draft testimonial, which an editor publishes after reading it. */
export async function draftTestimonial({ req, lead, now }: DraftTestimonialInput): Promise<void> {
  const { firstName, lastName, city, remark, rating } = lead.values
  const initial = lastName?.at(0)
  await req.payload.create({
    collection: 'testimonials',
    draft: true,
    locale: lead.locale,
    req,
    data: {
      author: [firstName, initial && `${initial}.`].filter(Boolean).join(' '),
      place: city,
      text: remark ?? '',
      rating,
      date: belgianDay(now),
      _status: 'draft',
    },
  })
}
