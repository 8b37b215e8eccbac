import { parseTourLink, parseVideoLink } from '@/domain/media/video-link'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { keepStored } from '@/cms/fields/keep-stored'

export const noVideo: EditorTexts = {
  nl: 'Dit is geen link naar een video: plak de link van een video op YouTube, Vimeo of Facebook, van een Matterport-, Nodalview- of Kuula-rondleiding, of van een videobestand (https://….mp4).',
  fr: "Ce lien ne mène pas à une vidéo : collez celui d'une vidéo YouTube, Vimeo ou Facebook, d'une visite Matterport, Nodalview ou Kuula, ou d'un fichier vidéo (https://….mp4).",
  en: 'This is not a link to a video: paste the link of a video on YouTube, Vimeo or Facebook, of a Matterport, Nodalview or Kuula tour, or of a video file (https://….mp4).',
  de: 'Das ist kein Link zu einem Video: Fügen Sie den Link eines Videos auf YouTube, Vimeo oder Facebook, eines Rundgangs bei Matterport, Nodalview oder Kuula oder einer Videodatei (https://….mp4) ein.',
}

export const noTour: EditorTexts = {
  nl: 'Dit is geen link naar een rondleiding: plak die van Matterport, Nodalview of Kuula, of van een video op YouTube, Vimeo of Facebook.',
  fr: 'Ce lien ne mène pas à une visite virtuelle : collez celui de Matterport, Nodalview ou Kuula, ou d’une vidéo YouTube, Vimeo ou Facebook.',
  en: 'This is not a link to a tour: paste the link of Matterport, Nodalview or Kuula, or of a video on YouTube, Vimeo or Facebook.',
  de: 'Das ist kein Link zu einem Rundgang: Fügen Sie den von Matterport, Nodalview oder Kuula oder eines Videos auf YouTube, Vimeo oder Facebook ein.',
}

/** An optional address is that of a tour on one of the hosts that the page shows tours of. */
export const validateTourLink = keepStored(
  (value, { req }) => !value || parseTourLink(value) !== null || editorText(req, noTour),
)

/** An optional address is that of a video, which the page plays itself. */
export const validateVideoLink = keepStored(
  (value, { req }) => !value || parseVideoLink(value) !== null || editorText(req, noVideo),
)
