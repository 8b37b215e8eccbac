import type { Block } from 'payload'
import { parseVideoLink } from '@/domain/media/video-link'
import { editorText } from '@/cms/fields/editor-text'
import { keepStored } from '@/cms/fields/keep-stored'
import { noVideo } from './video-link'

const validate = keepStored((value, { req }) => {
  if (!value) return req.t('validation:required')
  return parseVideoLink(value) ? true : editorText(req, noVideo)
})

/** A video or virtual tour between the paragraphs of a text. */
export const videoBlock: Block = {
  slug: 'video',
  labels: {
    singular: { nl: 'Video', fr: 'Vidéo', en: 'Video', de: 'Video' },
    plural: { nl: "Video's", fr: 'Vidéos', en: 'Videos', de: 'Videos' },
  },
  fields: [
    {
      name: 'url',
      type: 'text',
      required: true,
      label: {
        nl: 'Link van de video',
        fr: 'Lien de la vidéo',
        en: 'Link of the video',
        de: 'Link des Videos',
      },
      validate,
      admin: {
        placeholder: 'https://',
        description: {
          nl: 'Bezoekers zien eerst een knop: de video wordt pas na een klik of met hun toestemming bij de andere site opgehaald.',
          fr: "Les visiteurs voient d'abord un bouton : la vidéo n'est demandée à l'autre site qu'après un clic ou avec leur accord.",
          en: 'Visitors first see a button: the video is only fetched from the other site after a click or with their consent.',
          de: 'Besucher sehen zuerst eine Schaltfläche: Das Video wird erst nach einem Klick oder mit ihrer Einwilligung bei der anderen Website geladen.',
        },
      },
    },
    {
      name: 'caption',
      type: 'text',
      label: { nl: 'Bijschrift', fr: 'Légende', en: 'Caption', de: 'Bildunterschrift' },
      admin: {
        description: {
          nl: 'Wat er te zien is: ook de naam van de video voor wie hem niet ziet.',
          fr: "Ce qu'on y voit : aussi le nom de la vidéo pour qui ne la voit pas.",
          en: 'What it shows: also the name of the video for those who do not see it.',
          de: 'Was zu sehen ist: auch der Name des Videos für alle, die es nicht sehen.',
        },
      },
    },
  ],
}
