'use client'

import { useEffect, useId, useRef } from 'react'
import { FileButton } from '@/cms/admin/forms/file-button'
import { DropArea } from '@/cms/admin/pictures/drop-area'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { MOST_ANSWER_BYTES, MOST_ANSWER_FILES, sizeOfFiles } from '@/domain/answers/answer-files'
import { sentFileEndings } from '@/domain/media/sent-file-type'
import { fillText } from '@/domain/shared/fill-text'
import { formatSize } from '@/domain/shared/file-size'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import type { ChosenFile, useAnswer } from './use-answer'

const texts = screenTexts.leads.answer

type AnswerFilesProps = { chosen: ReturnType<typeof useAnswer>['chosen'] }

/** A file that is dropped beside the area would open in the place of the letter. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])
}

const FileLine = ({ file, onRemove }: { file: ChosenFile; onRemove: () => void }) => {
  const { say, locale } = useEditorText()
  return (
    <li className="agency-answer__file">
      <span className="agency-answer__name">
        {file.name}
        {typeof file.source === 'number' && (
          <span className="agency-answer__note"> {say(texts.ofTemplate)}</span>
        )}
      </span>
      <span className="agency-answer__size">{formatSize(file.size, locale)}</span>
      <button
        type="button"
        className="agency-answer__remove"
        aria-label={`${say(sharedTexts.remove)}: ${file.name}`}
        onClick={onRemove}
      >
        ×
      </button>
    </li>
  )
}

/** The files of an answer: chosen, dropped, or of its template; each can be taken off before the answer is sent. */
export const AnswerFiles = ({ chosen }: AnswerFilesProps) => {
  const { say, locale } = useEditorText()
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const { files, add, remove, problems, fault, news } = chosen
  useNoStrayDrops()
  const most = formatSize(MOST_ANSWER_BYTES, locale)
  const takeOff = (file: ChosenFile) => {
    remove(file)
    // Its own button is gone.
    area.current?.querySelector('button')?.focus()
  }
  return (
    <div className="agency-answer__files" role="group" aria-labelledby={`${id}-title`} ref={area}>
      <div id={`${id}-title`}>{say(sharedTexts.attachments)}</div>
      <DropArea onFiles={add}>
        <div className="agency-answer__add">
          <FileButton label={say(texts.add)} accept={sentFileEndings} style="secondary" onFiles={add} />
          <span>{say(screenTexts.pictures.drop)}</span>
        </div>
        <p className="agency-answer__note">
          {fillText(say(texts.limits), { count: MOST_ANSWER_FILES, most })}
        </p>
        {files.length > 0 && (
          <>
            <ul className="agency-answer__list" role="list">
              {files.map((file, place) => (
                <FileLine key={`${place} ${file.name}`} file={file} onRemove={() => takeOff(file)} />
              ))}
            </ul>
            <p className={`agency-answer__total${fault ? ' agency-answer__total--wrong' : ''}`}>
              {fillText(say(texts.total), { size: formatSize(sizeOfFiles(files), locale), most })}
            </p>
          </>
        )}
      </DropArea>
      <div role="alert" className="agency-answer__problem">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <p role="status" className="agency-answer__news">
        {news}
      </p>
    </div>
  )
}
