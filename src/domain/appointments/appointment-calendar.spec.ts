import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import { addMinutes } from './brussels-time'
import {
  appointmentFeed,
  appointmentInvitation,
  appointmentUid,
  type CalendarAppointment,
} from './appointment-calendar'

const appointment: CalendarAppointment = {
  id: 12,
  state: 'booked',
  sequence: 0,
  startsAt: '2026-06-10T08:00:00.000Z',
  endsAt: '2026-06-10T08:30:00.000Z',
  changedAt: new Date('2026-06-01T10:00:00Z'),
  summary: 'Visite : Maison 3 chambres à Wavre',
  location: "Rue de l'Église 12, 1300 Wavre",
  description: 'Votre agent : Jeanne Dupont\n+32 470 12 34 56',
}
const host = 'maison.example'
const organizer = { address: 'info@maison.example', name: 'Maison Brabant' }
const attendees = [{ address: 'zoe@example.com', name: 'Zoé Peeters' }]

const invite = (given: Partial<CalendarAppointment> = {}) =>
  appointmentInvitation({ appointment: { ...appointment, ...given }, host, organizer, attendees })

/** The file as a calendar program reads it, with the time zone in the file. */
function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content))
  for (const each of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(each))
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  const [event] = events
  if (!event) throw new Error('No event')
  return { calendar, events, event, component: event.component }
}

const momentIn = (time: ICAL.Time) => time.toJSDate().toISOString()

describe('appointmentUid', () => {
  it('stays the same, and can break no line', () => {
    expect(appointmentUid({ id: 12, host })).toBe('visit-12@maison.example')
    expect(appointmentUid({ id: 'a\r\nX:b', host: 'localhost:3000' })).toBe('visit-a--X-b@localhost-3000')
  })
})

describe('appointmentInvitation', () => {
  it('invites the visitor who booked', () => {
    const { content, contentType } = invite()
    const { calendar, event, component } = read(content)
    expect(contentType).toBe('text/calendar; charset=utf-8; method=REQUEST')
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(event.uid).toBe('visit-12@maison.example')
    expect(event.sequence).toBe(0)
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    expect([event.summary, event.location, event.description]).toEqual([
      appointment.summary,
      appointment.location,
      appointment.description,
    ])
    expect(event.organizer).toBe('mailto:info@maison.example')
    const [attendee] = event.attendees
    expect(attendee?.getFirstValue()).toMatch(/^mailto:zoe@example\.com$/i)
    expect(attendee?.getParameter('cn')).toBe('Zoé Peeters')
    expect(attendee?.getParameter('partstat')).toBe('ACCEPTED')
  })

  it('takes a cancelled appointment out of the calendars again', () => {
    const { content, contentType } = invite({ state: 'cancelled', sequence: 2 })
    const { calendar, event, component } = read(content)
    expect(contentType).toContain('method=CANCEL')
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect([event.uid, event.sequence]).toEqual(['visit-12@maison.example', 2])
  })

  it('is stamped in UTC when it was changed, and the same text every time', () => {
    const { content } = invite()
    expect(content).toContain('\r\nDTSTAMP:20260601T100000Z\r\n')
    expect(content).toContain('\r\nLAST-MODIFIED:20260601T100000Z\r\n')
    expect(invite().content).toBe(content)
  })

  it('names the zone of its times, and describes it once', () => {
    const { content } = invite()
    expect(content).toContain('\r\nDTSTART;TZID=Europe/Brussels:20260610T100000\r\n')
    expect(content).toContain('\r\nDTEND;TZID=Europe/Brussels:20260610T103000\r\n')
    expect(content.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
  })

  it.each([
    '2026-01-15T09:00:00.000Z',
    '2026-03-28T09:00:00.000Z',
    '2026-03-29T00:30:00.000Z',
    '2026-03-29T01:00:00.000Z',
    '2026-03-29T08:00:00.000Z',
    '2026-03-30T08:00:00.000Z',
    '2027-03-28T08:00:00.000Z',
    '2026-10-24T08:00:00.000Z',
    '2026-10-25T00:00:00.000Z',
    '2026-10-25T00:45:00.000Z',
    '2026-10-25T01:15:00.000Z',
    '2026-10-25T09:00:00.000Z',
    '2027-10-31T09:00:00.000Z',
    '2041-07-01T08:00:00.000Z',
  ])('says that an appointment at %s is at that moment', (startsAt) => {
    const endsAt = addMinutes({ moment: startsAt, minutes: 30 })
    const { event } = read(invite({ startsAt, endsAt }).content)
    expect([momentIn(event.startDate), momentIn(event.endDate)]).toEqual([startsAt, endsAt])
  })

  it('keeps every text as it is: commas, backslashes, lines, emoji, long words', () => {
    const summary = 'Visite; « Villa », 3 ch. \\n: "vue" 🏡👩‍👩‍👧 – ' + 'très '.repeat(40) + 'x'.repeat(200)
    const description = `Un\n\ndeux, trois; quatre \\ cinq\n${'🏠'.repeat(60)}\nhttps://maison.example/a?b=c,d;e`
    const { event } = read(invite({ summary, description, location: 'A; B, C\\D' }).content)
    expect(event.summary).toBe(summary)
    expect(event.description).toBe(description)
    expect(event.location).toBe('A; B, C\\D')
  })

  it('has lines of at most 75 octets, no character cut, each with its end', () => {
    const { content } = invite({ description: 'é🏠'.repeat(300) })
    const lines = content.split('\r\n')
    expect(lines.pop()).toBe('')
    expect(
      lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]|\p{Surrogate}/u.test(line)),
    ).toEqual([])
    expect(read(content).event.description).toBe('é🏠'.repeat(300))
  })

  it.each([
    ['a line break', 'x\r\nATTENDEE:mailto:other@example.com'],
    ['a bare line feed', 'x\nEND:VEVENT\nBEGIN:VEVENT'],
    ['a bare return', 'x\rSTATUS:CANCELLED'],
    ['other separators', 'x\u2028STATUS:CANCELLED\u2029y\u0085z\u0000\u000b'],
    ['quotes', 'a" ;X-EVIL="b":mailto:other@example.com'],
  ])('lets nobody add a line by %s', (_what, text) => {
    const { content } = appointmentInvitation({
      appointment: { ...appointment, summary: text, location: text, description: text },
      host: `${host}${text}`,
      organizer: { ...organizer, name: text },
      attendees: [{ address: 'zoe@example.com', name: text }],
    })
    const names = (text: string) =>
      text
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .map((line) => line.split(/[:;]/)[0])
    expect(names(content)).toEqual(names(invite().content))
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    const { event, events } = read(content)
    expect(events).toHaveLength(1)
    expect(event.attendees.map((each) => String(each.getFirstValue()).toLowerCase())).toEqual([
      'mailto:zoe@example.com',
    ])
    expect(event.organizer).toBe('mailto:info@maison.example')
  })

  it('leaves out people whose address is none', () => {
    const { content } = appointmentInvitation({
      appointment,
      host,
      organizer: { address: 'nobody' },
      attendees: [{ address: 'a@b.example\r\nX-EVIL:1' }, { address: '' }, ...attendees],
    })
    expect(read(content).event.attendees).toHaveLength(1)
    expect(content).not.toContain('EVIL')
    expect(content).not.toContain('ORGANIZER')
  })

  it('calls people without a name by their address', () => {
    const { content } = appointmentInvitation({
      appointment,
      host,
      organizer: { address: 'info@maison.example' },
      attendees: [{ address: 'zoe@example.com', name: ' " ' }],
    })
    expect(read(content).event.attendees[0]?.getParameter('cn')).toBe('zoe@example.com')
  })

  it('holds for random texts', () => {
    const random = createRandom(99)
    const signs = [
      'a',
      'é',
      ' ',
      ',',
      ';',
      ':',
      '\\',
      '"',
      '\n',
      '🏠',
      'ß',
      'n',
      '^',
      '=',
      '\u202e',
      '\t',
    ] as const
    const someText = () => Array.from({ length: random.whole(1, 120) }, () => random.pick(signs)).join('')
    for (let round = 0; round < 100; round += 1) {
      const { event, events } = read(
        invite({ summary: `S${someText()}`, description: `D${someText()}.` }).content,
      )
      expect(events).toHaveLength(1)
      expect(event.summary.startsWith('S')).toBe(true)
      expect(event.description.startsWith('D')).toBe(true)
      expect(event.description.endsWith('.')).toBe(true)
    }
  })
})

describe('appointmentFeed', () => {
  const appointments: CalendarAppointment[] = [
    appointment,
    {
      ...appointment,
      id: 13,
      startsAt: '2026-10-24T08:00:00.000Z',
      endsAt: '2026-10-24T08:30:00.000Z',
      sequence: 4,
    },
    { ...appointment, id: 14, startsAt: '2026-10-25T09:00:00.000Z', endsAt: '2026-10-25T09:30:00.000Z' },
    { ...appointment, id: 15, state: 'cancelled' },
    { ...appointment, id: 16, state: 'no-show' },
  ]
  const feed = appointmentFeed({
    name: 'Visites: Jeanne, Wavre; a\\b\r\nX-EVIL:1',
    appointments,
    host,
    organizer,
  })

  it('publishes the appointments that are not cancelled, at their moments', () => {
    const { calendar, events } = read(feed.content)
    expect(feed.contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(events.map((event) => [event.uid, event.sequence, momentIn(event.startDate)])).toEqual([
      ['visit-12@maison.example', 0, '2026-06-10T08:00:00.000Z'],
      ['visit-13@maison.example', 4, '2026-10-24T08:00:00.000Z'],
      ['visit-14@maison.example', 0, '2026-10-25T09:00:00.000Z'],
      ['visit-16@maison.example', 0, '2026-06-10T08:00:00.000Z'],
    ])
  })

  it('names itself, says how often to come again, and invites nobody', () => {
    const { calendar } = read(feed.content)
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Visites: Jeanne\\, Wavre\\; a\\\\b X-EVIL:1')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT15M')
    expect(feed.content).not.toContain('ATTENDEE')
    expect(feed.content.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
    expect(feed.content).not.toMatch(/^X-EVIL/m)
  })

  it('is a calendar also without appointments', () => {
    const { content } = appointmentFeed({ name: 'Visites', appointments: [], host, organizer })
    const calendar = new ICAL.Component(ICAL.parse(content))
    expect(calendar.getAllSubcomponents('vevent')).toEqual([])
    expect(content).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/)
  })
})
