import type { GroupField, UnnamedTab } from 'payload'
import { numberField } from '@/cms/fields/properties/number-field'
import { roomLabel } from '@/cms/fields/properties/fact-labels'
import { officeTexts } from '@/messages/office-texts'
import { siteTexts } from '@/messages/site-messages'

const rooms: GroupField = {
  name: 'rooms',
  type: 'group',
  label: siteTexts.facts.groups.rooms,
  fields: [
    {
      type: 'row',
      fields: [
        numberField({
          name: 'bedrooms',
          label: roomLabel('bedrooms'),
          index: true,
        }),
        numberField({
          name: 'bathrooms',
          label: roomLabel('bathrooms'),
        }),
        numberField({
          name: 'showerRooms',
          label: roomLabel('showerRooms'),
        }),
        numberField({ name: 'toilets', label: roomLabel('toilets') }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField({
          name: 'garages',
          label: roomLabel('garages'),
        }),
        numberField({
          name: 'parkings',
          label: roomLabel('parkings'),
        }),
        numberField({
          name: 'floors',
          label: roomLabel('floors'),
          description: officeTexts.properties.roomsTab.rooms.floors.description,
        }),
      ],
    },
  ],
}

const surfaces: GroupField = {
  name: 'surfaces',
  type: 'group',
  label: siteTexts.facts.groups.surfaces,
  fields: [
    {
      type: 'row',
      fields: [
        numberField({
          name: 'total',
          label: siteTexts.facts.surfaces.total,
          unit: 'm²',
        }),
        numberField({
          name: 'living',
          label: siteTexts.facts.surfaces.living,
          unit: 'm²',
          index: true,
        }),
        numberField({
          name: 'ground',
          label: siteTexts.facts.surfaces.ground,
          unit: 'm²',
          description: officeTexts.properties.roomsTab.surfaces.ground.description,
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField({
          name: 'garden',
          label: siteTexts.facts.surfaces.garden,
          unit: 'm²',
        }),
        numberField({
          name: 'terrace',
          label: siteTexts.facts.surfaces.terrace,
          unit: 'm²',
        }),
        numberField({
          name: 'office',
          label: siteTexts.facts.surfaces.office,
          unit: 'm²',
        }),
        numberField({
          name: 'constructed',
          label: siteTexts.facts.surfaces.constructed,
          unit: 'm²',
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField({
          name: 'frontWidth',
          label: siteTexts.facts.surfaces.frontWidth,
          unit: 'm',
        }),
        numberField({
          name: 'plotWidth',
          label: siteTexts.facts.surfaces.plotWidth,
          unit: 'm',
        }),
      ],
    },
  ],
}

/** The rooms and surfaces of the property. */
export const roomsTab: UnnamedTab = {
  label: officeTexts.properties.roomsTab.label,
  fields: [rooms, surfaces],
}
