import { editorText, type EditorTexts } from '@/cms/fields/editor-text'

export type ActionLink = { href: string; text: EditorTexts }

type ActionLinksProps = {
  req: { i18n: { language: string } }
  label: EditorTexts
  actions: readonly ActionLink[]
}

/** Where one goes from a screen to do something. */
export const ActionLinks = ({ req, label, actions }: ActionLinksProps) => (
  <nav className="agency-part agency-actions" aria-label={editorText(req, label)}>
    <ul>
      {actions.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{editorText(req, text)}</a>
        </li>
      ))}
    </ul>
  </nav>
)
