import type { Locale } from '@/domain/shared/locale'
import type { Fact, FactGroup } from '@/site/data/view-models'
import { findText, getTranslator } from '@/site/messages/translator'
import { Icon } from '@/site/ui/icon'

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
        <div
          key={fact.key}
          className="border-line flex flex-wrap justify-between gap-x-6 border-t py-2.5 last:border-b"
        >
          <dt className="text-ink-soft min-w-0 flex-1">
            <FactName
              name={findText({ locale, path: ['facts', group.key, fact.key] }) ?? fact.key}
              help={findText({ locale, path: ['facts', 'help', group.key, fact.key] })}
            />
          </dt>
          <dd className="text-right font-medium">{factValue({ fact, locale })}</dd>
        </div>
      ))}
    </dl>
  )
}

function FactName({ name, help }: { name: string; help: string | null }) {
  if (!help) return name
  return (
    <details className="group/help">
      <summary className="hover:text-ink -my-1 inline-flex min-h-6 list-none items-center gap-1.5 py-1 underline decoration-dotted underline-offset-4 print:no-underline">
        {name}
        <Icon name="info" className="size-4 opacity-70 group-open/help:opacity-100 print:hidden" />
      </summary>
      <p className="max-w-prose pt-1 pr-4 pb-1">{help}</p>
    </details>
  )
}

function factValue({ fact, locale }: { fact: Fact; locale: Locale }): string {
  if ('value' in fact) return fact.value
  if ('unit' in fact) return getTranslator(locale)(`facts.units.${fact.unit}`, { amount: fact.amount })
  const { key, option } = fact
  const ownWord = findText({ locale, path: ['facts', 'options', key, option] })
  // Many facts are yes, no or unknown; scores such as 'A' are their own word.
  return ownWord ?? findText({ locale, path: ['facts', 'options', 'yesNo', option] }) ?? option
}
