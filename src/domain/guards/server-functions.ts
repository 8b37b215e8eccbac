/** What the back office asks of its server: `handleServerFunctions` of @payloadcms/next, in step by a test. */
const names = [
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
]

/** Whether the back office has a server function of this name. */
export const isServerFunction = (name: unknown): boolean => typeof name === 'string' && names.includes(name)
