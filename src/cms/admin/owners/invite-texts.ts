import { screenTexts } from '@/messages/screen-texts'

/** The texts of the form for a new owner. */
export const inviteTexts = screenTexts.owners.invite
