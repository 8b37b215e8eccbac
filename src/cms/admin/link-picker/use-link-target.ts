import { useEffect, useState } from 'react'
import type { LinkChoice } from '@/cms/queries/links/link-targets'
import { parsePick, type LinkPick } from '@/domain/links/link-pick'
import { askTarget } from './ask-targets'

// A deleted document, or one without an answer, still belongs to the field.
const unknownTarget = (document: string): LinkChoice => ({
  ...{ document, kind: '', name: `# ${document}`, place: '' },
  isOnline: false,
})

/** The chosen document of a link, loaded if it is unknown; null until then, and without one. */
export function useLinkTarget({ api, pick }: { api: string; pick: LinkPick | null }) {
  const [known, setKnown] = useState<LinkChoice | null>(null)
  const wanted = pick === null ? null : `${pick.relationTo}/${pick.id}`
  const target = known?.document === wanted ? known : null
  const isKnown = wanted === null || target !== null
  useEffect(() => {
    const asked = wanted === null ? null : parsePick(wanted)
    if (isKnown || asked === null) return undefined
    let isCurrent = true
    void askTarget({ api, pick: asked }).then((target) => {
      if (isCurrent) setKnown(target ?? unknownTarget(`${asked.relationTo}/${asked.id}`))
    })
    return () => {
      isCurrent = false
    }
  }, [api, wanted, isKnown])
  return { target, learn: setKnown }
}
