/** A picture with its full URL, as mails cannot use paths. */
export type MailPicture = { src: string; alt: string; width: number; height: number }
