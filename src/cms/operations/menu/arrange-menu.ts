import { APIError, ValidationError, type PayloadRequest } from 'payload'
import { lockDocuments } from '@/cms/database/lock-documents'
import { inTransaction } from '@/cms/database/transactions'
import { findMenuPages, menuLevels, type MenuPage } from '@/cms/queries/menu/menu-pages'
import { changedPlaces, lastPlace } from '@/domain/navigation/menu-order'
import { saveMenuPlace } from './save-menu-place'

export type ArrangedMenu =
  | { isDone: true }
  | { isDone: false; code: 'outdated' }
  /** A page whose form has errors. */
  | { isDone: false; code: 'invalid'; name: string }

class OutdatedMenu extends Error {}

class InvalidPage extends Error {
  constructor(readonly page: Pick<MenuPage, 'name'>) {
    super('A page of the menu has errors')
  }
}

async function saved(work: () => Promise<void>): Promise<ArrangedMenu> {
  try {
    await work()
    return { isDone: true }
  } catch (error) {
    if (error instanceof OutdatedMenu) return { isDone: false, code: 'outdated' }
    if (error instanceof InvalidPage) return { isDone: false, code: 'invalid', name: error.page.name }
    throw error
  }
}

async function savePage(
  req: PayloadRequest,
  { page, data }: { page: MenuPage; data: object },
): Promise<void> {
  try {
    await saveMenuPlace(req, { id: page.id, data })
  } catch (error) {
    if (error instanceof ValidationError) throw new InvalidPage(page)
    if (error instanceof APIError && error.status === 409) throw new OutdatedMenu()
    throw error
  }
}

/** Gives the pages beside each other in the menu another order, all of them or none: those that somebody has seen there. */
export const orderMenu = (req: PayloadRequest, ids: readonly number[]): Promise<ArrangedMenu> =>
  saved(() =>
    inTransaction(req, async () => {
      await lockDocuments({ req, collection: 'pages', ids })
      const levels = menuLevels(await findMenuPages(req))
      const level = [...levels.values()].find((pages) => pages.some(({ id }) => id === ids[0])) ?? []
      const ordered = ids.flatMap((id) => level.find((page) => page.id === id) ?? [])
      if (ordered.length !== level.length || new Set(ids).size !== level.length) throw new OutdatedMenu()
      for (const { id, sort } of changedPlaces(ordered)) {
        const page = ordered.find((each) => each.id === id)
        if (page) await savePage(req, { page, data: { menuSort: sort } })
      }
    }),
  )

/** Takes a page into the menu, at the end of its level, or out of it; its address stays. */
export const showInMenu = (
  req: PayloadRequest,
  { id, isShown }: { id: number; isShown: boolean },
): Promise<ArrangedMenu> =>
  saved(() =>
    inTransaction(req, async () => {
      await lockDocuments({ req, collection: 'pages', ids: [id] })
      const pages = await findMenuPages(req)
      const page = pages.find((each) => each.id === id)
      if (!page) throw new OutdatedMenu()
      const places = pages.filter((each) => each.isShown).map(({ sort }) => sort)
      await savePage(req, {
        page,
        data: isShown ? { showInMenu: true, menuSort: lastPlace(places) } : { showInMenu: false },
      })
    }),
  )
