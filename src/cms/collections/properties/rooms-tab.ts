import type { GroupField, UnnamedTab } from 'payload'
import { numberField } from '@/cms/fields/properties/number-field'
import { officeTexts } from '@/messages/office-texts'
import { siteTexts } from '@/messages/site-messages'

const rooms: GroupField = {
  name: 'rooms',
  type: 'group',
  label: officeTexts.properties.roomsTab.rooms.label,
  fields: [
    {
      type: 'row',
      fields: [
        numberField({
          name: 'bedrooms',
          label: siteTexts.property.bedroomsLabel,
          index: true,
        }),
        numberField({
          name: 'bathrooms',
          label: siteTexts.lead.fields.bathrooms,
        }),
        numberField({
          name: 'showerRooms',
          label: siteTexts.property.showerRoomsLabel,
        }),
        numberField({ name: 'toilets', label: officeTexts.properties.roomsTab.rooms.toilets.label }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField({
          name: 'garages',
          label: siteTexts.lead.fields.garages,
        }),
        numberField({
          name: 'parkings',
          label: siteTexts.lead.fields.parkings,
        }),
        numberField({
          name: 'floors',
          label: officeTexts.properties.roomsTab.rooms.floors.label,
          description: officeTexts.properties.roomsTab.rooms.floors.description,
        }),
      ],
    },
  ],
}

const surfaces: GroupField = {
  name: 'surfaces',
  type: 'group',
  label: officeTexts.properties.roomsTab.surfaces.label,
  fields: [
    {
      type: 'row',
      fields: [
        numberField({
          name: 'total',
          label: officeTexts.properties.roomsTab.surfaces.total.label,
        }),
        numberField({
          name: 'living',
          label: siteTexts.lead.fields.livingSurface,
          index: true,
        }),
        numberField({
          name: 'ground',
          label: officeTexts.properties.roomsTab.surfaces.ground.label,
          description: officeTexts.properties.roomsTab.surfaces.ground.description,
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField({
          name: 'garden',
          label: officeTexts.properties.roomsTab.surfaces.garden.label,
        }),
        numberField({
          name: 'terrace',
          label: officeTexts.properties.roomsTab.surfaces.terrace.label,
        }),
        numberField({
          name: 'office',
          label: officeTexts.properties.roomsTab.surfaces.office.label,
        }),
        numberField({
          name: 'constructed',
          label: officeTexts.properties.roomsTab.surfaces.constructed.label,
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField({
          name: 'frontWidth',
          label: officeTexts.properties.roomsTab.surfaces.frontWidth.label,
        }),
        numberField({
          name: 'plotWidth',
          label: officeTexts.properties.roomsTab.surfaces.plotWidth.label,
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
