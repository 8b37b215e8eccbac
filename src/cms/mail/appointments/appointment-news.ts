/** What a mail about an appointment tells. */
export type AppointmentNews = 'confirmed' | 'moved' | 'cancelled' | 'reminder'
