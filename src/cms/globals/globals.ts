import type { GlobalConfig } from 'payload'
import { guardGlobalEdits } from '@/cms/hooks/edits/guard-edits'
import { BackupSettings } from './backup-settings'
import { HomeSearch } from './home-search'
import { MailTexts } from './mail-texts'
import { SiteSettings } from './site-settings/site-settings'

/** The single documents of the back office, in the order of its menu. */
export const globals: GlobalConfig[] = [SiteSettings, HomeSearch, BackupSettings, MailTexts].map(
  guardGlobalEdits,
)
