import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { linkedCollections } from '@/domain/links/link-pick'
import { officeTexts } from '@/messages/office-texts'
import { editorText } from './editor-text'
import { linkInText } from './link-in-text'
import { refuseScriptsInText } from './routing/safe-address'
import { videoBlock } from './media/video-block'

const editor = lexicalEditor({
  features: () => [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    StrikethroughFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({
      enabledCollections: [...linkedCollections],
      fields: linkInText,
    }),
    UploadFeature({ enabledCollections: ['media'] }),
    BlocksFeature({ blocks: [videoBlock] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})

// How Payload says, in English whatever the editor reads, that a field of a block is refused.
export const refusedBlock = 'block node failed to validate'

/** The one editor of the back office: what it offers is what the site's converters can draw. */
export const richTextEditor: ReturnType<typeof lexicalEditor> = async (args) => {
  const adapter = await editor(args)
  return {
    ...adapter,
    hooks: { ...adapter.hooks, beforeChange: [refuseScriptsInText, ...(adapter.hooks?.beforeChange ?? [])] },
    validate: async (value, options) => {
      const result = await adapter.validate(value, options)
      if (typeof result !== 'string' || !result.startsWith(refusedBlock)) return result
      return editorText(options.req, officeTexts.fields.richText.richTextEditor.validate)
    },
  }
}
