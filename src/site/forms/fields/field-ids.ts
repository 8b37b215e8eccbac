/** What a field's parts are called on the page, for those that point at them. */
export function fieldIds(formId: string, name: string) {
  const id = `${formId}-${name}`
  return { id, hint: `${id}-hint`, advice: `${id}-advice`, error: `${id}-error` }
}
