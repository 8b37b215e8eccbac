import { appointmentKind } from '@/domain/appointments/stored-names'
import { isRecord } from '@/domain/shared/is-record'
import { fetchUnfolded } from '@/site/forms/fetch-unfolded'
import type { AppointmentParts } from './appointment-parts'
import type { AppointmentSetup } from './appointment-setup'

/** What `FetchedParts` holds on a page with the form unfolded; null where it cannot be had. */
export async function fetchParts(page: string): Promise<AppointmentParts | null> {
  try {
    const shown = await fetchUnfolded({ page, id: appointmentKind })
    const box = shown.querySelector<HTMLElement>('[data-appointment]')
    const setup: unknown = JSON.parse(box?.dataset.appointment ?? 'null')
    if (!box || !isSetup(setup)) return null
    return {
      setup,
      fields: <div className="contents" dangerouslySetInnerHTML={{ __html: box.innerHTML }} />,
    }
  } catch {
    return null
  }
}

// It comes from the same server as this script.
const isSetup = (setup: unknown): setup is AppointmentSetup => isRecord(setup) && 'words' in setup
