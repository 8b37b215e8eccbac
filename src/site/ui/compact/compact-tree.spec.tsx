import { createElement, Fragment, Suspense, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { CompactRoot } from './compact-part'
import { unpackTexts } from './unpack-texts'
import { packTree } from './write-tree'

/** As the compiler marks what the browser draws. */
const inBrowser = <Component extends object>(component: Component): Component =>
  Object.assign(component, { $$typeof: Symbol.for('react.client.reference') })

const Box = inBrowser(({ label, data, head, slides = [], children }: BoxProps) => (
  <section aria-label={label} data-given={JSON.stringify(data)}>
    {head}
    {slides.map(({ key, content }) => (
      <div key={key}>{content}</div>
    ))}
    {children}
  </section>
))
type BoxProps = {
  label: string
  data?: unknown
  head?: ReactNode
  slides?: { key: number; content: ReactNode }[]
  children?: ReactNode
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="row">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

async function compact(tree: ReactNode): Promise<{ html: string; text: string; parts: number }> {
  const packed = await packTree(tree)
  const [, text = ''] = unpackTexts(packed.texts)
  const html = renderToStaticMarkup(createElement(CompactRoot, packed))
  return { html, text, parts: packed.parts?.length ?? 0 }
}

const expectSame = async (tree: ReactNode) =>
  expect((await compact(tree)).html).toBe(renderToStaticMarkup(tree))

const trees: [string, ReactNode][] = [
  ['texts', ['a', 1, null, undefined, false, true, 'b']],
  [
    'the signs of the text',
    <p key="p" title="{~^|}#:">
      {'{0|~~}^ {#0} {:a|b}'}
    </p>,
  ],
  [
    'values that look like others',
    [
      <i key="a" draggable />,
      <i key="b" draggable="true" />,
      <i key="c" className="a|b^c" />,
      <i key="d" className="a" data-a={1} />,
      <i key="e" className="a" data-a="1" tabIndex={0} />,
    ],
  ],
  ['attributes of all kinds', <Attributes key="a" />],
  [
    'lists with keys',
    <ul key="l">
      {['x', 'y'].map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>,
  ],
  [
    'two lists with the same keys',
    <div key="d">
      {[1, 2].map((n) => (
        <i key={n}>{n}</i>
      ))}
      {[1, 2].map((n) => (
        <b key={n}>{n}</b>
      ))}
    </div>,
  ],
  [
    'components of the server',
    <dl key="r">
      <Row name="Prix">{385}</Row>
    </dl>,
  ],
  ['a fragment with a key', <Fragment key="{|}">x</Fragment>],
  ['markup', <style key="s" dangerouslySetInnerHTML={{ __html: 'a > b { color: red }' }} />],
  [
    'a form',
    <form key="f">
      <textarea defaultValue="{x}" />
      <select defaultValue="2">
        <option value="">–</option>
        <option value="2">Zwei</option>
      </select>
      <input type="checkbox" defaultChecked={false} />
    </form>,
  ],
  [
    'links inside the site and out of it',
    <p key="k">
      <SiteLink href="/fr/?a=1&b=2" className="x">
        Ici
      </SiteLink>
      <SiteLink href="https://example.com" newTabHint="(onglet)">
        Là
      </SiteLink>
    </p>,
  ],
  [
    'components of the browser with trees',
    <Box
      key="b"
      label="{L}"
      head={<h2 className="t">H</h2>}
      slides={[
        { key: 1, content: <em>1</em> },
        { key: 2, content: '2' },
      ]}
    >
      <p>
        {'c'}
        <Box label="inner">
          <i>i</i>
        </Box>
      </p>
    </Box>,
  ],
  [
    'what waits',
    <Suspense key="w" fallback={<p>…</p>}>
      <Row name="n">v</Row>
    </Suspense>,
  ],
]

describe('a compact tree', () => {
  it.each(trees)('draws %s as they are', (_, tree) => expectSame(tree))

  it('draws components of the server that wait for something', async () => {
    const Later = async () => <p>{await Promise.resolve('later')}</p>
    expect((await compact(<Later />)).html).toBe('<p>later</p>')
  })

  it('names each pattern once', async () => {
    const { text, parts } = await compact(
      [1, 2].map((n) => (
        <Row key={n} name={`n${n}`}>
          {n}
        </Row>
      )),
    )
    expect(text).not.toContain('row')
    expect(text.length).toBeLessThan(50)
    expect(parts).toBe(0)
  })

  it('leaves components of the browser and what no text can hold beside it', async () => {
    const { parts } = await compact(
      <div>
        <Box label="x" head={<b>h</b>} />
        <button onClick={() => undefined}>y</button>
      </div>,
    )
    expect(parts).toBe(2)
  })

  it('holds a component of the browser that is given data alone', async () => {
    const data = { list: [1, 'a|b', { deep: null }], on: true, '{': '~^' }
    const { html, parts } = await compact(<Box label="x" data={data} />)
    expect(html).toBe(renderToStaticMarkup(<Box label="x" data={data} />))
    expect(parts).toBe(0)
  })

  it.each([
    ['a date', new Date(0)],
    ['a function', () => undefined],
    ['what JSON leaves out of a list', [undefined]],
    ['an element deep inside', { list: [<b key="b">x</b>] }],
  ])('leaves a component of the browser beside it that is given %s', async (_, data) => {
    expect((await compact(<Box label="x" data={data} />)).parts).toBe(1)
  })

  it('draws random trees as they are', async () => {
    for (let round = 0; round < 300; round += 1) await expectSame(randomTree(4))
  })
})

function Attributes() {
  return (
    <div
      id="i"
      hidden
      tabIndex={-1}
      aria-hidden={false}
      data-open={true}
      data-none={undefined}
      style={{ width: 3, color: '#fff' }}
    >
      <img
        src="/a.jpg?v=1|2"
        srcSet="/a 1w, /b 2w"
        alt=""
        width={3}
        height={4}
        loading="lazy"
        decoding="async"
      />
      <a href="/x" className="a^b" aria-label={'«{}»'}>
        {''}
      </a>
      <svg aria-hidden="true" className="icon">
        <use href="/icons.svg#bed" />
      </svg>
      <details open={false} name="n">
        <summary>s</summary>
      </details>
    </div>
  )
}

const pick = <Value,>(values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(Math.random() * values.length)] ?? values[0]

const words = ['', 'x', '~', '{', '}', '|', '^', '{0|a}', '~{', 'é<&>"', '#0', ':k', '\n'] as const

function randomTree(depth: number): ReactNode {
  if (depth === 0) return pick<ReactNode>([...words, 7, null])
  const children = Array.from({ length: Math.floor(Math.random() * 4) }, (_, at) => (
    <Fragment key={`k${at}`}>{randomTree(depth - 1)}</Fragment>
  ))
  return pick([
    () =>
      createElement(pick(['div', 'p', 'span']), { title: pick(words), className: pick(words) }, ...children),
    () => <Row name={pick(words)}>{children}</Row>,
    () => (
      <Box label={pick(words)} head={randomTree(depth - 1)}>
        {children}
      </Box>
    ),
    () => children,
  ])()
}

it('a tree of which several parts fail leaves none of the failures unhandled', async () => {
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  const Late = async () => Promise.reject(new Error('late'))
  const AtOnce = (): ReactNode => {
    throw new Error('at once')
  }
  const parts = [<Late key="late" />, <AtOnce key="at once" />]
  await expect(packTree(parts)).rejects.toThrow(/late|at once/)
  await expect(packTree(<Box label="a" head={parts} />)).rejects.toThrow(/late|at once/)
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})
