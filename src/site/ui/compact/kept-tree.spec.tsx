import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setListening } from '@/process/freshness.mjs'
import { createKeptTree } from './kept-tree'

vi.mock('./is-server', () => ({ isServer: true }))

beforeEach(() => setListening(true))
afterEach(() => setListening(false))

/** As the compiler marks what the browser draws. */
const inBrowser = <Component extends object>(component: Component): Component =>
  Object.assign(component, { $$typeof: Symbol.for('react.client.reference') })

const Drawer = inBrowser(({ entries, foot, children }: DrawerProps) => (
  <dialog data-entries={entries.length}>
    {children}
    {foot.content}
  </dialog>
))
type DrawerProps = { entries: { href: string }[]; foot: { content: ReactNode }; children: ReactNode }

const entries = [{ href: '/fr/' }, { href: '/nl/' }]

const drawn = vi.fn()

function Header({ name, slot }: { name: string; slot: ReactNode }) {
  drawn(name)
  return (
    <header>
      <p>{name}</p>
      <nav>{slot}</nav>
      <Drawer entries={entries} foot={{ content: <footer>{slot}</footer> }}>
        <ul>
          <li>{slot}</li>
        </ul>
      </Drawer>
    </header>
  )
}

it('writes a tree once, and shows the slot of each page in all its places', async () => {
  const Tree = createKeptTree()
  const draw = async (of: { name: string }, slot: ReactNode) =>
    renderToStaticMarkup(await Tree({ of, slot, children: (own) => <Header name={of.name} slot={own} /> }))
  const [brabant, wavre] = [{ name: 'Brabant' }, { name: 'Wavre' }]
  const pages = [
    [brabant, <i key="i">one</i>],
    [brabant, 'two'],
    [wavre, null],
    [brabant, <Header key="h" name="inside" slot="three" />],
  ] as const
  for (const [of, slot] of pages) {
    const html = await draw(of, slot)
    drawn.mockClear()
    expect(html).toBe(renderToStaticMarkup(<Header name={of.name} slot={slot} />))
  }
  drawn.mockClear()
  await draw(brabant, 'again')
  await draw(wavre, 'again')
  expect(drawn).not.toHaveBeenCalled()
})

it('is drawn for each page while the process does not hear of changes', async () => {
  setListening(false)
  const Tree = createKeptTree()
  const of = { name: 'Brabant' }
  drawn.mockClear()
  for (const slot of ['one', 'two'])
    await Tree({ of, slot, children: (own) => <Header name={of.name} slot={own} /> })
  expect(drawn).toHaveBeenCalledTimes(2)
})
