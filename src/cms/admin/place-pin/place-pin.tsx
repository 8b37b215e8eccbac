'use client'

import { Button, useConfig, useField } from '@payloadcms/ui'
import { useState } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { pinPlace } from '@/domain/map/pin'
import type { Position } from '@/domain/properties/position'
import { screenTexts } from '@/messages/screen-texts'
import { PinMap } from './pin-map'
import { useTownCentre } from './use-town-centre'

const texts = screenTexts.placePin

/** A pin on the map that sets the latitude and longitude beside it. */
export const PlacePin = () => {
  const { say, locale } = useEditorText()
  const { config } = useConfig()
  const latitude = useField<number | null>({ path: 'latitude' })
  const longitude = useField<number | null>({ path: 'longitude' })
  const { value: town } = useField<number | null>({ path: 'city' })
  const centre = useTownCentre({ api: config.routes.api, town: typeof town === 'number' ? town : null })
  const [middle, setMiddle] = useState<Position | null>(null)
  const isReadOnly = latitude.disabled === true

  const pin =
    typeof latitude.value === 'number' && typeof longitude.value === 'number'
      ? { lat: latitude.value, lng: longitude.value }
      : null
  const set = ({ lat, lng }: Position) => {
    if (isReadOnly) return
    latitude.setValue(lat)
    longitude.setValue(lng)
  }
  return (
    <div className="field-type agency-pin">
      <p className="field-label">{say(texts.label)}</p>
      <PinMap
        locale={locale}
        label={say(texts.label)}
        pin={pin}
        around={centre}
        onPin={set}
        onMiddle={setMiddle}
      />
      {!isReadOnly && (
        <>
          <p>{say(texts.hint)}</p>
          <div className="agency-pin__actions">
            <SetButton text={say(texts.middle)} place={middle} onSet={set} />
            <SetButton text={say(texts.town)} place={centre} onSet={set} />
          </div>
        </>
      )}
    </div>
  )
}

type SetButtonProps = { text: string; place: Position | null; onSet: (place: Position) => void }

const SetButton = ({ text, place, onSet }: SetButtonProps) => (
  <Button
    type="button"
    buttonStyle="secondary"
    size="small"
    margin={false}
    disabled={place === null}
    onClick={() => place && onSet(pinPlace(place))}
  >
    {text}
  </Button>
)
