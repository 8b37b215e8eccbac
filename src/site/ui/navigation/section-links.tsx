'use client'

import { useEffect, useRef, useState } from 'react'

type SectionLinksProps = { label: string; links: readonly { id: string; name: string }[] }

/** Links to the sections of a long page, below the header while it scrolls; the one that is read is marked. */
export function SectionLinks({ label, links }: SectionLinksProps) {
  const bar = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    const sections = links.flatMap(({ id }) => document.getElementById(id) ?? [])
    // A section is read where it crosses a line in the upper third of the window.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          setCurrent((id) => (isIntersecting ? target.id : id === target.id ? null : id))
      },
      { rootMargin: '-30% 0px -69.9% 0px' },
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
