import { classNames } from './class-names'

type EnergyLabelProps = {
  /** As on the certificate: 'A++', 'B-', 'G'. */
  label: string
  /** Its meaning in words. */
  alt: string
  className?: string
}

// Dark letters where white has too little contrast on the certificate's colour.
const grounds: Record<string, string> = {
  A: 'fill-energy-a energy-label-light',
  B: 'fill-energy-b',
  C: 'fill-energy-c',
  D: 'fill-energy-d',
  E: 'fill-energy-e',
  F: 'fill-energy-f',
  G: 'fill-energy-g energy-label-light',
  H: 'fill-energy-h energy-label-light',
  I: 'fill-energy-i energy-label-light',
}

/** The arrow of the regional certificates with its letter, as high as its line. */
export function EnergyLabel({ label, alt, className }: EnergyLabelProps) {
  const letter = label.charAt(0)
  const sign = label.slice(1).replaceAll('-', '−')
  const width = 40 + sign.length * 9
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${width} 28`}
      className={classNames('energy-label', grounds[letter], className ?? 'h-7')}
    >
      <path
        d={`M2.5 0H${width - 14}L${width} 14 ${width - 14} 28H2.5A2.5 2.5 0 0 1 0 25.5V2.5A2.5 2.5 0 0 1 2.5 0Z`}
      />
      <text x="9" y="20.5">
        {letter}
        {sign && (
          <tspan fontSize="15" dy="-2">
            {sign}
          </tspan>
        )}
      </text>
    </svg>
  )
}
