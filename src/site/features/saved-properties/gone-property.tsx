'use client'

import type { SavedTexts } from '@/site/words/saved-texts'

type GonePropertyProps = { id: number; texts: SavedTexts; onRemove: () => void }

/** A property that was saved and cannot be shown any more: said, and taken away when the visitor wants it. */
export function GoneProperty({ id, texts, onRemove }: GonePropertyProps) {
  return (
    <div className="bg-sand text-ink-soft flex h-full flex-col items-start justify-center gap-3 rounded-md p-5 text-sm">
      <p>{texts.gone.replace('{id}', String(id))}</p>
      <button
        type="button"
        aria-label={texts.removeGone.replace('{id}', String(id))}
        onClick={onRemove}
        className="text-ink min-h-8 font-semibold underline underline-offset-4"
      >
        {texts.remove}
      </button>
    </div>
  )
}
