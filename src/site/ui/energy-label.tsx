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
  A: 'fill-energy-a [--letter:var(--color-energy-on-dark)]',
  B: 'fill-energy-b [--letter:var(--color-energy-on-light)]',
  C: 'fill-energy-c [--letter:var(--color-energy-on-light)]',
  D: 'fill-energy-d [--letter:var(--color-energy-on-light)]',
  E: 'fill-energy-e [--letter:var(--color-energy-on-light)]',
  F: 'fill-energy-f [--letter:var(--color-energy-on-light)]',
  G: 'fill-energy-g [--letter:var(--color-energy-on-dark)]',
  H: 'fill-energy-h [--letter:var(--color-energy-on-dark)]',
  I: 'fill-energy-i [--letter:var(--color-energy-on-dark)]',
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
      className={classNames('energy-label inline-block w-auto shrink-0', grounds[letter], className ?? 'h-7')}
    >
      <path
        d={`M2.5 0H${width - 14}L${width} 14 ${width - 14} 28H2.5A2.5 2.5 0 0 1 0 25.5V2.5A2.5 2.5 0 0 1 2.5 0Z`}
      />
      <text x="9" y="20.5" fontSize="18" fontWeight="750" fill="var(--letter)">
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
