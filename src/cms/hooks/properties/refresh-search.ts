import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import {
  refreshPropertySearch,
  refreshPropertySearchOf,
} from '@/cms/operations/property-search/refresh-property-search'
import { refreshTownNames } from '@/cms/operations/town-names/refresh-town-names'

type SavedProperty = { doc: { id: number }; req: PayloadRequest }

const nameTown = ({ doc, req }: SavedProperty) => refreshTownNames({ req, ids: [doc.id] })
const refreshPropertiesOfCity = ({ doc, req }: SavedProperty) =>
  refreshPropertySearchOf({ req, cityIds: [doc.id] })
const refreshPropertiesOfType = ({ doc, req }: SavedProperty) =>
  refreshPropertySearchOf({ req, typeIds: [doc.id] })

type SearchHooks = { afterChange: CollectionAfterChangeHook; afterDelete: CollectionAfterDeleteHook }

/** Updates the search row of a property; the database deletes it with the property. */
export const refreshSearchOfProperty: Pick<SearchHooks, 'afterChange'> = {
  afterChange: ({ doc, req }) => refreshPropertySearch({ req, ids: [doc.id] }),
}

/** Names a city in all languages, and updates the search rows of its properties. */
export const refreshSearchOfCity: SearchHooks = {
  afterChange: nameTown,
  afterDelete: refreshPropertiesOfCity,
}

/** Updates the search rows of the properties of a renamed type. */
export const refreshSearchOfType: SearchHooks = {
  afterChange: refreshPropertiesOfType,
  afterDelete: refreshPropertiesOfType,
}
