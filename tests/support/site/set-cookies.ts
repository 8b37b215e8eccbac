export type Cookies = Record<string, string>

/** The cookies that a response sets, by name. */
export const cookiesOf = (response: Response): Cookies =>
  Object.fromEntries(
    response.headers.getSetCookie().map((cookie) => {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      return [name, value]
    }),
  )
