import { guardFields } from '@/domain/leads/form-guard'
import { hasSeveralValues } from '@/domain/leads/lead-fields'
import { fieldsOf } from '@/domain/leads/lead-table'
import { parseLead } from '@/domain/leads/parse-lead'
import { readOutcome, toBody, type FormOutcome } from '@/site/forms/answers/send-answers'
import { actionOf, type FormSetup } from '@/site/forms/form-setup'
import type { FieldValues } from './field-values'
import type { FormRules } from './use-form-fields'
import type { SendPlan } from './use-sending'

/** The errors of a lead by the rules of the server, in words, by field. */
function findErrors(values: FieldValues, setup: FormSetup): Record<string, string> {
  const { kind, locale, limits, isFromList, words } = setup
  const read = parseLead({ kind, values, locale, now: new Date(), limits, isFromList })
  if (read.ok) return {}
  return Object.fromEntries(
    Object.entries(read.failure).map(([name, code]) => [
      name,
      words.messages[name]?.[code] ?? words.otherwise,
    ]),
  )
}

/** The rules of a form that becomes a lead. */
export const leadRules = (setup: FormSetup): FormRules => ({
  id: setup.id,
  names: setup.steps.flat(),
  findErrors: (values) => findErrors(values, setup),
})

// Also those that it posts without showing them.
const listsOf = ({ kind }: FormSetup): string[] => fieldsOf(kind).filter(hasSeveralValues)

type SendLead = { form: HTMLFormElement; setup: FormSetup; takeRequestId: () => string }

/** How a lead is sent: the form as it is, with its request id and, where it is asked for, the proof of work. */
export function leadSending({ form, setup, takeRequestId }: SendLead): SendPlan<FormOutcome> {
  const { sending, proof, upload } = setup.words
  return {
    url: actionOf(setup),
    toBody: (solution) => {
      const data = new FormData(form)
      data.set(guardFields.request, takeRequestId())
      if (solution) data.set(guardFields.proof, solution)
      return toBody({ data, lists: listsOf(setup), hasFile: upload !== null })
    },
    readAnswer: readOutcome,
    words: {
      sending,
      proof,
      upload: upload && ((percent) => upload.progress.replace('{percent}', String(percent))),
    },
  }
}
