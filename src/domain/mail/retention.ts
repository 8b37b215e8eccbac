/** How long the content of a mail is kept, in days; the text about it in the back office says so too. */
export const bodyRetentionDays = 90

/** How long it is known that there was a mail, to whom and about what, in days. */
export const mailRetentionDays = 730
