import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, FieldError, useTranslation } from '@payloadcms/ui'
import type { UploadFieldClientProps } from 'payload'
import { useId, type ReactNode } from 'react'

type PicturesFrameProps = Pick<UploadFieldClientProps, 'field'> & {
  path: string
  showError: boolean
  children: ReactNode
}

/** The frame of the field, as Payload draws its own; its label names all parts together. */
export const PicturesFrame = ({ field, path, showError, children }: PicturesFrameProps) => {
  const id = useId()
  const { i18n } = useTranslation()
  const { label, admin: { description } = {} } = field
  return (
    <div
      id={`field-${path}`}
      className={`field-type agency-pictures${showError ? ' error' : ''}`}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-about`}
    >
      <span id={`${id}-label`} className="field-label">
        {label && getTranslation(label, i18n)}
      </span>
      <FieldError path={path} showError={showError} />
      <span id={`${id}-about`}>
        <FieldDescription description={description} path={path} />
      </span>
      {children}
    </div>
  )
}
