import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import {
  refreshPropertySearch,
  refreshPropertySearchOf,
} from '@/cms/operations/property-search/refresh-property-search'
import { refreshTownNames } from '@/cms/operations/town-names/refresh-town-names'

type Saved = { doc: { id: number }; req: PayloadRequest }

const nameTown = ({ doc, req }: Saved) => refreshTownNames({ req, ids: [doc.id] })
const refreshHomesOfCity = ({ doc, req }: Saved) => refreshPropertySearchOf({ req, cityIds: [doc.id] })
const refreshHomesOfType = ({ doc, req }: Saved) => refreshPropertySearchOf({ req, typeIds: [doc.id] })

type Hooks = { afterChange: CollectionAfterChangeHook; afterDelete: CollectionAfterDeleteHook }

/** Keeps what the search knows of a home in step with it; with the home its row goes by itself. */
export const refreshSearchOfHome: Pick<Hooks, 'afterChange'> = {
  afterChange: ({ doc, req }) => refreshPropertySearch({ req, ids: [doc.id] }),
}

/** Names a city in all languages, and lets its homes be found by its new names or zip. */
export const refreshSearchOfCity: Hooks = { afterChange: nameTown, afterDelete: refreshHomesOfCity }

/** Lets the homes of a type be found by its new name. */
export const refreshSearchOfType: Hooks = { afterChange: refreshHomesOfType, afterDelete: refreshHomesOfType }
