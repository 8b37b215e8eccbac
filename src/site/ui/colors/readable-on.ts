/** Whether ink or paper is readable on an editor's `#rrggbb`, by contrast (WCAG 2.2, relative luminance). */
export function readableOn(color: string): 'ink' | 'paper' {
  const luminance = luminanceOf(color)
  // Between 0.18 and 0.22 the two texts of this site are equally readable.
  return luminance === null || luminance > 0.2 ? 'ink' : 'paper'
}

/** The contrast of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2); 1 for an invalid colour. */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)]
  if (first === null || second === null) return 1
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function luminanceOf(color: string): number | null {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1)
  if (!channels) return null
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => toLinear(parseInt(channel, 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
