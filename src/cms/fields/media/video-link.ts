import { parseTourLink, parseVideoLink } from '@/domain/media/video-link'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { keepStored } from '@/cms/fields/keep-stored'
import { officeTexts } from '@/messages/office-texts'

export const noVideo: EditorTexts = officeTexts.media.videoLink.noVideo

export const noTour: EditorTexts = officeTexts.media.videoLink.noTour

/** An optional address is that of a tour on one of the hosts that the page shows tours of. */
export const validateTourLink = keepStored(
  (value, { req }) => !value || parseTourLink(value) !== null || editorText(req, noTour),
)

/** An optional address is that of a video, which the page plays itself. */
export const validateVideoLink = keepStored(
  (value, { req }) => !value || parseVideoLink(value) !== null || editorText(req, noVideo),
)
