import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { refreshPropertySearch, refreshPropertySearchOf } from '@/cms/operations/refresh-property-search'

type Saved = { doc: { id: number }; req: PayloadRequest }

const refreshHomesOfCity = ({ doc, req }: Saved) => refreshPropertySearchOf({ req, cityIds: [doc.id] })
const refreshHomesOfType = ({ doc, req }: Saved) => refreshPropertySearchOf({ req, typeIds: [doc.id] })

type Hooks = { afterChange: CollectionAfterChangeHook; afterDelete: CollectionAfterDeleteHook }

/** Keeps what the search knows of a home in step with it; with the home its row goes by itself. */
export const refreshSearchOfHome: Pick<Hooks, 'afterChange'> = {
  afterChange: ({ doc, req }) => refreshPropertySearch({ req, ids: [doc.id] }),
}

/** Lets the homes of a city be found by its new name or zip. */
export const refreshSearchOfCity: Hooks = { afterChange: refreshHomesOfCity, afterDelete: refreshHomesOfCity }

/** Lets the homes of a type be found by its new name. */
export const refreshSearchOfType: Hooks = { afterChange: refreshHomesOfType, afterDelete: refreshHomesOfType }
