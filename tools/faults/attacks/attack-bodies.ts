/** Invalid bodies, of no type and of all types; the site must accept none. */
export const brokenBodies: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  'null',
  '[]',
  '"x"',
  '{"a":',
  '\ufeff{}',
  '[['.repeat(10_000),
  `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  `{${Array.from({ length: 2000 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
  '%E0%A4%A',
  '&&&===&&&',
  'a=1&'.repeat(10_000),
  'x'.repeat(70_000),
  `--x\r\nContent-Disposition: form-data; name="remark"\r\n\r\n${'a'.repeat(70_000)}\r\n--x--\r\n`,
  `${'--x\r\nContent-Disposition: form-data; name="remark"\r\n\r\na\r\n'.repeat(5000)}--x--\r\n`,
  '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7',
  Uint8Array.from({ length: 3000 }, (_, at) => (at * 31) % 256),
]

/** Longer than anything that is read to its end: the server may close the connection. */
export const endlessBody = 'x'.repeat(2_000_000)

export const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/html',
  'x',
] as const

const head = (type: string, more: string): string =>
  `POST /api/forms/site-contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${more}\r\n`

/** Incomplete requests, whose sender hangs up in the middle. */
export const brokenRequests: readonly string[] = [
  `${head('application/json', 'Content-Length: 1000\r\n')}{"email":`,
  `${head('application/json', 'Transfer-Encoding: chunked\r\n')}5\r\n{"ema`,
  `${head('application/json', 'Transfer-Encoding: chunked\r\n')}zz\r\n{}`,
  `${head('application/json', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n')}0\r\n\r\n`,
  `${head('application/json', 'Content-Length: -1\r\n')}{}`,
  `${head('application/json', `X-Long: ${'a'.repeat(100_000)}\r\n`)}{}`,
  head('multipart/form-data; boundary=x', 'Content-Length: 10000000\r\n'),
  'POST /api/forms/site-contact',
]
