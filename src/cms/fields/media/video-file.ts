import type { TextField } from 'payload'
import { parseVideoFile } from '@/domain/media/video-file'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { keepStored } from '@/cms/fields/keep-stored'
import { refuseScript } from '@/cms/fields/routing/safe-address'
import { officeTexts } from '@/messages/office-texts'

const validate = keepStored(
  (value, { req }) =>
    !value || parseVideoFile(value) !== null || editorText(req, officeTexts.media.videoFile.validate),
)

type VideoFileOptions = { name: string; label: EditorTexts; admin?: TextField['admin'] }

/** The address of a video file that is played directly, as in a banner. */
export const videoFileField = ({ name, label, admin }: VideoFileOptions): TextField => ({
  name,
  type: 'text',
  label,
  validate,
  hooks: { beforeChange: [refuseScript()] },
  admin,
})
