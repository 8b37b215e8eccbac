import type { FieldHook, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { separateRequest } from '@/cms/queries/separate-request'
import { normalizePath, splitLocale } from '@/domain/routing/routes'
import { safeInternalPath } from '@/domain/routing/safe-redirect'

const MAX_STEPS = 20

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

/** Where it leads: a path of this site or a page of another one, and never round in a circle. */
export const validateTo: TextFieldSingleValidation = async (value, { id, req, siblingData }) => {
  if (!value) return req.t('validation:required')
  if (!isTarget(value)) {
    return editorText(req, {
      nl: 'Geef een pad van deze site (/nl/nieuw-adres/) of een volledig adres met https://.',
      fr: 'Indiquez un chemin de ce site (/fr/nouvelle-adresse/) ou une adresse complète avec https://.',
      en: 'Enter a path of this site (/en/new-address/) or a complete address with https://.',
      de: 'Geben Sie einen Pfad dieser Website (/de/neue-adresse/) oder eine vollständige Adresse mit https:// ein.',
    })
  }
  const from = fromOf(siblingData)
  if (from === null || !(await leadsBack({ from, to: value, id, req }))) return true
  return editorText(req, {
    nl: 'Deze doorverwijzing komt op zichzelf uit. Kies een ander doel.',
    fr: 'Cette redirection revient à son point de départ. Choisissez une autre cible.',
    en: 'This redirect comes back to where it starts. Choose another target.',
    de: 'Diese Weiterleitung führt im Kreis. Wählen Sie ein anderes Ziel.',
  })
}

function isTarget(value: string): boolean {
  if (value.startsWith('/')) return safeInternalPath(value) !== null
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}

function fromOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('from' in data)) return null
  return typeof data.from === 'string' ? normalizePath(data.from) : null
}

type Walk = { from: string; to: string; id?: number | string; req: PayloadRequest }

async function leadsBack({ from, to, id, req }: Walk): Promise<boolean> {
  let target: string | null = pathOnly(to)
  for (let steps = 0; target !== null && steps < MAX_STEPS; steps += 1) {
    if (target === from) return true
    target = await getTarget({ from: target, id, req })
  }
  return false
}

async function getTarget({ from, id, req }: Omit<Walk, 'to'>): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    limit: 1,
    overrideAccess: true,
    pagination: false,
    req: separateRequest(req),
    where: { and: [{ from: { equals: from } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] },
  })
  const to: unknown = docs[0]?.to
  return typeof to === 'string' ? pathOnly(to) : null
}

function pathOnly(to: string): string | null {
  return to.startsWith('/') ? normalizePath(to.replace(/[?#].*$/, '')) : null
}
