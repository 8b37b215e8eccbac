/** How long the content of a mail is kept, in days; the help text in the back office repeats it. */
export const bodyRetentionDays = 90

/** How long the record of a mail is kept, with its recipient and subject, in days. */
export const mailRetentionDays = 730
