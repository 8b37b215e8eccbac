import {
  APIError,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { deleteLink } from '@/cms/operations/accounts/provider/provider-links'
import { forgetBrowsers } from '@/cms/operations/accounts/recognise-browser'
import { findRecord } from '@/cms/database/records'
import { hasRole, isColleague } from '@/cms/access/access'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { checkCurrentPassword } from '@/cms/operations/accounts/check-current-password'
import { getLoginProvider } from '@/cms/queries/accounts/login-provider'
import { ownSession } from '@/cms/queries/accounts/open-sessions'
import { isAwaited } from '@/cms/queries/accounts/staff-invitations'
import type { User } from '@/cms/payload-types'
import { passwordError } from '@/domain/accounts/password-rules'
import { accountLabels } from './account-labels'
import { markReset } from './note-account-use'
import { currentWords, linkGone, passwordWords } from './password-words'
import { fillTexts } from '@/messages/fill-texts'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { isRecord } from '@/domain/shared/is-record'
import { textOf } from '@/domain/shared/text'

type WrongAccount = { path: 'email' | 'password' | 'currentPassword'; texts: EditorTexts }

const labels = { ...accountLabels, email: sharedTexts.email }

function refuse(req: PayloadRequest, wrong: readonly WrongAccount[]): void {
  if (wrong.length === 0) return
  const errors = wrong.map(({ path, texts }) => {
    const label = editorText(req, labels[path])
    return { path, label, message: editorText(req, texts) }
  })
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}

function wrongPassword(password: unknown, email: unknown): WrongAccount[] {
  const given = { password: textOf(password), email: String(email ?? '') }
  const error = passwordError(given)
  return error === null ? [] : [{ path: 'password', texts: passwordWords[error] }]
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null

const plainAddress = (email: unknown): string =>
  String(email ?? '')
    .trim()
    .toLowerCase()

// A reset by the link of a mail passes no earlier document, and changes no address.
const isMoved = (data: Partial<User>, originalDoc: Partial<User> | undefined): boolean =>
  originalDoc !== undefined &&
  isGiven(data.email) &&
  plainAddress(data.email) !== plainAddress(originalDoc.email)

/**
 * The provider opens the account with the address that it confirms: who chose that of a colleague who has no account yet would take
 * them into their own. So administrators alone change addresses where the site has a provider.
 */
function wrongMove(req: PayloadRequest): WrongAccount[] {
  const provider = getLoginProvider()
  if (!provider || !isColleague(req) || hasRole(req, ['admin'])) return []
  const texts = fillTexts(officeTexts.users.provider.address, { name: provider.name })
  return [{ path: 'email', texts }]
}

function wrongValues(
  req: PayloadRequest,
  { data, originalDoc }: { data: Partial<User>; originalDoc: Partial<User> | undefined },
): WrongAccount[] {
  const { password, email = originalDoc?.email } = data
  const wrong = isGiven(password) ? wrongPassword(password, email) : []
  return isMoved(data, originalDoc) ? [...wrong, ...wrongMove(req)] : wrong
}

/** Users of the back office and programs with their login have to prove who they are; our own programs do not. */
async function wrongProof(req: PayloadRequest, proof: unknown): Promise<WrongAccount[]> {
  if (!isColleague(req) || !req.user || req.payloadAPI === 'local') return []
  const error = await checkCurrentPassword({ req, id: Number(req.user.id), password: proof })
  return error === null ? [] : [{ path: 'currentPassword', texts: currentWords[error] }]
}

/**
 * Checks every new password of staff against the rule, whoever sets it and in whatever way. To change the password or the
 * mail address of an account, their own or a colleague's, a user gives their own current password. With a provider of logins
 * administrators alone change the address.
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
  const wrong = wrongValues(req, { data: rest, originalDoc })
  // The new password is checked first, so that an invalid one costs no attempt at the current one.
  if (wrong.length === 0 && operation === 'update' && (isNew || isMoved(rest, originalDoc)))
    wrong.push(...(await wrongProof(req, currentPassword)))
  refuse(req, wrong)
  return rest
}

/**
 * Another password or address revokes the mailed links, ends every login except the one that made the change, and forgets the
 * browsers of the account. Another address also ends its link with the provider: somebody else may get the account.
 */
export const endEarlierLogins: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const isElsewhere = isMoved(data, originalDoc)
  if (!isGiven(data.password) && !isElsewhere) return data
  if (isElsewhere) await deleteLink(req, originalDoc.id)
  await forgetBrowsers(req, originalDoc.id)
  const own = ownSession(req, originalDoc.id)
  const sessions = (originalDoc.sessions ?? []).filter(({ id }) => id === own)
  const invitationVersion = (originalDoc.invitationVersion ?? 0) + 1
  return { ...data, sessions, invitationVersion, resetPasswordToken: null, resetPasswordExpiration: null }
}

const valueAt = (data: unknown, key: 'token' | 'password'): unknown =>
  isRecord(data) && key in data ? Object.entries(data).find(([k]) => k === key)?.[1] : null

/**
 * The rule for resets by the link of a mail, for which Payload runs no other hook with the password.
 * @throws ValidationError at the field; APIError (403) if the link is not valid.
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
  if (!user || isAwaited(user)) throw new APIError(editorText(req, linkGone), 403, undefined, true)
  refuse(req, wrongPassword(valueAt(data, 'password'), user.email))
  markReset(req)
}
