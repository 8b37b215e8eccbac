import type { GlobalConfig, TextareaField } from 'payload'
import { editorsOnly, openTo, readThroughSite, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { snapshotHash } from '@/cms/fields/snapshot-fields'
import { areaKeys, areas, type AreaKey } from '@/domain/places/areas'
import { officeTexts } from '@/messages/office-texts'

const textOf = (key: AreaKey): TextareaField => ({
  name: key,
  type: 'textarea',
  label: areas[key].names,
  localized: true,
  maxLength: 4000,
})

/** The editors' texts on the pages of provinces; those of towns are fields of the towns. */
export const ProvinceTexts: GlobalConfig = {
  slug: 'province-texts',
  label: officeTexts.provinceTexts.label,
  access: {
    read: openTo(['reader', 'translator'], readThroughSite),
    readVersions: openTo(['reader'], staffOnly),
    update: editorsOnly,
  },
  admin: { group: adminGroups.properties, description: officeTexts.provinceTexts.description },
  fields: [...areaKeys.map(textOf), snapshotHash],
}
