import { askDatabase } from '../database/ask-database'
import { instanceHeader } from '../instances/haproxy'
import type { TestSite } from '../test/test-site'

/** The property whose price is saved, by its public number. */
export const pricedProperty = 2101

export type SavedPrice = {
  /** From the request to its answer, in milliseconds. */
  took: number
  /** Which instance has saved it; null where no balancer says so. */
  instance: string | null
}

export type PriceOffice = {
  /** Saves a price of a property as an editor does; resolves when the save is answered. */
  save: (price: number) => Promise<SavedPrice>
}

/** An editor who changes the price of a property, by its public number. */
export async function openPriceOffice(
  { url, staff, database }: Pick<TestSite, 'url' | 'staff' | 'database'>,
  publicId: number = pricedProperty,
): Promise<PriceOffice> {
  const headers = { 'content-type': 'application/json' }
  const login = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(staff),
  })
  const { token } = await login.json()
  const [row] = await askDatabase<{ id: number }>(database.url, {
    text: 'select id from properties where public_id = $1',
    values: [publicId],
  })
  return {
    save: async (price) => {
      const begun = performance.now()
      const answer = await fetch(`${url}/api/properties/${row?.id}`, {
        method: 'PATCH',
        headers: { ...headers, authorization: `JWT ${token}` },
        body: JSON.stringify({ price }),
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`The price was not saved: ${answer.status}`)
      return { took: performance.now() - begun, instance: answer.headers.get(instanceHeader) }
    },
  }
}

/** Whether a page shows a price, however it is written. */
export async function showsPrice(page: string, price: number): Promise<boolean> {
  const text = await (await fetch(page)).text()
  return text.replace(/[\s\u00a0\u202f.,]|&nbsp;/g, '').includes(String(price))
}
