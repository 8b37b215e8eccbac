/** Whether ink or paper is the text to read on an editor's `#rrggbb`, by contrast (WCAG 2.2, relative luminance). */
export function readableOn(color: string): 'ink' | 'paper' {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1)
  if (!channels) return 'ink'
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => toLinear(parseInt(channel, 16) / 255))
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  // Between 0.18 and 0.22 the two texts of this site are equally readable.
  return luminance > 0.2 ? 'ink' : 'paper'
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
