import type { Block } from 'payload'
import { parseVideoLink } from '@/domain/media/video-link'
import { editorText } from '@/cms/fields/editor-text'
import { keepStored } from '@/cms/fields/keep-stored'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { noVideo } from './video-link'

const validate = keepStored((value, { req }) => {
  if (!value) return req.t('validation:required')
  return parseVideoLink(value) ? true : editorText(req, noVideo)
})

/** A video or virtual tour between the paragraphs of a text. */
export const videoBlock: Block = {
  slug: 'video',
  labels: {
    singular: sharedTexts.video,
    plural: officeTexts.media.videoBlock.video.plural,
  },
  fields: [
    {
      name: 'url',
      type: 'text',
      required: true,
      label: officeTexts.media.videoBlock.video.url.label,
      validate,
      admin: {
        placeholder: 'https://',
        description: officeTexts.media.videoBlock.video.url.description,
      },
    },
    {
      name: 'caption',
      type: 'text',
      label: officeTexts.common.caption,
      admin: {
        description: officeTexts.media.videoBlock.video.caption.description,
      },
    },
  ],
}
