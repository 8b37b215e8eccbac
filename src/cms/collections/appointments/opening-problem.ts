import type { PayloadRequest } from 'payload'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import type { VisitOpening } from '@/cms/payload-types'
import { toOpening } from '@/cms/queries/appointments/to-opening'
import {
  findOpeningProblems,
  openingLimits,
  type OpeningField,
  type OpeningProblem,
  type VisitTerms,
} from '@/domain/appointments/opening-rules'

const general: Record<OpeningProblem['code'], EditorTexts> = {
  required: {
    nl: 'Kies er minstens één.',
    fr: 'Choisissez-en au moins un.',
    en: 'Choose at least one.',
    de: 'Wählen Sie mindestens einen.',
  },
  invalid: {
    nl: 'Vul dit correct in.',
    fr: 'Complétez correctement ce champ.',
    en: 'Fill this in correctly.',
    de: 'Füllen Sie dieses Feld richtig aus.',
  },
  order: {
    nl: 'Het einde ligt niet na het begin.',
    fr: 'La fin ne suit pas le début.',
    en: 'The end is not after the beginning.',
    de: 'Das Ende liegt nicht nach dem Anfang.',
  },
  'too-short': {
    nl: 'In deze tijd past geen enkel bezoek.',
    fr: 'Aucune visite ne tient dans cette plage.',
    en: 'Not one visit fits into this time.',
    de: 'In diese Zeit passt keine einzige Besichtigung.',
  },
  'too-low': {
    nl: 'Dit is te weinig.',
    fr: 'C’est trop peu.',
    en: 'This is too little.',
    de: 'Das ist zu wenig.',
  },
  'too-high': { nl: 'Dit is te veel.', fr: 'C’est trop.', en: 'This is too much.', de: 'Das ist zu viel.' },
}

const notATime: EditorTexts = {
  nl: 'Schrijf een uur als 14:30.',
  fr: 'Écrivez une heure comme 14:30.',
  en: 'Write a time such as 14:30.',
  de: 'Schreiben Sie eine Uhrzeit wie 14:30.',
}

const notADay: EditorTexts = {
  nl: 'Kies een dag.',
  fr: 'Choisissez un jour.',
  en: 'Choose a day.',
  de: 'Wählen Sie einen Tag.',
}

const range = ({ min, max }: { min: number; max: number }): EditorTexts => ({
  nl: `Een geheel getal van ${min} tot ${max}.`,
  fr: `Un nombre entier de ${min} à ${max}.`,
  en: `A whole number from ${min} to ${max}.`,
  de: `Eine ganze Zahl von ${min} bis ${max}.`,
})

const invalid: Partial<Record<OpeningField, EditorTexts>> = {
  from: notATime,
  to: notATime,
  date: notADay,
  firstDay: notADay,
  lastDay: notADay,
  except: notADay,
}

const isFigure = (field: OpeningField): field is keyof VisitTerms => Object.hasOwn(openingLimits, field)

function textOf({ field, code }: OpeningProblem): EditorTexts {
  if (isFigure(field)) return range(openingLimits[field])
  return (code === 'invalid' ? invalid[field] : undefined) ?? general[code]
}

type Context = { data: Partial<VisitOpening>; req: PayloadRequest }

/** What is wrong with a field of visit times in the editor's language; `true` where nothing is. */
export const openingRule =
  (field: OpeningField) =>
  (_value: unknown, { data, req }: Context): string | true => {
    const problem = findOpeningProblems(toOpening(data)).find((each) => each.field === field)
    return problem ? editorText(req, textOf(problem)) : true
  }
