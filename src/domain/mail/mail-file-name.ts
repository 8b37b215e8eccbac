const plain = (text: string): string => text.replace(/[^A-Za-z0-9-]+/g, '-')

/**
 * The name of the file a mail becomes where there is no mail server: `<time>-<kind>-<id>.eml`, the time in UTC and
 * sortable. Nothing in it can lead out of the folder.
 */
export const mailFileName = ({ time, kind, id }: { time: Date; kind: string; id: string | number }): string =>
  `${plain(time.toISOString())}-${plain(kind)}-${plain(String(id))}.eml`
