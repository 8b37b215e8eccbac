import { Heading } from '@/site/ui/heading'
import { SiteLink } from '@/site/ui/navigation/site-link'

type PlaceLinksProps = { id: string; title: string; links: { name: string; href: string; count?: number }[] }

/** Links to the pages of places, with how many properties each has. */
export function PlaceLinks({ id, title, links }: PlaceLinksProps) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        {links.map(({ name, href, count }) => (
          <li key={href}>
            <SiteLink href={href} className="inline-block py-1.5 underline underline-offset-4">
              {count === undefined ? name : `${name} (${count})`}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
