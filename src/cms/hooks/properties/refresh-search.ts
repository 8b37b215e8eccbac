import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import {
  refreshPropertySearch,
  refreshPropertySearchOf,
} from '@/cms/operations/property-search/refresh-property-search'
import { refreshTownNames } from '@/cms/operations/town-names/refresh-town-names'

type Saved = { doc: { id: number }; req: PayloadRequest }

const nameTown = ({ doc, req }: Saved) => refreshTownNames({ req, ids: [doc.id] })
const refreshPropertiesOfCity = ({ doc, req }: Saved) => refreshPropertySearchOf({ req, cityIds: [doc.id] })
const refreshPropertiesOfType = ({ doc, req }: Saved) => refreshPropertySearchOf({ req, typeIds: [doc.id] })

type Hooks = { afterChange: CollectionAfterChangeHook; afterDelete: CollectionAfterDeleteHook }

/** Keeps what the search knows of a property in step with it; with the property its row goes by itself. */
export const refreshSearchOfProperty: Pick<Hooks, 'afterChange'> = {
  afterChange: ({ doc, req }) => refreshPropertySearch({ req, ids: [doc.id] }),
}

/** Names a city in all languages, and lets its properties be found by its new names or zip. */
export const refreshSearchOfCity: Hooks = { afterChange: nameTown, afterDelete: refreshPropertiesOfCity }

/** Lets the properties of a type be found by its new name. */
export const refreshSearchOfType: Hooks = {
  afterChange: refreshPropertiesOfType,
  afterDelete: refreshPropertiesOfType,
}
