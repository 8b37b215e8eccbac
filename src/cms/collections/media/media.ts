import type { CollectionConfig, ImageSize } from 'payload'
import { editorsOnly, openTo, publicFiles, staffOnly } from '@/cms/access/access'
import { changeFiles } from '@/cms/access/property-access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { usedInField } from '@/cms/fields/media/used-in'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { cleanUpload, noteCleanOriginal } from '@/cms/hooks/media/clean-upload'
import { keepFilesOfOthers } from '@/cms/hooks/media/keep-files-of-others'
import { afterMarking, markUpload } from '@/cms/hooks/media/mark-upload'
import { setDominantColor } from '@/cms/hooks/media/set-dominant-color'
import { sizeQuality } from '@/cms/operations/media/marks/make-sizes'
import { sizeFileName } from '@/cms/operations/media/picture-names'
import { folders } from '@/cms/files/folders'
import { keepUsed } from '@/cms/usage/keep-used'
import { largePictureWidths, pictureWidths } from '@/domain/media/picture-choice'
import { pictureTypes } from '@/domain/media/picture-file'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { describeEndpoint } from './describe-endpoint'
import { watermarkEndpoint } from './watermark-endpoint'

const webp: ImageSize['formatOptions'] = { format: 'webp', options: sizeQuality }

const [thumbnailWidth, ...otherWidths] = pictureWidths

/** 'inside' ignores the focal point, which saves a second encoding: with only the width given, nothing is cut off. */
const widths = otherWidths.map((width): ImageSize => ({
  name: `w${width}`,
  width,
  fit: 'inside',
  withoutEnlargement: true,
  formatOptions: webp,
  generateImageName: sizeFileName,
}))

/** Without a word on enlargement, Payload leaves a size out that is wider than the original. */
const largeWidths = largePictureWidths.map((width): ImageSize => ({
  name: `w${width}`,
  width,
  fit: 'inside',
  formatOptions: webp,
  generateImageName: sizeFileName,
}))

/** The thumbnail of the search panel: a square around the focal point. */
const thumbnail: ImageSize = {
  name: 'w60',
  width: thumbnailWidth,
  height: thumbnailWidth,
  fit: 'cover',
  withoutEnlargement: true,
  formatOptions: webp,
  generateImageName: sizeFileName,
}

/** Every picture of the public site. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: {
    singular: officeTexts.media.singular,
    plural: officeTexts.common.pictures,
  },
  access: {
    create: staffOnly,
    read: openTo(['reader', 'translator'], publicFiles),
    update: changeFiles('media'),
    delete: editorsOnly,
  },
  upload: {
    staticDir: folders.media,
    mimeTypes: [...pictureTypes],
    imageSizes: [thumbnail, ...widths, ...largeWidths],
    adminThumbnail: 'w250',
    focalPoint: true,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      // Immutable, because every link to a picture carries the time of its last change.
      headers.set('Cache-Control', 'public, max-age=31536000, immutable')
      headers.set('X-Content-Type-Options', 'nosniff')
      return headers
    },
  },
  admin: {
    group: adminGroups.properties,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'kind', 'updatedAt'],
    listSearchableFields: ['filename', 'alt', 'caption'],
  },
  defaultSort: '-updatedAt',
  endpoints: [describeEndpoint, watermarkEndpoint],
  hooks: {
    beforeOperation: [keepFilesOfOthers('media'), cleanUpload],
    beforeDelete: [keepUsed('media')],
    beforeChange: [setDominantColor, markUpload],
    afterChange: [noteCleanOriginal, afterMarking],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: sharedTexts.description,
      localized: true,
      admin: {
        description: officeTexts.media.alt.description,
      },
    },
    {
      name: 'caption',
      type: 'text',
      label: officeTexts.common.caption,
      localized: true,
      admin: {
        description: officeTexts.media.caption.description,
      },
    },
    {
      name: 'kind',
      type: 'select',
      label: officeTexts.common.kind,
      defaultValue: 'photo',
      index: true,
      options: [
        { value: 'photo', label: officeTexts.media.kind.photo },
        { value: 'floor-plan', label: officeTexts.media.kind.floorPlan },
        { value: 'logo', label: officeTexts.common.logo },
        { value: 'portrait', label: officeTexts.common.portrait },
        {
          value: 'document-cover',
          label: officeTexts.media.kind.documentCover,
        },
      ],
      admin: {
        position: 'sidebar',
        description: officeTexts.media.kind.description,
      },
    },
    // Uploaded for a property or project, so that its photo has the watermark before that is saved.
    { name: 'isOfProperty', type: 'checkbox', admin: { hidden: true } },
    { name: 'dominantColor', type: 'text', admin: { hidden: true } },
    usedInField,
    ...snapshotFields(),
  ],
}
