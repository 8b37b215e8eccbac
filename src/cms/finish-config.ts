import type { SanitizedConfig } from 'payload'
import { closeAbsentEndpoints } from '@/cms/access/close-absent-endpoints'
import { closeInternalCollections } from '@/cms/access/close-internal-collections'
import { hideInternalFields } from '@/cms/access/hide-internal-fields'
import { requireDocumentData } from '@/cms/access/require-document-data'
import { keepAddressesOfCopies } from '@/cms/languages/keep-addresses'
import { nameFields } from '@/cms/languages/field-labels'
import { nameLanguage } from '@/cms/languages/name-language'
import { sayLabels } from '@/cms/languages/say-labels'
import { sayWords } from '@/cms/languages/say-words'
import { showDates } from '@/cms/languages/show-dates'
import { restoreDrafts } from '@/cms/versions/restore-drafts'
import { showPlans } from '@/cms/versions/show-plans'

/** What Payload's own configuration has no place for: it is changed once Payload has completed it. */
export function finishConfig(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const closed = hideInternalFields(closeAbsentEndpoints(closeInternalCollections(config)))
  // What is sent is looked at before anything else changes it.
  return requireDocumentData(
    showDates(
      nameFields(sayWords(sayLabels(showPlans(restoreDrafts(keepAddressesOfCopies(nameLanguage(closed))))))),
    ),
  )
}
