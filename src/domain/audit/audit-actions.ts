/** What somebody of the agency can do that the audit log records. */
export const auditActions = [
  'create',
  'change',
  'publish',
  'unpublish',
  'mend-links',
  'plan',
  'cancel-plan',
  'publish-planned',
  'unpublish-planned',
  'fail-plan',
  'delete',
  'put-in-bin',
  'take-out-of-bin',
  'restore',
  'write',
  'export',
  'erase',
  'import',
  'sign-in',
  'failed-sign-in',
  'sign-out',
  'new-password',
  'role',
  'invite',
  'join',
  'factor-on',
  'factor-off',
  'factor-reset',
  'passkey-on',
  'passkey-off',
  'recovery-codes',
  'link-provider',
  'unlink-provider',
  'impersonation-begin',
  'impersonation-end',
] as const

export type AuditAction = (typeof auditActions)[number]

/** The collections whose titles the log keeps. Any other may be about a person, of whom it keeps the number alone. */
const titledKinds: ReadonlySet<string> = new Set([
  'agents',
  'answer-templates',
  'articles',
  'categories',
  'cities',
  'contact-forms',
  'footer-columns',
  'media',
  'modules',
  'pages',
  'popups',
  'projects',
  'properties',
  'property-lists',
  'property-types',
  'redirects',
  'sliders',
  'top-bar-items',
])

export const isTitledKind = (kind: string): boolean => titledKinds.has(kind)

type DocumentSave = {
  kind: string
  isNew: boolean
  /** An earlier version was taken back. */
  isRestored: boolean
  /** It was in the bin before, and is in it now. */
  wasInBin: boolean
  isInBin: boolean
  /** Somebody planned it, and a program carries it out. */
  isPlanned: boolean
  /** Visitors saw the document before this save, whatever drafts there are. */
  wasOnline: boolean
  /** A draft beside what visitors see. */
  isDraftSave: boolean
  before: unknown
  after: unknown
  fields: readonly string[]
}

function changeOfState(save: DocumentSave): AuditAction | null {
  const { wasOnline, isDraftSave, isPlanned, before, after } = save
  if (after === 'published' && before !== 'published') return isPlanned ? 'publish-planned' : 'publish'
  if (after !== 'draft' || !wasOnline || isDraftSave) return null
  return isPlanned ? 'unpublish-planned' : 'unpublish'
}

/** What a save was, by the states before and after it; the role of an account counts more than its other fields. */
export function actionOfSave(save: DocumentSave): AuditAction {
  const { kind, isNew, isRestored, fields } = save
  if (save.isInBin) return 'put-in-bin'
  if (save.wasInBin) return 'take-out-of-bin'
  if (isRestored) return 'restore'
  if (kind === 'users' && !isNew && fields.includes('role')) return 'role'
  return changeOfState(save) ?? (isNew ? 'create' : 'change')
}
