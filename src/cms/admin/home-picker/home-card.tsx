import { useSay } from '@/cms/admin/use-say'
import type { PickedHome } from '@/cms/queries/home-picker/picked-home'
import { HomeThumbnail } from './home-thumbnail'
import { pickerTexts, stateTexts } from './picker-texts'

/** A home in a line: its reference and title. */
export const homeName = ({ reference, title, address }: PickedHome): string =>
  [reference, title ?? address].filter(Boolean).join(' · ')

/** What tells one home from another: picture, reference, title, address, owner, and what became of it. */
export const HomeCard = ({ home, href }: { home: PickedHome; href?: string }) => {
  const { say } = useSay()
  const { picture, address, owner, state } = home
  return (
    <span className="agency-home">
      <HomeThumbnail url={picture} />
      <span className="agency-home__text">
        {href ? (
          <a href={href}>{homeName(home)}</a>
        ) : (
          <span className="agency-home__name">{homeName(home)}</span>
        )}
        <span>{address}</span>
        <span>
          <span className={`agency-home__state agency-home__state--${state}`}>{say(stateTexts[state])}</span>
          {owner && ` ${say(pickerTexts.owner)}: ${owner}`}
        </span>
      </span>
    </span>
  )
}
