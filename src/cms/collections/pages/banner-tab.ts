import type { CheckboxField, Condition, Field, GroupField, Tab } from 'payload'
import { hexColorField } from '@/cms/fields/styles/hex-color'
import { videoFileField } from '@/cms/fields/media/video-file'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

const isShown: Condition = (_, banner) => banner?.show === true

const isType =
  (type: string): Condition =>
  (_, banner) =>
    banner?.show === true && banner.type === type

// Inside the group `video` the sibling fields are its own, so the type is read from the document.
const isVideo: Condition = (data) => data?.banner?.show === true && data.banner.type === 'video'

const transparent: CheckboxField = {
  name: 'transparent',
  type: 'checkbox',
  defaultValue: false,
  label: officeTexts.pages.bannerTab.transparent.label,
  admin: { condition: isShown },
}

const video: GroupField = {
  name: 'video',
  type: 'group',
  label: sharedTexts.video,
  admin: { condition: isVideo },
  fields: [
    {
      type: 'row',
      fields: [
        videoFileField({
          name: 'url',
          label: officeTexts.pages.bannerTab.video.url.label,
          admin: { width: '50%', description: videoHelp() },
        }),
        videoFileField({
          name: 'mobileUrl',
          label: officeTexts.pages.bannerTab.video.mobileUrl.label,
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
          label: officeTexts.pages.bannerTab.video.poster.label,
        },
        {
          name: 'mobilePoster',
          type: 'upload',
          relationTo: 'media',
          label: officeTexts.pages.bannerTab.video.mobilePoster.label,
        },
      ],
    },
  ],
}

function videoHelp() {
  return officeTexts.pages.bannerTab.videoHelp
}

const texts: Field[] = [
  {
    name: 'title',
    type: 'text',
    label: officeTexts.common.title,
    localized: true,
    admin: { condition: isShown },
  },
  {
    name: 'description',
    type: 'textarea',
    label: officeTexts.common.text,
    localized: true,
    admin: { condition: isShown },
  },
]

const search: CheckboxField = {
  name: 'search',
  type: 'checkbox',
  defaultValue: false,
  label: officeTexts.pages.bannerTab.search.label,
  admin: { condition: isShown },
}

const fields: Field[] = [
  {
    name: 'show',
    type: 'checkbox',
    defaultValue: false,
    label: officeTexts.pages.bannerTab.show.label,
  },
  {
    name: 'type',
    type: 'select',
    defaultValue: 'image',
    label: officeTexts.modules.layoutTab.background.type.label,
    options: [
      { value: 'image', label: officeTexts.common.picture },
      { value: 'color', label: officeTexts.pages.bannerTab.type.color },
      { value: 'gallery', label: officeTexts.pages.bannerTab.type.gallery },
      { value: 'video', label: sharedTexts.video },
    ],
    admin: { condition: isShown },
  },
  {
    name: 'image',
    type: 'upload',
    relationTo: 'media',
    label: officeTexts.common.picture,
    admin: { condition: isType('image') },
  },
  {
    name: 'gallery',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    label: officeTexts.modules.contentTab.content.images.label,
    admin: { condition: isType('gallery') },
  },
  video,
  hexColorField({ admin: { condition: isType('color') } }),
  ...texts,
  transparent,
  search,
]

/** The banner at the top of the page. */
export const bannerTab: Tab = {
  name: 'banner',
  label: officeTexts.pages.bannerTab.banner.label,
  fields,
}
