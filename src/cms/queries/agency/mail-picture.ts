/** A picture with its full address: a mail has no site around it. */
export type MailPicture = { src: string; alt: string; width: number; height: number }
