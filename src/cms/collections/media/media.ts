import path from 'node:path'
import type { CollectionConfig, ImageSize } from 'payload'
import { editorsOnly, publicFiles, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { usedInField } from '@/cms/fields/media/used-in'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { cleanUpload, noteCleanOriginal } from '@/cms/hooks/media/clean-upload'
import { revalidateCollection } from '@/cms/hooks/revalidate'
import { setDominantColor } from '@/cms/hooks/media/set-dominant-color'
import { sizeFileName } from '@/cms/operations/media/picture-names'
import { keepUsed } from '@/cms/usage/keep-used'
import { pictureWidths } from '@/domain/media/picture-choice'
import { env } from '@/env'

const webp: ImageSize['formatOptions'] = { format: 'webp', options: { quality: 74 } }

const [thumbnailWidth, ...otherWidths] = pictureWidths

/**
 * 'inside' leaves the focal point out of account, and with it a second encoding: where only the width is given there
 * is nothing to cut off.
 */
const widths = otherWidths.map((width): ImageSize => ({
  name: `w${width}`,
  width,
  fit: 'inside',
  withoutEnlargement: true,
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
    singular: { nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' },
    plural: { nl: 'Beelden', fr: 'Images', en: 'Pictures', de: 'Bilder' },
  },
  access: { create: staffOnly, read: publicFiles, update: staffOnly, delete: editorsOnly },
  upload: {
    staticDir: path.resolve(env.DATA_DIR, 'media'),
    // No 'image/*': it admits SVG, which carries scripts.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    imageSizes: [thumbnail, ...widths],
    adminThumbnail: 'w250',
    focalPoint: true,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      // Immutable, as every link to a picture carries the time of its last change.
      headers.set('Cache-Control', 'public, max-age=31536000, immutable')
      headers.set('X-Content-Type-Options', 'nosniff')
      return headers
    },
  },
  admin: {
    group: adminGroups.homes,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'kind', 'updatedAt'],
    listSearchableFields: ['filename', 'alt', 'caption'],
  },
  defaultSort: '-updatedAt',
  hooks: {
    beforeOperation: [cleanUpload],
    beforeDelete: [keepUsed('media')],
    beforeChange: [setDominantColor],
    afterChange: [noteCleanOriginal, revalidateCollection.afterChange],
    afterDelete: [revalidateCollection.afterDelete],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: { nl: 'Beschrijving', fr: 'Description', en: 'Description', de: 'Beschreibung' },
      localized: true,
      admin: {
        description: {
          nl: 'Wat er te zien is, voor wie het beeld niet ziet: "Voorgevel in baksteen met eiken deur". Zonder "foto van".',
          fr: "Ce que l'on voit, pour qui ne voit pas l'image : « Façade en brique et porte en chêne ». Sans « photo de ».",
          en: 'What it shows, for those who cannot see it: "Brick front with an oak door". Without "picture of".',
          de: 'Was zu sehen ist, für alle, die es nicht sehen: „Backsteinfassade mit Eichentür“. Ohne „Foto von“.',
        },
      },
    },
    {
      name: 'caption',
      type: 'text',
      label: { nl: 'Bijschrift', fr: 'Légende', en: 'Caption', de: 'Bildunterschrift' },
      localized: true,
      admin: {
        description: {
          nl: 'Staat onder het beeld, als het iets toevoegt.',
          fr: "Figure sous l'image, si elle apporte quelque chose.",
          en: 'Stands below the picture, where it adds something.',
          de: 'Steht unter dem Bild, wenn sie etwas beiträgt.',
        },
      },
    },
    {
      name: 'kind',
      type: 'select',
      label: { nl: 'Soort', fr: 'Nature', en: 'Kind', de: 'Art' },
      defaultValue: 'photo',
      index: true,
      options: [
        { value: 'photo', label: { nl: 'Foto', fr: 'Photo', en: 'Photo', de: 'Foto' } },
        { value: 'floor-plan', label: { nl: 'Grondplan', fr: 'Plan', en: 'Floor plan', de: 'Grundriss' } },
        { value: 'logo', label: { nl: 'Logo', fr: 'Logo', en: 'Logo', de: 'Logo' } },
        { value: 'portrait', label: { nl: 'Portret', fr: 'Portrait', en: 'Portrait', de: 'Porträt' } },
        {
          value: 'document-cover',
          label: {
            nl: 'Voorblad van een document',
            fr: "Couverture d'un document",
            en: 'Cover of a document',
            de: 'Deckblatt eines Dokuments',
          },
        },
      ],
      admin: {
        position: 'sidebar',
        description: {
          nl: 'Een grondplan staat bij een pand onder een eigen titel.',
          fr: 'Un plan figure sous son propre titre dans la fiche du bien.',
          en: 'A floor plan has a section of its own on the page of a home.',
          de: 'Ein Grundriss steht bei einer Immobilie unter eigener Überschrift.',
        },
      },
    },
    { name: 'dominantColor', type: 'text', admin: { hidden: true } },
    usedInField,
    ...snapshotFields(),
  ],
}
