'use client'

import { leaveRow } from '@/cms/admin/forms/leave-row'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { isUnderWay, type PictureUpload, type UploadQueue } from './upload-queue'

const texts = screenTexts.pictures.uploads

type UploadRowProps = { upload: PictureUpload; queue: UploadQueue }

const UploadRow = ({ upload, queue }: UploadRowProps) => {
  const { say } = useEditorText()
  const { key, file, state, share, error } = upload
  // When all of it has been sent, the server still makes its sizes.
  const working = share < 1 ? `${Math.floor(share * 100)} %` : say(texts.processing)
  return (
    <li>
      <span className="agency-upload__name">{file.name}</span>
      {state === 'sending' && <progress value={share} aria-label={file.name} />}
      {isUnderWay(upload) && <span>{state === 'sending' ? working : say(texts.waiting)}</span>}
      {state === 'failed' && (
        <>
          <span className="agency-upload__error">
            {typeof error === 'string' ? error : error && say(error)}
          </span>
          <span className="agency-upload__tools">
            <button
              type="button"
              aria-label={`${say(texts.retry)}: ${file.name}`}
              onClick={() => queue.retry(key)}
            >
              {say(texts.retry)}
            </button>
            <button
              type="button"
              aria-label={`${say(texts.dismiss)}: ${file.name}`}
              onClick={({ currentTarget }) => {
                leaveRow(currentTarget)
                queue.dismiss(key)
              }}
            >
              {say(texts.dismiss)}
            </button>
          </span>
        </>
      )}
    </li>
  )
}

const countOf = (uploads: readonly PictureUpload[], state: PictureUpload['state']): number =>
  uploads.filter((upload) => upload.state === state).length

type UploadListProps = { uploads: readonly PictureUpload[]; queue: UploadQueue }

/** The uploads as a whole, and each that is under way or has failed. */
export const UploadList = ({ uploads, queue }: UploadListProps) => {
  const { say } = useEditorText()
  const isBusy = uploads.some(isUnderWay)
  const shown = uploads.filter(({ state }) => state !== 'stored')
  const stored = countOf(uploads, 'stored')
  const result = fillTexts(texts.result, { stored, failed: countOf(uploads, 'failed') })
  const whole = fillTexts(texts.whole, { stored, total: uploads.length })
  return (
    <div className="agency-uploads">
      {isBusy && (
        <div className="agency-uploads__whole">
          <progress
            aria-label={say(texts.title)}
            value={uploads.reduce((sum, { share, state }) => sum + (state === 'failed' ? 1 : share), 0)}
            max={uploads.length}
          />
          <span>{say(whole)}</span>
          {countOf(uploads, 'waiting') > 0 && (
            <button type="button" onClick={queue.stop}>
              {say(texts.stop)}
            </button>
          )}
        </div>
      )}
      <p role="status">{uploads.length > 0 && !isBusy && say(result)}</p>
      {shown.length > 0 && (
        <ul aria-label={say(texts.title)}>
          {shown.map((upload) => (
            <UploadRow key={upload.key} {...{ upload, queue }} />
          ))}
        </ul>
      )}
    </div>
  )
}
