import type { CollectionConfig } from 'payload'
import { openTo, staffOnly } from '@/cms/access/access'
import {
  changeProperties,
  deleteProperties,
  makeProperties,
  propertiesThroughSite,
} from '@/cms/access/property-access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { previewOptions } from '@/cms/fields/routing/preview'
import { checkProperty } from '@/cms/hooks/properties/check-property'
import { duplicateAsDraft } from '@/cms/hooks/properties/duplicate-as-draft'
import { keepOwner } from '@/cms/hooks/owners/keep-owner'
import { keepAgent } from '@/cms/hooks/properties/keep-agent'
import {
  giveOwnAgent,
  refuseFilesOfOthers,
  refuseForeignDuplicate,
} from '@/cms/hooks/properties/own-properties'
import { refreshSearchOfProperty } from '@/cms/hooks/properties/refresh-search'
import { markPictures } from '@/cms/hooks/media/mark-pictures'
import { requireTexts } from '@/cms/hooks/properties/require-texts'
import { selectProperties } from '@/cms/hooks/properties/select-properties'
import { retirePublicId, setPublicId } from '@/cms/hooks/properties/set-public-id'
import { setPublishedAt } from '@/cms/hooks/set-published-at'
import { widenPropertySearch } from '@/cms/hooks/properties/widen-property-search'
import { sharedTexts } from '@/messages/shared-texts'
import { addressTab } from './address-tab'
import { constructionTab } from './construction-tab'
import { energyTab } from './energy-tab'
import { withListCells } from './list-cells'
import { mainTab } from './main-tab'
import { mediaTab } from './media-tab'
import { ownerTab } from './owner-tab'
import { propertyChoicesEndpoint, pickedPropertiesEndpoint } from './picked-properties-endpoint'
import { planningTab } from './planning-tab'
import { priceTab } from './price-tab'
import { quickEditEndpoint } from './quick-edit-endpoint'
import { roomsTab } from './rooms-tab'
import { offersTab } from './offers-tab'
import { matchingAlertsTab } from './matching-alerts-tab'
import { sidebarFields } from './sidebar-fields'

const texts = requireTexts('properties')

/** The properties, land and commercial premises the agency sells and lets. */
export const Properties: CollectionConfig = {
  slug: 'properties',
  labels: {
    singular: sharedTexts.property,
    plural: sharedTexts.properties,
  },
  access: {
    create: makeProperties,
    read: openTo(['reader', 'translator'], propertiesThroughSite),
    readVersions: openTo(['reader'], staffOnly),
    update: changeProperties,
    delete: deleteProperties,
  },
  versions: { drafts: true, maxPerDoc: 20 },
  admin: {
    group: adminGroups.today,
    useAsTitle: 'title',
    defaultColumns: [
      'publicId',
      'firstPicture',
      'street',
      'city',
      'price',
      'status',
      'agent',
      'languages',
      'lacks',
      'views',
    ],
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
    enableListViewSelectAPI: true,
    components: {
      beforeListTable: ['/src/cms/admin/stock/stock-views#StockViews'],
      edit: { beforeDocumentControls: ['/src/cms/admin/pictures/upload-note#UploadNote'] },
    },
    listSearchableFields: ['title', 'publicId', 'street'],
    ...previewOptions('properties'),
  },
  defaultSort: '-publicId',
  endpoints: [pickedPropertiesEndpoint, propertyChoicesEndpoint, quickEditEndpoint],
  hooks: {
    beforeOperation: [refuseForeignDuplicate, duplicateAsDraft, widenPropertySearch, selectProperties],
    beforeValidate: [setPublicId],
    beforeDelete: [retirePublicId],
    beforeChange: [
      keepAgent,
      keepOwner,
      giveOwnAgent,
      refuseFilesOfOthers,
      checkProperty,
      texts.beforeChange,
      setPublishedAt,
    ],
    afterChange: [texts.afterChange, refreshSearchOfProperty.afterChange, markPictures],
  },
  fields: withListCells([
    {
      type: 'tabs',
      tabs: [
        mainTab,
        addressTab,
        priceTab,
        roomsTab,
        constructionTab,
        energyTab,
        planningTab,
        mediaTab,
        matchingAlertsTab,
        offersTab,
        ownerTab,
      ],
    },
    ...sidebarFields,
  ]),
}
