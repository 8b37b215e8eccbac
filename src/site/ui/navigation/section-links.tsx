'use client'

import { useEffect, useRef, useState } from 'react'

type SectionLinksProps = { label: string; links: readonly { id: string; name: string }[] }

/** Links to the sections of a long page, below the header while it scrolls; the one that is read is marked. */
export function SectionLinks({ label, links }: SectionLinksProps) {
  const bar = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    const sections = links.flatMap(({ id }) => document.getElementById(id) ?? [])
    const inSight = new Set<Element>()
    // From the place to which a link scrolls, so that also a section of a line or two is read there.
    const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - 20
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inSight[isIntersecting ? 'add' : 'delete'](target)
        setCurrent(sections.find((section) => inSight.has(section))?.id ?? null)
      },
      { rootMargin: `-${top}px 0px -50%` },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [links])

  useEffect(() => {
    const nav = bar.current
    const link = nav?.querySelector<HTMLElement>('[aria-current]')
    if (nav && link) nav.scrollTo({ left: link.offsetLeft - (nav.clientWidth - link.clientWidth) / 2 })
  }, [current])

  return (
    <nav ref={bar} aria-label={label} className="section-links">
      {links.map(({ id, name }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}
