import { useEditorText } from '@/cms/admin/use-editor-text'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import { PropertyThumbnail } from './property-thumbnail'
import { pickerTexts, stateTexts } from './picker-texts'

/** A property in one line: its reference and title. */
export const propertyName = ({ reference, title, address }: PickedProperty): string =>
  [reference, title ?? address].filter(Boolean).join(' · ')

/** What distinguishes properties: picture, reference, title, address, owner, and state. */
export const PickedPropertyCard = ({ property, href }: { property: PickedProperty; href?: string }) => {
  const { say } = useEditorText()
  const { picture, address, owner, state } = property
  return (
    <span className="agency-property">
      <PropertyThumbnail url={picture} />
      <span className="agency-property__text">
        {href ? (
          <a href={href}>{propertyName(property)}</a>
        ) : (
          <span className="agency-property__name">{propertyName(property)}</span>
        )}
        <span>{address}</span>
        <span>
          <span className={`agency-property__state agency-property__state--${state}`}>
            {say(stateTexts[state])}
          </span>
          {owner && ` ${say(pickerTexts.owner)}: ${owner}`}
        </span>
      </span>
    </span>
  )
}
