import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { isColleague } from '@/cms/access/access'
import { findRecord } from '@/cms/database/records'
import { fieldsOfSave, runningSave } from '@/cms/hooks/edits/guard-edits'
import { noteAction } from '@/cms/operations/audit/note-action'
import { forgetAuthors, noteAuthor } from '@/cms/operations/edits/version-authors'
import { isPlanned } from '@/cms/operations/publication-plans/planned-saves'
import { isInBin } from '@/domain/bin/in-bin'
import { actionOfSave } from '@/domain/audit/audit-actions'
import { first } from '@/cms/hooks/first'
import { isRecord } from '@/domain/shared/is-record'

/** What was online before the running save of a collection takes it off the site. */
const onlineBefore = new WeakMap<PayloadRequest, Map<string, Set<unknown>>>()

function onlineOf(req: PayloadRequest, kind: string): Set<unknown> {
  const known = onlineBefore.get(req) ?? new Map<string, Set<unknown>>()
  onlineBefore.set(req, known)
  const online = known.get(kind) ?? new Set()
  known.set(kind, online)
  return online
}

const valueOf = (values: unknown, name: string): unknown => (isRecord(values) ? values[name] : undefined)

const idOf = (values: unknown): string | number | null => {
  const id = valueOf(values, 'id')
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

/** A title in several languages at once is an object: the entry has none then. */
const titleOf = ({ admin }: Pick<CollectionConfig, 'admin'>, doc: unknown): unknown =>
  admin?.useAsTitle ? valueOf(doc, admin.useAsTitle) : null

const hooksOf = (collection: CollectionConfig) => {
  const kind = collection.slug
  const beforeChange: CollectionBeforeChangeHook = async ({
    collection: { slug },
    data,
    originalDoc,
    req,
  }) => {
    const id = idOf(originalDoc)
    if (!isColleague(req) || id === null || valueOf(data, '_status') !== 'draft') return
    const query = { collection: slug, where: { id: { equals: id } }, select: { _status: true }, req } as const
    if (valueOf(await findRecord(req.payload, query), '_status') === 'published') onlineOf(req, kind).add(id)
  }
  const afterChange: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
    if (!isColleague(req)) return
    const id = idOf(doc)
    const isNew = operation === 'create'
    const fields = isNew ? [] : fieldsOfSave(req, { entity: kind, id })
    const [before, after] = [valueOf(previousDoc, '_status'), valueOf(doc, '_status')]
    const wasOnline = onlineOf(req, kind).delete(id)
    const save = { ...runningSave(req, kind), isPlanned: isPlanned(req) }
    const bin = { wasInBin: isInBin(previousDoc), isInBin: isInBin(doc) }
    const action = actionOfSave({ ...save, ...bin, kind, isNew, wasOnline, before, after, fields })
    await noteAction(req, { action, kind, id, title: titleOf(collection, doc), fields, locale: req.locale })
    if (collection.versions) await noteAuthor(req, { kind, id, savedAt: valueOf(doc, 'updatedAt') })
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
    if (collection.versions) await forgetAuthors(req, { kind, id })
    if (isColleague(req))
      await noteAction(req, { action: 'delete', kind, id, title: titleOf(collection, doc) })
  }
  return { beforeChange, afterChange, afterDelete }
}

/** Shows who saved a document last, and before. */
const lastEditor = '/src/cms/admin/audit/last-editor#LastEditor'

/** Names who saved the versions of a document, in their list and above one of them. */
const versionsView = { Component: '/src/cms/admin/versions/versions-view#VersionsView' }
const versionAuthor = '/src/cms/admin/versions/version-author#VersionAuthor'

// The audit log itself, and what the log has an entry of its own for.
const unwatched = ['audit-entries', 'impersonations']

/** Records in the audit log what staff do with the documents of a collection, in the transaction of the change. */
export function noteChanges(collection: CollectionConfig): CollectionConfig {
  if (unwatched.includes(collection.slug)) return collection
  const { admin = {}, hooks = {} } = collection
  const { components = {} } = admin
  const ours = hooksOf(collection)
  const beforeDocumentControls = first(lastEditor, components.edit?.beforeDocumentControls)
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...components,
        edit: { ...components.edit, beforeDocumentControls },
        ...(collection.versions && {
          Description: versionAuthor,
          views: { ...components.views, edit: { versions: versionsView } },
        }),
      },
    },
    hooks: {
      ...hooks,
      beforeChange: first(ours.beforeChange, hooks.beforeChange),
      // Before `guardEdits` forgets which fields the save changes.
      afterChange: first(ours.afterChange, hooks.afterChange),
      afterDelete: first(ours.afterDelete, hooks.afterDelete),
    },
  }
}

/** Records in the audit log what staff change in a global, as `noteChanges` does for a collection. */
export function noteGlobalChanges(global: GlobalConfig): GlobalConfig {
  const { admin = {}, hooks = {}, slug: kind } = global
  const { components = {} } = admin
  const beforeDocumentControls = first(lastEditor, components.elements?.beforeDocumentControls)
  const afterChange: GlobalAfterChangeHook = async ({ doc, req }) => {
    if (!isColleague(req)) return
    const action = runningSave(req, kind).isRestored ? 'restore' : 'change'
    const fields = fieldsOfSave(req, { entity: kind, id: null })
    await noteAction(req, { action, kind, fields, locale: req.locale })
    await noteAuthor(req, { kind, id: null, savedAt: valueOf(doc, 'updatedAt') })
  }
  return {
    ...global,
    admin: {
      ...admin,
      components: {
        ...components,
        elements: { ...components.elements, beforeDocumentControls, Description: versionAuthor },
        views: { ...components.views, edit: { versions: versionsView } },
      },
    },
    hooks: {
      ...hooks,
      afterChange: first(afterChange, hooks.afterChange),
    },
  }
}
