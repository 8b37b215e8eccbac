import type { GlobalConfig } from 'payload'
import { noteGlobalChanges } from '@/cms/hooks/audit/note-changes'
import { guardGlobalEdits } from '@/cms/hooks/edits/guard-edits'
import { keepHistory } from '@/cms/hooks/settings/keep-history'
import { BackupSettings } from './backup-settings'
import { HomeSearch } from './home-search'
import { MailTexts } from './mail-texts'
import { ProvinceTexts } from './province-texts'
import { SecuritySettings } from './security-settings'
import { SiteSettings } from './site-settings/site-settings'

/** The single documents of the back office, in the order of its menu. */
export const globals: GlobalConfig[] = [
  SiteSettings,
  HomeSearch,
  ProvinceTexts,
  BackupSettings,
  MailTexts,
  SecuritySettings,
]
  .map(keepHistory)
  .map(guardGlobalEdits)
  .map(noteGlobalChanges)
