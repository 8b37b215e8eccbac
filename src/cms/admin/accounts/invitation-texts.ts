import { screenTexts } from '@/messages/screen-texts'

/** What the office reads about invitations of colleagues. */
export const invitationTexts = screenTexts.accounts.invite

/** What an invited colleague reads. */
export const acceptTexts = screenTexts.accounts.accept
