import { isRecord } from '@/domain/shared/is-record'

type ServerFunctionArguments = Readonly<Record<string, unknown>>

/** The collections and globals that the back office may name. */
export type Entities = { collections: readonly string[]; globals: readonly string[] }

export type ServerCall = { name: string; args: Record<string, unknown> }

const isText = (value: unknown): value is string => typeof value === 'string'
const isId = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (isText(value) && value.length < 100) ||
  Number.isSafeInteger(value)

type FunctionCheck = (args: ServerFunctionArguments, entities: Entities) => boolean

const anything: FunctionCheck = () => true
const ofCollection: FunctionCheck = ({ collectionSlug }, { collections }) =>
  isText(collectionSlug) && collections.includes(collectionSlug)
const ofEntity: FunctionCheck = (args, { collections, globals }) =>
  ofCollection(args, { collections: [...collections, ...globals], globals }) ||
  (isText(args.globalSlug) && globals.includes(args.globalSlug))
const ofDocument: FunctionCheck = (args, entities) => {
  const { paramsOverride, searchParams } = args
  const segments = isRecord(paramsOverride) ? paramsOverride.segments : undefined
  return (
    ofEntity(args, entities) &&
    (paramsOverride === undefined || (Array.isArray(segments) && segments.every(isText))) &&
    (searchParams === undefined || isRecord(searchParams))
  )
}

/** The server functions of the back office: `handleServerFunctions` of @payloadcms/next; a test keeps them in step. */
const functions: Record<string, FunctionCheck> = {
  'copy-data-from-locale': (args, entities) =>
    ofEntity(args, entities) && isText(args.fromLocale) && isText(args.toLocale),
  // These functions report invalid input themselves.
  'form-state': anything,
  'get-default-layout': anything,
  'get-folder-results-component-and-data': anything,
  'get-upcoming-scheduled-publish': anything,
  'render-document': ofDocument,
  'render-document-slots': ofCollection,
  'render-field': ({ schemaPath }) => isText(schemaPath),
  'render-list': (args, entities) =>
    ofCollection(args, entities) && (args.query === undefined || isRecord(args.query)),
  'render-widget': ({ widgetSlug, widgetData }) =>
    isText(widgetSlug) && (widgetData === undefined || isRecord(widgetData)),
  'schedule-publish': anything,
  slugify: (args, entities) =>
    ofEntity(args, entities) &&
    isText(args.path) &&
    (args.valueToSlugify === undefined || isText(args.valueToSlugify)),
  'table-state': anything,
}

const names = Object.keys(functions)

/** Whether the back office has a server function of this name. */
export const isServerFunction = (name: unknown): name is string => isText(name) && names.includes(name)

/** A call of a server function of the back office; null if no function takes these arguments. */
export function parseServerCall(call: unknown, entities: Entities): ServerCall | null {
  if (!isRecord(call) || !isServerFunction(call.name)) return null
  const { name, args = {} } = call
  if (!isRecord(args) || !isId(args.docID) || !isId(args.id)) return null
  return functions[name]?.(args, entities) ? { name, args } : null
}
