import {
  APIError,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { findRecord } from '@/cms/database/records'
import { isStaff } from '@/cms/access/access'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { checkCurrentPassword } from '@/cms/operations/accounts/check-current-password'
import type { User } from '@/cms/payload-types'
import { passwordError } from '@/domain/accounts/password-rules'
import { accountLabels } from './account-labels'
import { currentWords, linkGone, passwordWords } from './password-words'

type Wrong = { path: 'password' | 'currentPassword'; texts: EditorTexts }

function refuse(req: PayloadRequest, wrong: readonly Wrong[]): void {
  if (wrong.length === 0) return
  const errors = wrong.map(({ path, texts }) => {
    const label = editorText(req, accountLabels[path])
    return { path, label, message: editorText(req, texts) }
  })
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}

function wrongPassword(password: unknown, email: unknown): Wrong[] {
  const given = { password: typeof password === 'string' ? password : '', email: String(email ?? '') }
  const error = passwordError(given)
  return error === null ? [] : [{ path: 'password', texts: passwordWords[error] }]
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null

const plainAddress = (email: unknown): string =>
  String(email ?? '')
    .trim()
    .toLowerCase()

// A reset by the link of a mail hands over no document of before, and moves nothing.
const isMoved = (data: Partial<User>, originalDoc: Partial<User> | undefined): boolean =>
  originalDoc !== undefined &&
  isGiven(data.email) &&
  plainAddress(data.email) !== plainAddress(originalDoc.email)

/** Somebody at the back office, or a program with their login, proves that it is they; programs of our own do not. */
async function wrongProof(req: PayloadRequest, proof: unknown): Promise<Wrong[]> {
  if (!isStaff(req) || !req.user || req.payloadAPI === 'local') return []
  const error = await checkCurrentPassword({ req, id: Number(req.user.id), password: proof })
  return error === null ? [] : [{ path: 'currentPassword', texts: currentWords[error] }]
}

/**
 * A password of staff is as the rule says, whoever sets it and by whatever way. Who changes the password or the mail
 * address of an account, their own or a colleague's, gives their own current password.
 * @throws ValidationError at the field.
 */
export const checkAccount: CollectionBeforeValidateHook<User> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (!data) return data
  const { currentPassword, ...rest } = data
  const isNew = isGiven(rest.password)
  const wrong = isNew ? wrongPassword(rest.password, rest.email ?? originalDoc?.email) : []
  // Of two errors the one at hand first: a try costs nothing while the new password cannot be taken.
  if (wrong.length === 0 && operation === 'update' && (isNew || isMoved(rest, originalDoc)))
    wrong.push(...(await wrongProof(req, currentPassword)))
  refuse(req, wrong)
  return rest
}

/** The session that asks, where it is one of this account. */
const sessionOf = ({ user }: PayloadRequest, id: unknown): unknown =>
  user?.collection === 'users' && user.id === id && '_sid' in user ? user._sid : undefined

/**
 * With another password or address the links that were mailed are worth nothing, and every login ends but the one that
 * made the change.
 */
export const endEarlierLogins: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !(isGiven(data.password) || isMoved(data, originalDoc))) return data
  const own = originalDoc && sessionOf(req, originalDoc.id)
  const sessions = (originalDoc?.sessions ?? []).filter(({ id }) => own !== undefined && id === own)
  return { ...data, sessions, resetPasswordToken: null, resetPasswordExpiration: null }
}

const valueAt = (data: unknown, key: 'token' | 'password'): unknown =>
  typeof data === 'object' && data !== null && key in data
    ? Object.entries(data).find(([k]) => k === key)?.[1]
    : null

/**
 * The rule for who comes by the link of a mail, which no other hook of a reset can hold: none is told the password.
 * @throws ValidationError at the field; APIError (403) where the link is worth nothing.
 */
export const checkResetPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return
  const data: unknown = 'data' in args ? args.data : null
  const token = valueAt(data, 'token')
  const where = {
    resetPasswordToken: { equals: token },
    resetPasswordExpiration: { greater_than: new Date().toISOString() },
  }
  const user =
    typeof token === 'string' && token !== ''
      ? await findRecord(req.payload, { collection: 'users', where, req })
      : null
  if (!user) throw new APIError(editorText(req, linkGone), 403, undefined, true)
  refuse(req, wrongPassword(valueAt(data, 'password'), user.email))
}
