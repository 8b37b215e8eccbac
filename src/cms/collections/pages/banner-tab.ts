import type { CheckboxField, Condition, Field, GroupField, Tab } from 'payload'
import { hexColorField } from '@/cms/fields/styles/hex-color'
import { videoFileField } from '@/cms/fields/media/video-file'

const isShown: Condition = (_, banner) => banner?.show === true

const isType =
  (type: string): Condition =>
  (_, banner) =>
    banner?.show === true && banner.type === type

// Inside the group `video` the siblings are its own fields, so the type is read from the document.
const isVideo: Condition = (data) => data?.banner?.show === true && data.banner.type === 'video'

const transparent: CheckboxField = {
  name: 'transparent',
  type: 'checkbox',
  defaultValue: false,
  label: {
    nl: 'Doorzichtige koptekst over de banner',
    fr: 'En-tête transparent sur la bannière',
    en: 'Transparent header over the banner',
    de: 'Transparente Kopfzeile über dem Banner',
  },
  admin: { condition: isShown },
}

const video: GroupField = {
  name: 'video',
  type: 'group',
  label: { nl: 'Video', fr: 'Vidéo', en: 'Video', de: 'Video' },
  admin: { condition: isVideo },
  fields: [
    {
      type: 'row',
      fields: [
        videoFileField({
          name: 'url',
          label: { nl: 'Videobestand', fr: 'Fichier vidéo', en: 'Video file', de: 'Videodatei' },
          admin: { width: '50%', description: videoHelp() },
        }),
        videoFileField({
          name: 'mobileUrl',
          label: {
            nl: 'Videobestand voor gsm',
            fr: 'Fichier vidéo pour GSM',
            en: 'Video file for phones',
            de: 'Videodatei für Handys',
          },
          admin: { width: '50%', description: videoHelp() },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'poster',
          type: 'upload',
          relationTo: 'media',
          label: { nl: 'Beeld vooraf', fr: "Image d'attente", en: 'Poster', de: 'Vorschaubild' },
        },
        {
          name: 'mobilePoster',
          type: 'upload',
          relationTo: 'media',
          label: {
            nl: 'Beeld vooraf voor gsm',
            fr: "Image d'attente pour GSM",
            en: 'Poster for phones',
            de: 'Vorschaubild für Handys',
          },
        },
      ],
    },
  ],
}

function videoHelp() {
  return {
    nl: 'Adres van een .mp4 of .webm, van deze site (/…) of een andere (https://…). Van een andere site speelt de video pas na toestemming of een klik.',
    fr: "Adresse d'un .mp4 ou .webm, de ce site (/…) ou d'un autre (https://…). Celle d'un autre site ne démarre qu'après consentement ou un clic.",
    en: 'Address of an .mp4 or .webm, of this site (/…) or another (https://…). From another site the video only plays after consent or a click.',
    de: 'Adresse einer .mp4 oder .webm, dieser Website (/…) oder einer anderen (https://…). Von einer anderen Website läuft das Video erst nach Einwilligung oder einem Klick.',
  }
}

const texts: Field[] = [
  {
    name: 'title',
    type: 'text',
    label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
    localized: true,
    admin: { condition: isShown },
  },
  {
    name: 'description',
    type: 'textarea',
    label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
    localized: true,
    admin: { condition: isShown },
  },
]

const search: CheckboxField = {
  name: 'search',
  type: 'checkbox',
  defaultValue: false,
  label: {
    nl: 'Zoekblok voor panden in de banner',
    fr: 'Bloc de recherche de biens dans la bannière',
    en: 'Property search block in the banner',
    de: 'Immobiliensuche im Banner',
  },
  admin: { condition: isShown },
}

const fields: Field[] = [
  {
    name: 'show',
    type: 'checkbox',
    defaultValue: false,
    label: { nl: 'Banner tonen', fr: 'Afficher une bannière', en: 'Show a banner', de: 'Banner zeigen' },
  },
  {
    name: 'type',
    type: 'select',
    defaultValue: 'image',
    label: { nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' },
    options: [
      { value: 'image', label: { nl: 'Foto', fr: 'Photo', en: 'Picture', de: 'Foto' } },
      { value: 'color', label: { nl: 'Kleurvlak', fr: 'Couleur', en: 'Colour', de: 'Farbfläche' } },
      { value: 'gallery', label: { nl: 'Fotoreeks', fr: 'Galerie', en: 'Gallery', de: 'Galerie' } },
      { value: 'video', label: { nl: 'Video', fr: 'Vidéo', en: 'Video', de: 'Video' } },
    ],
    admin: { condition: isShown },
  },
  {
    name: 'image',
    type: 'upload',
    relationTo: 'media',
    label: { nl: 'Foto', fr: 'Photo', en: 'Picture', de: 'Foto' },
    admin: { condition: isType('image') },
  },
  {
    name: 'gallery',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    label: { nl: "Foto's", fr: 'Photos', en: 'Pictures', de: 'Fotos' },
    admin: { condition: isType('gallery') },
  },
  video,
  hexColorField({ admin: { condition: isType('color') } }),
  ...texts,
  transparent,
  search,
]

/** The wide strip at the top of the page. */
export const bannerTab: Tab = {
  name: 'banner',
  label: { nl: 'Banner', fr: 'Bannière', en: 'Banner', de: 'Banner' },
  fields,
}
