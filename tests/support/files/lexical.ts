type LexicalNode = { type: string; version: number; [field: string]: unknown }

const branch = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

/** A paragraph as the editor of the back office stores it. */
export const paragraph = (text: string): LexicalNode => ({
  ...branch,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: [{ type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }],
})

/** A video between the paragraphs. */
export const video = (url: string, caption?: string): LexicalNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: '64b7f0a1c2d3e4f5a6b7c8d9', blockType: 'video', blockName: '', url, caption },
})

/** A text of the editor. */
export const richText = (...children: LexicalNode[]) => ({ root: { ...branch, type: 'root', children } })
