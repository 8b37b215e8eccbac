import type { CSSProperties } from 'react'

/** The styles of our own fields, like Payload's. */
export const fieldLook: CSSProperties = {
  display: 'block',
  width: '100%',
  minHeight: '2.5rem',
  padding: '0.5rem 0.75rem',
  border: '1px solid var(--theme-elevation-150)',
  background: 'var(--theme-input-bg)',
  color: 'inherit',
  font: 'inherit',
}

export const wrongLook: CSSProperties = { ...fieldLook, borderColor: 'var(--theme-error-500)' }

/** The toggle of a part of a screen. */
export const openerLook: CSSProperties = { padding: '0.5rem 0', cursor: 'pointer' }

export const panelLook: CSSProperties = {
  marginBottom: '2rem',
  padding: '1.25rem',
  border: '1px solid var(--theme-elevation-100)',
}

export const rowLook: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1.5rem',
}

/** A table wider than the screen scrolls in its place. */
export const scrollLook: CSSProperties = { overflowX: 'auto' }

export const tableLook: CSSProperties = { width: '100%', borderCollapse: 'collapse' }

export const cellLook: CSSProperties = {
  padding: '0.5rem 1rem 0.5rem 0',
  borderBottom: '1px solid var(--theme-elevation-100)',
  textAlign: 'left',
  verticalAlign: 'top',
}

export const numberLook: CSSProperties = {
  ...cellLook,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
}

export const listLook: CSSProperties = { margin: '0 0 1rem', paddingLeft: '1.25rem' }
