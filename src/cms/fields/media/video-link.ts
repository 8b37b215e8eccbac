import { parseTourLink, parseVideoLink } from '@/domain/media/video-link'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { keepStored } from '@/cms/fields/keep-stored'
import { officeTexts } from '@/messages/office-texts'

export const noVideo: EditorTexts = officeTexts.media.videoLink.noVideo

export const noTour: EditorTexts = officeTexts.media.videoLink.noTour

/** An optional address has to be a tour on a host that the page can embed. */
export const validateTourLink = keepStored(
  (value, { req }) => !value || parseTourLink(value) !== null || editorText(req, noTour),
)

/** An optional address has to be a video that the page can play. */
export const validateVideoLink = keepStored(
  (value, { req }) => !value || parseVideoLink(value) !== null || editorText(req, noVideo),
)
