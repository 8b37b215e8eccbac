import { css } from '@codemirror/lang-css'
import { Compartment, EditorState } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { basicSetup } from 'codemirror'

export type CssEditor = {
  setText: (text: string) => void
  describe: (attributes: Record<string, string>) => void
  destroy: () => void
}

const look = EditorView.theme({
  '&': {
    border: '1px solid var(--theme-elevation-150)',
    borderRadius: '4px',
    backgroundColor: 'var(--theme-input-bg)',
  },
  '&.cm-focused': { outline: '2px solid var(--theme-success-500)', outlineOffset: '1px' },
  '.cm-content, .cm-gutter': { minHeight: '8rem' },
  '.cm-scroller': { maxHeight: '60vh', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--theme-text)', fontFamily: 'var(--font-mono)' },
  '.cm-gutters': {
    backgroundColor: 'var(--theme-elevation-50)',
    color: 'var(--theme-elevation-600)',
    border: 'none',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
})

/** Two spaces; a selection is not written over, and the key goes on to the next field. */
function indent(view: EditorView): boolean {
  if (view.state.readOnly || !view.state.selection.main.empty) return false
  view.dispatch(view.state.replaceSelection('  '))
  return true
}

/**
 * An editor of style rules in the place of a parent. Tab indents; after Escape the next Tab leaves the editor, as
 * CodeMirror does by itself.
 */
export function createCssEditor({
  parent,
  text,
  isReadOnly,
  onChange,
}: {
  parent: Element
  text: string
  isReadOnly: boolean
  onChange: (text: string) => void
}): CssEditor {
  const description = new Compartment()
  let isOurs = false
  const view = new EditorView({
    parent,
    doc: text,
    extensions: [
      basicSetup,
      css(),
      look,
      keymap.of([{ key: 'Tab', run: indent }]),
      EditorView.lineWrapping,
      EditorState.readOnly.of(isReadOnly),
      EditorView.editable.of(!isReadOnly),
      description.of([]),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged && !isOurs) onChange(state.doc.toString())
      }),
    ],
  })
  return {
    setText: (next) => {
      if (next === view.state.doc.toString()) return
      isOurs = true
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } })
      isOurs = false
    },
    describe: (attributes) =>
      view.dispatch({ effects: description.reconfigure(EditorView.contentAttributes.of(attributes)) }),
    destroy: () => view.destroy(),
  }
}
