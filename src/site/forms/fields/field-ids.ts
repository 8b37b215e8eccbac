/** The element ids of a field's parts, for those that refer to them. */
export function fieldIds(formId: string, name: string) {
  const id = `${formId}-${name}`
  return { id, hint: `${id}-hint`, advice: `${id}-advice`, error: `${id}-error` }
}
