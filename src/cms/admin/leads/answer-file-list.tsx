import type { PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/access'
import { listStyle } from '@/cms/admin/styles'
import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import type { AnswerFile } from '@/cms/queries/leads/answer-files'
import { formatSize } from '@/domain/shared/file-size'
import { sharedTexts } from '@/messages/shared-texts'

type AnswerFileListProps = { req: PayloadRequest; files: readonly AnswerFile[] }

/** The files that went with an answer, which only staff may open; of a deleted one the name is left. */
export const AnswerFileList = ({ req, files }: AnswerFileListProps) => {
  if (files.length === 0) return null
  const { api } = req.payload.config.routes
  return (
    <ul aria-label={editorText(req, sharedTexts.attachments)} style={{ ...listStyle, margin: '0.5rem 0' }}>
      {files.map(({ name, size, place }, at) => (
        <li key={`${at} ${name}`} style={{ overflowWrap: 'anywhere' }}>
          {place && isStaff(req) ? (
            <a href={`${api}/${place.collection}/file/${encodeURIComponent(place.filename)}`}>{name}</a>
          ) : (
            name
          )}{' '}
          · {formatSize(size, readerLocale(req))}
        </li>
      ))}
    </ul>
  )
}
