/**
 * The Belgian time zone in a calendar file: the rule of the European Union since 1996, for every year (RFC 5545, 3.6.5).
 * Programs that do not know the name 'Europe/Brussels', such as some of Microsoft's, read this.
 */
export const brusselsTimezone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Brussels',
  'X-LIC-LOCATION:Europe/Brussels',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')
