import type { UnnamedTab } from 'payload'
import { noTour, noVideo, validateTourLink, validateVideoLink } from '@/cms/fields/media/video-link'
import { webAddressField } from '@/cms/fields/routing/web-address'

/** Pictures, films and papers of the home. */
export const mediaTab: UnnamedTab = {
  label: {
    nl: "Foto's en documenten",
    fr: 'Photos et documents',
    en: 'Pictures and documents',
    de: 'Bilder und Dokumente',
  },
  fields: [
    {
      name: 'pictures',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      label: {
        nl: "Foto's en plannen",
        fr: 'Photos et plans',
        en: 'Pictures and plans',
        de: 'Bilder und Grundrisse',
      },
      admin: {
        description: {
          nl: 'De eerste staat op de kaart in de lijst; sleep om te ordenen. Liggend beeld, minstens 1360 px breed.',
          fr: 'La première figure dans la liste ; glissez pour trier. Format paysage, au moins 1360 px de large.',
          en: 'The first stands in the list; drag to sort. Landscape, at least 1360 px wide.',
          de: 'Das erste steht in der Liste; zum Sortieren ziehen. Querformat, mindestens 1360 px breit.',
        },
      },
    },
    {
      type: 'row',
      fields: [
        webAddressField({
          name: 'virtualTourUrl',
          label: {
            nl: 'Virtueel bezoek',
            fr: 'Visite virtuelle',
            en: 'Virtual tour',
            de: 'Virtueller Rundgang',
          },
          description: {
            nl: 'Link naar Matterport, Nodalview of Kuula.',
            fr: 'Lien vers Matterport, Nodalview ou Kuula.',
            en: 'Link to Matterport, Nodalview or Kuula.',
            de: 'Link zu Matterport, Nodalview oder Kuula.',
          },
          validate: validateTourLink,
          refusal: noTour,
        }),
        webAddressField({
          name: 'videoUrl',
          label: { nl: 'Video', fr: 'Vidéo', en: 'Video', de: 'Video' },
          description: {
            nl: 'Link naar YouTube, Vimeo, Facebook of een mp4-bestand.',
            fr: 'Lien vers YouTube, Vimeo, Facebook ou un fichier mp4.',
            en: 'Link to YouTube, Vimeo, Facebook or an mp4 file.',
            de: 'Link zu YouTube, Vimeo, Facebook oder einer mp4-Datei.',
          },
          validate: validateVideoLink,
          refusal: noVideo,
        }),
      ],
    },
    {
      name: 'documents',
      type: 'upload',
      disableDuplicate: true,
      relationTo: 'documents',
      hasMany: true,
      label: { nl: 'Documenten', fr: 'Documents', en: 'Documents', de: 'Dokumente' },
      admin: {
        description: {
          nl: 'Bezoekers vragen ze aan met hun gegevens; ze staan nooit vrij online.',
          fr: 'Les visiteurs les demandent en laissant leurs coordonnées ; ils ne sont jamais en accès libre.',
          en: 'Visitors ask for them and leave their details; they are never openly online.',
          de: 'Besucher fordern sie mit ihren Angaben an; frei online stehen sie nie.',
        },
      },
    },
  ],
}
