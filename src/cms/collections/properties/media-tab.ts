import type { UnnamedTab } from 'payload'
import { hiddenFromTranslators } from '@/cms/access/access'
import { noTour, noVideo, validateTourLink, validateVideoLink } from '@/cms/fields/media/video-link'
import { webAddressField } from '@/cms/fields/routing/web-address'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { siteTexts } from '@/messages/site-messages'

/** Pictures, films and documents of the property. */
export const mediaTab: UnnamedTab = {
  label: officeTexts.properties.mediaTab.label,
  fields: [
    {
      name: 'pictures',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      label: officeTexts.properties.mediaTab.picturesAndDocuments.pictures.label,
      admin: {
        description: officeTexts.properties.mediaTab.picturesAndDocuments.pictures.description,
        components: { Field: '/src/cms/admin/pictures/pictures-field#PicturesField' },
      },
    },
    {
      type: 'row',
      fields: [
        webAddressField({
          name: 'virtualTourUrl',
          label: siteTexts.property.virtualTour,
          description: officeTexts.properties.mediaTab.picturesAndDocuments.virtualTourUrl.description,
          validate: validateTourLink,
          refusal: noTour,
        }),
        webAddressField({
          name: 'videoUrl',
          label: sharedTexts.video,
          description: officeTexts.properties.mediaTab.picturesAndDocuments.videoUrl.description,
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
      label: sharedTexts.documents,
      access: { read: hiddenFromTranslators },
      admin: {
        description: officeTexts.properties.mediaTab.picturesAndDocuments.documents.description,
      },
    },
  ],
}
