import type { FieldHook, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { keepStored } from '@/cms/fields/keep-stored'
import { leadsBack, stopOf, type Stop } from '@/cms/queries/routing/redirect-steps'
import { isRedirectTarget } from '@/domain/routing/redirect-target'
import { normalizePath, splitLocale } from '@/domain/routing/routes'

/** Brings a typed path to the form in which addresses are stored and compared; anything else is left as it is. */
export const normalizeAddress: FieldHook = ({ value }) => {
  if (typeof value !== 'string') return value
  const typed = value.trim()
  return typed.startsWith('/') ? (normalizePath(typed) ?? typed) : typed
}

/** The address a redirect starts at: a plain path of this site with its language. */
export const validateFrom: TextFieldSingleValidation = (value, { req }) => {
  if (!value) return req.t('validation:required')
  const path = value.startsWith('/') ? normalizePath(value) : null
  if (path !== null && splitLocale(path) !== null) return true
  return editorText(req, {
    nl: 'Begin met de taalcode, bijvoorbeeld /nl/oud-adres/: zonder domein, ?, # of %.',
    fr: 'Commencez par le code de langue, par exemple /fr/ancienne-adresse/ : sans domaine, ?, # ni %.',
    en: 'Start with the language code, for example /en/old-address/: no domain, ?, # or %.',
    de: 'Beginnen Sie mit dem Sprachcode, zum Beispiel /de/alte-adresse/: ohne Domain, ?, # oder %.',
  })
}

const isTarget = keepStored((value, { req }) => {
  if (!value || isRedirectTarget(value)) return true
  return editorText(req, {
    nl: 'Geef een pad van deze site (/nl/nieuw-adres/) of een volledig adres met https://.',
    fr: 'Indiquez un chemin de ce site (/fr/nouvelle-adresse/) ou une adresse complète avec https://.',
    en: 'Enter a path of this site (/en/new-address/) or a complete address with https://.',
    de: 'Geben Sie einen Pfad dieser Website (/de/neue-adresse/) oder eine vollständige Adresse mit https:// ein.',
  })
})

/** Where it leads: a path of this site or a page of another one, and never round in a circle. */
export const validateTo: TextFieldSingleValidation = async (value, options) => {
  const { id, overrideAccess, req, siblingData } = options
  if (!value) return req.t('validation:required')
  const verdict = await isTarget(value, options)
  if (verdict !== true) return verdict
  // Where the site itself keeps the address of a page that moves, a circle is for the editors of its pages to mend.
  const withPages = overrideAccess !== true
  if (!(await isCircle({ from: fromOf(siblingData), to: value, id, withPages, req }))) return true
  return editorText(req, {
    nl: 'Deze doorverwijzing komt op zichzelf uit. Kies een ander doel.',
    fr: 'Cette redirection revient à son point de départ. Choisissez une autre cible.',
    en: 'This redirect comes back to where it starts. Choose another target.',
    de: 'Diese Weiterleitung führt im Kreis. Wählen Sie ein anderes Ziel.',
  })
}

function fromOf(data: unknown): Stop | null {
  if (typeof data !== 'object' || data === null || !('from' in data)) return null
  const path = typeof data.from === 'string' ? normalizePath(data.from) : null
  return path === null ? null : splitLocale(path)
}

type Saved = { from: Stop | null; to: string; id?: number | string; withPages: boolean; req: PayloadRequest }

async function isCircle({ from, to, id, withPages, req }: Saved): Promise<boolean> {
  const first = from && stopOf({ target: to, locale: from.locale })
  if (!first) return false
  const isBack = ({ stop }: { stop: Stop }) => stop.locale === from.locale && stop.path === from.path
  return leadsBack({ from: first, isBack, except: id, withPages, req })
}
