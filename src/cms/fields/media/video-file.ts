import type { TextField } from 'payload'
import { parseVideoFile } from '@/domain/media/video-file'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { keepStored } from '@/cms/fields/keep-stored'
import { refuseScript } from '@/cms/fields/routing/safe-address'

const validate = keepStored(
  (value, { req }) =>
    !value ||
    parseVideoFile(value) !== null ||
    editorText(req, {
      nl: 'Geef het adres van een videobestand: van deze site (/…) of met https://, en met .mp4, .webm, .mov, .wmv, .avi of .flv in de naam.',
      fr: "Indiquez l'adresse d'un fichier vidéo : de ce site (/…) ou en https://, avec .mp4, .webm, .mov, .wmv, .avi ou .flv dans le nom.",
      en: 'Enter the address of a video file: of this site (/…) or with https://, and with .mp4, .webm, .mov, .wmv, .avi or .flv in its name.',
      de: 'Geben Sie die Adresse einer Videodatei an: auf dieser Website (/…) oder mit https://, und mit .mp4, .webm, .mov, .wmv, .avi oder .flv im Namen.',
    }),
)

type Options = { name: string; label: EditorTexts; admin?: TextField['admin'] }

/** The address of a video file that plays by itself, as in a banner. */
export const videoFileField = ({ name, label, admin }: Options): TextField => ({
  name,
  type: 'text',
  label,
  validate,
  hooks: { beforeChange: [refuseScript()] },
  admin,
})
