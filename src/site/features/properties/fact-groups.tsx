import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locale'
import type { PropertyFact, FactGroup } from '@/site/data/properties/property-models'
import { findText, getTranslator } from '@/messages/translator'
import { Icon } from '@/site/ui/icons/icon'

/** Groups of facts, each under its name, in two columns where there is room. */
export function FactGroups({ groups, locale }: { groups: FactGroup[]; locale: Locale }) {
  return (
    <div className="fact-groups grid gap-x-12 gap-y-10 md:grid-cols-2">
      {groups.map((group) => (
        <section key={group.key} className="keep-together">
          <h3 className="text-xl mb-3">
            {findText({ locale, path: ['facts', 'groups', group.key] }) ?? group.key}
          </h3>
          <FactList group={group} locale={locale} />
        </section>
      ))}
    </div>
  )
}

/** The facts of one group as names and values; a Belgian term explains itself when it is opened. */
export function FactList({ group, locale }: { group: FactGroup; locale: Locale }) {
  return (
    <dl className="text-sm">
      {group.facts.map((fact) => (
        <FactRow
          key={fact.key}
          name={factName({ fact, group, locale })}
          help={findText({ locale, path: ['facts', 'help', group.key, fact.key] })}
          helpId={`help-${group.key}-${fact.key}`}
        >
          {factValue({ fact, locale })}
        </FactRow>
      ))}
    </dl>
  )
}

type FactRowProps = {
  name: string
  help?: string | null
  /** Unique on the page. */
  helpId?: string
  isTotal?: boolean
  children: ReactNode
}

/** One line of such a list: a name, which explains itself when it is opened, and its value. */
export function FactRow({ name, help = null, helpId, isTotal = false, children }: FactRowProps) {
  return (
    <div className="fact-row" data-total={isTotal || undefined}>
      <dt>
        <FactName name={name} help={help} id={helpId} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

// A name in a list of facts may hold a button, but nothing that folds open.
function FactName({ name, help, id }: { name: string; help: string | null; id: string | undefined }) {
  if (!help || !id) return name
  return (
    <>
      <button type="button" popoverTarget={id}>
        {name}
        <Icon name="info" />
      </button>
      <span id={id} popover="auto" className="fact-help">
        {help}
      </span>
    </>
  )
}

/** What there are several of is named in the number that there is. */
function factName({ fact, group, locale }: { fact: PropertyFact; group: FactGroup; locale: Locale }): string {
  if ('count' in fact) return getTranslator(locale)(`facts.rooms.${fact.key}`, { count: fact.count })
  return findText({ locale, path: ['facts', group.key, fact.key] }) ?? fact.key
}

function factValue({ fact, locale }: { fact: PropertyFact; locale: Locale }): string {
  const t = getTranslator(locale)
  if ('value' in fact) return fact.value
  if ('count' in fact) return String(fact.count)
  if ('unit' in fact) return t(`facts.units.${fact.unit}`, { amount: fact.amount })
  if ('money' in fact) return t(`facts.per.${fact.per}`, { amount: fact.money })
  const { key, option } = fact
  const ownWord = findText({ locale, path: ['facts', 'options', key, option] })
  // Many facts are yes, no or unknown; scores such as 'A' are their own word.
  return ownWord ?? findText({ locale, path: ['facts', 'options', 'yesNo', option] }) ?? option
}
