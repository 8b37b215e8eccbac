'use client'

import { useEffect, useState } from 'react'
import { missingFavourites, readSavedLink, withFavourites } from '@/domain/saved-properties/saved-link'
import { savedLimits, type SavedProperties } from '@/domain/saved-properties/saved-properties'
import type { Locale } from '@/domain/shared/locale'
import type { SavedTexts } from '@/site/words/saved-texts'
import { buttonClasses } from '@/site/ui/button'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { changeSavedProperties, useSavedProperties } from '@/site/ui/saved-properties/saved-store'
import { openLink } from './post-saved-link'
import { SavedSection } from './saved-section'
import { useProperties } from './use-properties'

type BroughtListProps = { locale: Locale; texts: SavedTexts }

type Brought = readonly number[] | 'gone' | 'failed'

/** What the link that led here carries; null without one. The token leaves the address at once. */
function useBrought(): Brought | null {
  const [brought, setBrought] = useState<Brought | null>(null)
  useEffect(() => {
    const read = () => {
      const token = readSavedLink(window.location.hash)
      if (token === null) return
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
      openLink(token).then(setBrought, () => setBrought('failed'))
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return brought
}

/** The favourites that a link brings from another device: they are shown, and added when the visitor says so. */
export function BroughtList({ locale, texts }: BroughtListProps) {
  const brought = useBrought()
  if (brought === null) return null
  if (brought === 'gone' || brought === 'failed')
    return (
      <p role="alert" className="bg-sand rounded-lg p-5">
        {texts.carry[brought === 'gone' ? 'gone' : 'failedToOpen']}
      </p>
    )
  return <BroughtProperties ids={brought} locale={locale} texts={texts} />
}

function BroughtProperties({ ids, locale, texts }: BroughtListProps & { ids: readonly number[] }) {
  const saved = useSavedProperties()
  const { known } = useProperties({ ids, locale })
  const shown = ids.flatMap((id) => known.get(id) ?? [])
  return (
    <SavedSection title={texts.carry.brought} count={ids.length}>
      {(leave) => (
        <>
          <ul className="divide-line border-line divide-y border-y">
            {shown.map(({ id, href, title, place, price }) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
                <SiteLink href={href} className="underline underline-offset-4">
                  {title}
                </SiteLink>
                <span className="text-ink-soft text-sm">
                  {place} · {price}
                </span>
              </li>
            ))}
          </ul>
          <Add saved={saved} ids={ids} texts={texts} onAdded={leave} />
        </>
      )}
    </SavedSection>
  )
}

type AddProps = { saved: SavedProperties; ids: readonly number[]; texts: SavedTexts; onAdded: () => void }

function Add({ saved, ids, texts, onAdded }: AddProps) {
  const missing = missingFavourites(saved, ids).length
  const hasRoom = saved.favourites.length < savedLimits.favourites
  return (
    <div className="mt-6">
      {missing > 0 && hasRoom && (
        <button
          type="button"
          onClick={() => {
            changeSavedProperties((properties) => withFavourites(properties, ids))
            onAdded()
          }}
          className={buttonClasses('primary')}
        >
          {texts.carry.add}
        </button>
      )}
      <p role="status" className="empty:hidden">
        {missing === 0 && texts.carry.added}
        {missing > 0 && !hasRoom && texts.carry.full}
      </p>
    </div>
  )
}
