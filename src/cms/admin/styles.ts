import type { CSSProperties } from 'react'

/** The styles of our own fields, like Payload's. */
export const fieldStyle: CSSProperties = {
  display: 'block',
  width: '100%',
  minHeight: '2.5rem',
  padding: '0.5rem 0.75rem',
  border: '1px solid var(--theme-elevation-150)',
  background: 'var(--theme-input-bg)',
  color: 'inherit',
  font: 'inherit',
}

export const wrongStyle: CSSProperties = { ...fieldStyle, borderColor: 'var(--theme-error-500)' }

/** The toggle of a part of a screen. */
export const openerStyle: CSSProperties = { padding: '0.5rem 0', cursor: 'pointer' }

export const panelStyle: CSSProperties = {
  marginBottom: '2rem',
  padding: '1.25rem',
  border: '1px solid var(--theme-elevation-100)',
}

export const rowStyle: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1.5rem',
}

/** A table wider than the screen scrolls in its place. */
export const scrollStyle: CSSProperties = { overflowX: 'auto' }

export const tableStyle: CSSProperties = { width: '100%', borderCollapse: 'collapse' }

export const cellStyle: CSSProperties = {
  padding: '0.5rem 1rem 0.5rem 0',
  borderBottom: '1px solid var(--theme-elevation-100)',
  textAlign: 'left',
  verticalAlign: 'top',
}

export const numberStyle: CSSProperties = {
  ...cellStyle,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
}

export const listStyle: CSSProperties = { margin: '0 0 1rem', paddingLeft: '1.25rem' }
