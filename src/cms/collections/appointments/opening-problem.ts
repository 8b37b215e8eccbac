import type { PayloadRequest } from 'payload'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import type { AppointmentOpening } from '@/cms/payload-types'
import { toOpening } from '@/cms/queries/appointments/to-opening'
import {
  findOpeningProblems,
  openingLimits,
  type OpeningField,
  type OpeningProblem,
  type AppointmentTerms,
} from '@/domain/appointments/opening-rules'
import { officeTexts } from '@/messages/office-texts'
import { fillTexts } from '@/messages/fill-texts'

const general: Record<OpeningProblem['code'], EditorTexts> = officeTexts.appointments.openingProblem.general

const notATime: EditorTexts = officeTexts.appointments.openingProblem.notATime

const notADay: EditorTexts = officeTexts.appointments.openingProblem.notADay

const range = ({ min, max }: { min: number; max: number }): EditorTexts =>
  fillTexts(officeTexts.appointments.openingProblem.range, { min, max })

const invalid: Partial<Record<OpeningField, EditorTexts>> = {
  from: notATime,
  to: notATime,
  date: notADay,
  firstDay: notADay,
  lastDay: notADay,
  except: notADay,
}

const isFigure = (field: OpeningField): field is keyof AppointmentTerms => Object.hasOwn(openingLimits, field)

function problemText({ field, code }: OpeningProblem): EditorTexts {
  if (isFigure(field)) return range(openingLimits[field])
  return (code === 'invalid' ? invalid[field] : undefined) ?? general[code]
}

type OpeningProblemContext = { data: Partial<AppointmentOpening>; req: PayloadRequest }

/** The error of a field of an opening in the editor's language; `true` without one. */
export const openingRule =
  (field: OpeningField) =>
  (_value: unknown, { data, req }: OpeningProblemContext): string | true => {
    const problem = findOpeningProblems(toOpening(data)).find((each) => each.field === field)
    return problem ? editorText(req, problemText(problem)) : true
  }
