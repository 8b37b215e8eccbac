const request = 'setcookies'

/** Whether a query asks to choose again (specification section 2): it contains 'setcookies' anywhere. */
export function isConsentRequest(search: string): boolean {
  return search.includes(request)
}

/** The query without the request to choose again, so that a reload does not ask once more. */
export function withoutConsentRequest(search: string): string {
  const kept = search.replace(/^\?/, '').split('&')
  const rest = kept.filter((part) => part !== '' && !isConsentRequest(part)).join('&')
  return rest === '' ? '' : `?${rest}`
}
