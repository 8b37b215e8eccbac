import { css } from '@codemirror/lang-css'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { basicSetup } from 'codemirror'

export type CssEditor = {
  setText: (text: string) => void
  describe: (attributes: Record<string, string>) => void
  destroy: () => void
}

const theme = EditorView.theme({
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

const LEAVING = 2000 // milliseconds, as CodeMirror's own

/**
 * Tab writes two spaces; with a selection, and after Escape, it moves to the next field. CodeMirror ignores an Escape that
 * closed the list of suggestions, so ours counts every one.
 */
function tabKeys(): Extension {
  let leavesUntil = 0
  const indent = (view: EditorView): boolean => {
    const { readOnly, selection } = view.state
    if (readOnly || !selection.main.empty || Date.now() < leavesUntil) return false
    view.dispatch(view.state.replaceSelection('  '))
    return true
  }
  const observe = ({ key }: KeyboardEvent): void => {
    if (key !== 'Tab' && key !== 'Shift') leavesUntil = key === 'Escape' ? Date.now() + LEAVING : 0
  }
  return [EditorView.domEventObservers({ keydown: observe }), keymap.of([{ key: 'Tab', run: indent }])]
}

/** Creates an editor of style rules inside a parent. */
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
      theme,
      tabKeys(),
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
