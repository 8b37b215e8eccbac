import type { GlobalConfig } from 'payload'
import { editorsOnly, openTo, readThroughSite, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { snapshotHash } from '@/cms/fields/snapshot-fields'
import { markAnew } from '@/cms/hooks/settings/mark-anew'
import { officeTexts } from '@/messages/office-texts'
import { agencyTab } from './agency-tab'
import { leadsTab } from './leads-tab'
import { propertiesTab } from './properties-tab'
import { siteTab } from './site-tab'
import { trackingTab } from './tracking-tab'

/** The settings of the whole site. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: officeTexts.siteSettings.label,
  access: {
    read: openTo(['reader', 'translator'], readThroughSite),
    readVersions: openTo(['reader'], staffOnly),
    update: editorsOnly,
  },
  admin: { group: adminGroups.layout },
  hooks: { afterChange: [markAnew] },
  fields: [{ type: 'tabs', tabs: [agencyTab, siteTab, propertiesTab, leadsTab, trackingTab] }, snapshotHash],
}
