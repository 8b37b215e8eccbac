import { stateForOwner } from '@/domain/properties/property-state'
import type { Locale } from '@/domain/shared/locale'
import type { OwnedCard } from '@/site/data/owners/owner-cards'
import { getTranslator } from '@/messages/translator'
import { classNames } from '@/site/ui/class-names'
import { statusWords } from '@/messages/status-words'

/** How a property stands: online, not to be seen, or its status in a word. */
export function PropertyState({ property, locale }: { property: OwnedCard; locale: Locale }) {
  const state = stateForOwner(property)
  return (
    <span
      className={classNames(
        'inline-block rounded-full px-3 py-1.5 text-xs leading-none font-semibold',
        state === 'available' ? 'bg-ink text-paper' : 'bg-sand-deep text-ink',
      )}
    >
      {state === 'available' || state === 'draft'
        ? getTranslator(locale)(`owner.area.status.${state}`)
        : statusWords[state][locale]}
    </span>
  )
}
