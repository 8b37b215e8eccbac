const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // A reader takes it for a line feed unless it is written as a number.
  '\r': '&#13;',
}

// What XML 1.0 allows nowhere, not even as a character reference.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A text without the characters that XML does not have: control characters, and halves of surrogate pairs. */
export const withoutForbidden = (text: string): string => text.replace(forbidden, '')

/** A text for XML, in an element or in an attribute; characters that XML does not have are left out. */
export const escapeXml = (text: string): string =>
  withoutForbidden(text).replace(/[&<>"'\r]/g, (sign) => entities[sign] ?? sign)
