import { useEditorText } from '@/cms/admin/use-editor-text'
import type { LinkChoice } from '@/cms/queries/links/link-targets'
import { screenTexts } from '@/messages/screen-texts'

/** What tells documents apart: name, kind, path or postal address, and whether visitors see it. */
export const TargetCard = ({ target, href }: { target: LinkChoice; href?: string }) => {
  const { say } = useEditorText()
  const { name, kind, place, isOnline } = target
  const about = [kind, place, isOnline ? '' : say(screenTexts.siteMenu.notOnline)]
  return (
    <span className="agency-property__text">
      {href ? <a href={href}>{name}</a> : <span className="agency-property__name">{name}</span>}
      <span>{about.filter(Boolean).join(' · ')}</span>
    </span>
  )
}
