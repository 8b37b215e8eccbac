import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { hasRole, isStaffOrReader } from '@/cms/access/access'
import { AgencyFrame } from '@/cms/admin/agency-frame'
import { rowStyle } from '@/cms/admin/styles'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { readerNumber } from '@/cms/fields/reader-number'
import { countBroken, findLastCheck, listBroken, type LastCheck } from '@/cms/queries/broken/list-broken'
import { nameDocuments } from '@/cms/queries/broken/name-documents'
import { brokenKinds, isBrokenKind, type BrokenKind } from '@/domain/broken/broken-thing'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { brokenHref } from './broken-href'
import { BrokenTable } from './broken-table'
import { CheckNow } from './check-now'

const texts = screenTexts.broken

const mostShown = 200

/** What is broken on the site, by kinds, with the place where somebody can mend it. */
export const BrokenView = (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const asked: unknown = view.searchParams?.kind
  return (
    <AgencyFrame
      view={view}
      title={editorText(req, texts.title)}
      href={brokenHref(req.payload.config.routes.admin)}
      isOpenTo={isStaffOrReader}
    >
      <Broken req={req} kind={isBrokenKind(asked) ? asked : null} />
    </AgencyFrame>
  )
}

async function Broken({ req, kind }: { req: PayloadRequest; kind: BrokenKind | null }) {
  const { payload } = req
  const say = (text: EditorTexts) => editorText(req, text)
  const [counts, last, things] = await Promise.all([
    countBroken(payload),
    findLastCheck(payload),
    listBroken({ payload, kind, limit: mostShown }),
  ])
  const names = await nameDocuments(
    req,
    things.map(({ document }) => document),
  )
  return (
    <section className="agency-part" aria-labelledby="broken" style={{ padding: '1rem 0 4rem' }}>
      <h1 id="broken" style={{ marginBottom: '1rem' }}>
        {say(texts.title)}
      </h1>
      <p>{say(texts.about)}</p>
      <div style={{ ...rowStyle, marginBottom: '1rem' }}>
        <p style={{ margin: 0 }}>{lastCheckText(req, last)}</p>
        {hasRole(req, ['admin', 'editor']) && <CheckNow path={`${payload.config.routes.api}/broken/check`} />}
      </div>
      <Kinds req={req} counts={counts} kind={kind} />
      {last !== null && counts.size === 0 && <p>{say(texts.nothing)}</p>}
      {brokenKinds.map((each) => (
        <BrokenTable
          key={each}
          req={req}
          kind={each}
          things={things.filter((thing) => thing.kind === each)}
          names={names}
        />
      ))}
      {things.length === mostShown && <p>{say(fillTexts(texts.more, { count: mostShown }))}</p>}
    </section>
  )
}

function lastCheckText(req: PayloadRequest, last: LastCheck | null): string {
  if (last === null) return editorText(req, texts.never)
  if (last.isRunning) return editorText(req, texts.running)
  if (last.hasFailed) return editorText(req, texts.failed)
  const moment = shownMoment(last.begunAt.toISOString(), readerLocale(req))
  return editorText(req, fillTexts(texts.last, { moment }))
}

type KindsProps = { req: PayloadRequest; counts: ReadonlyMap<BrokenKind, number>; kind: BrokenKind | null }

/** The kinds with their numbers, as links that show one kind alone. */
function Kinds({ req, counts, kind }: KindsProps) {
  const href = brokenHref(req.payload.config.routes.admin)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const links = [
    { href, name: sharedTexts.everything, count: total, isShown: kind === null },
    ...brokenKinds
      .filter((each) => counts.has(each))
      .map((each) => ({
        href: `${href}?kind=${each}`,
        name: texts.kinds[each],
        count: counts.get(each) ?? 0,
        isShown: kind === each,
      })),
  ]
  return (
    <nav aria-label={editorText(req, texts.filter)}>
      <ul className="agency-kinds">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.isShown ? 'page' : undefined}>
              {editorText(req, link.name)} ({readerNumber(req, link.count)})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
