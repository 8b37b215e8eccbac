import { attachmentName } from '@/domain/owners/owner-attachments'

/** The name under which a private document is sent: the one that its file had, cleaned as whoever uploaded it wrote it. */
export const sentDocumentName = ({
  originalName,
  filename,
}: {
  originalName?: string | null
  filename?: string | null
}): string => attachmentName(originalName ?? '') || (filename ?? '')
