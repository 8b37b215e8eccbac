import { screenTexts } from '@/messages/screen-texts'

/** What the form for a new owner says. */
export const inviteTexts = screenTexts.owners.invite
