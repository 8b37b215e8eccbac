'use client'

import { useState } from 'react'
import { keepFromSaving } from '@/cms/admin/keep-from-saving'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { planKinds } from '@/domain/publication-plans/publication-plan'
import { fillText } from '@/domain/shared/fill-text'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { PlanFacts, PlanPart } from './plan-part'
import { usePlans, type ShownPlan } from './use-plans'

const texts = screenTexts.publicationPlans

/** That a plan failed, else the next one: with its moment where there is room. */
function PlansSummary({ plans }: { plans: readonly ShownPlan[] }) {
  const { say, locale } = useEditorText()
  if (plans.some(({ fault }) => fault !== null)) return say(texts.failed)
  const [next] = plans
  if (!next) return say(texts.open)
  const moment = shownMoment(next.dueAt, locale)
  return (
    <>
      <span className="agency-plans__short">{say(sharedTexts.planned)}</span>
      <span className="agency-plans__long">{fillText(say(texts.kinds[next.kind].at), { moment })}</span>
    </>
  )
}

/** Beside the buttons of a document: when it is published and taken off the site, and the fields to plan that. */
export function PublicationPlans() {
  const { say } = useEditorText()
  const { plans, mayPlan, news, isBusy, send } = usePlans()
  // Its fields are there once somebody has opened it, and keep what was typed.
  const [wasOpened, setWasOpened] = useState(false)
  if (!mayPlan && plans.length === 0) return null
  return (
    <details className="agency-plans" onToggle={() => setWasOpened(true)}>
      <summary className="agency-part">
        <PlansSummary plans={plans} />
      </summary>
      {wasOpened && (
        <div className="agency-plans__panel agency-part" onKeyDown={keepFromSaving}>
          {!mayPlan && plans.map((plan) => <PlanFacts key={plan.kind} {...plan} />)}
          {mayPlan && <p>{say(texts.about)}</p>}
          {mayPlan &&
            planKinds.map((kind) => {
              const plan = plans.find((each) => each.kind === kind) ?? null
              const error = news?.isError && news.kind === kind ? say(news.text) : undefined
              return (
                <PlanPart
                  key={kind}
                  {...{ kind, plan, error, isBusy }}
                  onSave={(moment) => void send('save', { kind, ...moment })}
                  onCancel={() => void send('cancel', { kind })}
                />
              )
            })}
          <p role="status">{news ? say(news.text) : ''}</p>
        </div>
      )}
    </details>
  )
}
