import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { editorText } from '@/cms/fields/editor-text'

const ownChoice = {
  nl: 'Een eigenaar kiest zijn wachtwoord zelf. Stuur hem opnieuw een uitnodiging.',
  fr: 'Un propriétaire choisit lui-même son mot de passe. Envoyez-lui une nouvelle invitation.',
  en: 'Owners choose their password themselves. Invite this owner again.',
  de: 'Ein Eigentümer wählt sein Passwort selbst. Laden Sie ihn erneut ein.',
}

/** Nobody gives an owner a password over REST: they would log in as that owner, and nothing would tell. */
export const refuseOwnerPassword: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || overrideAccess) return
  const data: unknown = 'data' in args ? args.data : null
  if (typeof data === 'object' && data !== null && 'password' in data && data.password)
    throw new APIError(editorText(req, ownChoice), 403, undefined, true)
}
