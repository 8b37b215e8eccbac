import qrcode from 'qrcode-generator'

/** The quiet zone around a code, in modules (ISO/IEC 18004). */
const quiet = 4

/** A QR code with medium error correction, as an SVG picture: black on white, one unit to a module. */
export function drawCode(text: string): string {
  // 0: the smallest version that holds the text.
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const size = count + 2 * quiet
  const places = Array.from({ length: count }, (_, place) => place)
  const squares = places.flatMap((row) =>
    places.flatMap((column) => (code.isDark(row, column) ? `M${column + quiet} ${row + quiet}h1v1h-1z` : [])),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join('')}"/></svg>`
}
