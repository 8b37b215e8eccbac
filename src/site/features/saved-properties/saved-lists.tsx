'use client'

import type { ReactNode } from 'react'
import {
  allSaved,
  withoutProperty,
  type SavedProperties,
  type SavedList,
} from '@/domain/saved-properties/saved-properties'
import type { Locale } from '@/domain/shared/locale'
import type { SavedTexts } from '@/site/words/saved-texts'
import { buttonClasses } from '@/site/ui/button'
import { changeSavedProperties, useSavedProperties } from '@/site/ui/saved-properties/saved-store'
import { BroughtList } from './brought-list'
import { CarryLink } from './carry-link'
import { Comparison } from './comparison'
import { SavedGrid } from './saved-grid'
import { SavedSection } from './saved-section'
import { useProperties, type KnownProperties } from './use-properties'

type SavedListsProps = { locale: Locale; texts: SavedTexts; browse: ReactNode }

/** What a visitor's browser remembers: favourites, up to four properties side by side, and the properties they have seen. */
export function SavedLists({ locale, texts, browse }: SavedListsProps) {
  const saved = useSavedProperties()
  const { known, isLoading, hasFailed, retry } = useProperties({ ids: allSaved(saved), locale })
  const shown = { saved, known, texts }
  return (
    <div className="flex flex-col gap-16">
      <p role="status" className="sr-only">
        {isLoading && texts.loading}
        {hasFailed && texts.failed}
      </p>
      {hasFailed && (
        <div className="bg-sand flex flex-wrap items-center gap-4 rounded-lg p-5">
          <p>{texts.failed}</p>
          <button type="button" onClick={retry} className={buttonClasses('outline')}>
            {texts.retry}
          </button>
        </div>
      )}
      <BroughtList locale={locale} texts={texts} />
      <ListSection list="favourites" empty={texts.emptyFavourites} {...shown}>
        {browse}
      </ListSection>
      <Comparison ids={saved.compared} known={known} texts={texts} isLoading={isLoading} />
      <ListSection list="recent" empty={texts.emptyRecent} {...shown} />
    </div>
  )
}

type ListSectionProps = {
  list: Exclude<SavedList, 'compared'>
  saved: SavedProperties
  known: KnownProperties
  texts: SavedTexts
  empty: string
  /** Below the words for an empty list. */
  children?: ReactNode
}

function ListSection({ list, saved, known, texts, empty, children }: ListSectionProps) {
  const ids = saved[list]
  if (ids.length === 0) {
    return (
      <SavedSection title={texts[list]} count={0}>
        {() => (
          <>
            <p className="text-ink-soft">{empty}</p>
            {children}
          </>
        )}
      </SavedSection>
    )
  }
  return (
    <SavedSection title={texts[list]} count={ids.length}>
      {(leave) => (
        <>
          <SavedGrid
            ids={ids}
            known={known}
            texts={texts}
            onRemove={(id) => {
              changeSavedProperties((properties) => withoutProperty(properties, { list, id }))
              leave()
            }}
            onUnsaved={list === 'favourites' ? leave : undefined}
          />
          {list === 'favourites' && <CarryLink ids={ids} texts={texts.carry} />}
          {list === 'recent' && (
            <button
              type="button"
              onClick={() => {
                changeSavedProperties((properties) => ({ ...properties, recent: [] }))
                leave()
              }}
              className={buttonClasses('outline', 'mt-8')}
            >
              {texts.clearRecent}
            </button>
          )}
        </>
      )}
    </SavedSection>
  )
}
