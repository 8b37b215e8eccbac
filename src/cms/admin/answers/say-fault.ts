import type { EditorTexts } from '@/cms/fields/editor-text'
import {
  MOST_ANSWER_BYTES,
  MOST_ANSWER_FILES,
  sizeOfFiles,
  type SizedFile,
} from '@/domain/answers/answer-files'
import { fillText } from '@/domain/shared/fill-text'
import { formatSize } from '@/domain/shared/file-size'
import type { Locale } from '@/domain/shared/locale'
import { screenTexts } from '@/messages/screen-texts'

const { errors } = screenTexts.leads.answer

type FaultToSay = {
  /** A fault of `answer-files`, or another code of the endpoint. */
  fault: string
  /** The file that has it; absent if it is one of all together. */
  file?: SizedFile
  files: readonly SizedFile[]
  locale: Locale
}

function textOfFault({ fault, file }: FaultToSay): EditorTexts | null {
  if (fault === 'many') return errors.many
  if (fault === 'together') return errors.together
  if (fault === 'hollow' && !file) return errors.gone
  if (!file) return null
  if (fault === 'large') return errors.large
  if (fault === 'hollow') return errors.hollow
  return fault === 'type' ? errors.type : null
}

/** What is wrong with a file of an answer, or with all of them, in words; '' for a code that is about no file. */
export function sayFault(say: (texts: EditorTexts) => string, given: FaultToSay): string {
  const text = textOfFault(given)
  if (!text) return ''
  const { file, files, locale } = given
  return fillText(say(text), {
    name: file?.name ?? '',
    size: formatSize(file?.size ?? sizeOfFiles(files), locale),
    most: formatSize(MOST_ANSWER_BYTES, locale),
    count: MOST_ANSWER_FILES,
  })
}
