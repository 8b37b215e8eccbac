import { Link } from '@payloadcms/ui'

/** A saved view of a list: a link with its count, as its reader writes a number. */
export type SavedView = { name: string; href: string; label: string; count?: string; isShown: boolean }

/** The saved views of a list, above it. */
export const SavedViews = ({ label, views }: { label: string; views: readonly SavedView[] }) => (
  <nav className="agency-part agency-views" aria-label={label}>
    <ul>
      {views.map(({ name, href, label: text, count, isShown }) => (
        <li key={name}>
          <Link href={href} prefetch={false} aria-current={isShown ? 'page' : undefined}>
            {text}
            {count !== undefined && <span className="agency-panel__count"> ({count})</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
