'use client'

import { useId, useState } from 'react'
import { savedLink } from '@/domain/saved-properties/saved-link'
import type { SavedTexts } from '@/site/words/saved-texts'
import { buttonClasses } from '@/site/ui/button'
import { ShareButton } from '@/site/ui/share-button'
import { askForLink } from './post-saved-link'

type CarryLinkProps = { ids: readonly number[]; texts: SavedTexts['carry'] }

/** Makes a private link that carries the favourites to another device, and shows it to be copied or shared. */
export function CarryLink({ ids, texts }: CarryLinkProps) {
  const [link, setLink] = useState<{ url: string; ids: string } | null>(null)
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  // A link holds what was saved when it was made.
  const current = link?.ids === ids.join() ? link : null

  const make = async () => {
    setState('busy')
    const token = await askForLink(ids)
    setState(token === null ? 'failed' : 'ready')
    const page = window.location.origin + window.location.pathname
    if (token !== null) setLink({ url: savedLink({ page, token }), ids: ids.join() })
  }

  return (
    <div className="mt-10 max-w-2xl print:hidden">
      {!current && (
        <button type="button" onClick={make} disabled={state === 'busy'} className={buttonClasses('outline')}>
          {texts.make}
        </button>
      )}
      <p role="status" className="mt-3 empty:hidden">
        {state === 'failed' && texts.failed}
        {current && texts.made}
      </p>
      {current && <ShownLink url={current.url} texts={texts} />}
    </div>
  )
}

function ShownLink({ url, texts }: { url: string; texts: SavedTexts['carry'] }) {
  const id = useId()
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <label htmlFor={id} className="sr-only">
        {texts.link}
      </label>
      <input
        id={id}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        className="border-line bg-paper text-ink min-h-11 w-full min-w-0 rounded-md border px-3 text-sm sm:w-96"
      />
      <ShareButton
        title={texts.share}
        url={url}
        texts={{ share: texts.send, copy: texts.copy, copied: texts.copied }}
      />
    </div>
  )
}
