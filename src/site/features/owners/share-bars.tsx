import type { Locale } from '@/domain/shared/locale'

type Share = { name: string; pageViews: number }

/** Numbers with bars as long as their part of the largest. */
export function ShareBars({ shares, locale }: { shares: readonly Share[]; locale: Locale }) {
  const most = Math.max(1, ...shares.map(({ pageViews }) => pageViews))
  const format = new Intl.NumberFormat(`${locale}-BE`)
  return (
    <ul className="space-y-3">
      {shares.map(({ name, pageViews }) => (
        <li key={name}>
          <p className="flex justify-between gap-4">
            <span>{name}</span> <span className="font-semibold tabular-nums">{format.format(pageViews)}</span>
          </p>
          {/* A width in a style would need a rule of its own in the policy of the page. */}
          <svg aria-hidden="true" className="bg-sand mt-1 block h-2 w-full rounded-full">
            <rect width={`${(pageViews / most) * 100}%`} height="100%" rx="4" className="fill-ink" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
