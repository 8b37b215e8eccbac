import { classNames } from './class-names'
import { Picture, type PictureSource } from './media/picture'
import { SiteLink } from './navigation/site-link'
import { LazyVideoEmbed } from './media/lazy-video-embed'
import type { VideoSource } from './media/video-embed'

export type RichTextInline =
  | { type: 'text'; text: string; bold: boolean; italic: boolean; strike: boolean }
  | { type: 'break' }
  | { type: 'link'; href: string; newTab: boolean; children: RichTextInline[] }

export type RichTextBlock =
  | { type: 'paragraph' | 'quote'; children: RichTextInline[] }
  | { type: 'heading'; level: 2 | 3 | 4; children: RichTextInline[] }
  | {
      type: 'list'
      ordered: boolean
      items: { children: RichTextInline[]; sublist: RichTextBlock | null }[]
    }
  | { type: 'picture'; picture: PictureSource }
  | { type: 'video'; video: VideoSource }

type RichTextProps = {
  blocks: RichTextBlock[]
  /** The level above the text, whose headings begin one below. */
  under?: 1 | 2 | 3 | 4
  newTabHint?: string
  className?: string
}

const headingTags = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

/** An editor's text as elements of this site, without raw HTML. */
export function RichText({ blocks, under = 1, newTabHint, className }: RichTextProps) {
  if (blocks.length === 0) return null
  return (
    <div className={classNames('rich-text', className)}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} under={under} newTabHint={newTabHint} />
      ))}
    </div>
  )
}

type BlockProps = { block: RichTextBlock; under: 1 | 2 | 3 | 4; newTabHint?: string }

function Block({ block, under, newTabHint }: BlockProps) {
  if (block.type === 'picture') {
    return <Picture picture={block.picture} sizes="(width < 48rem) 92vw, 42rem" className="rounded-md" />
  }
  if (block.type === 'video') return <LazyVideoEmbed video={block.video} />
  if (block.type === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List>
        {block.items.map(({ children, sublist }, index) => (
          <li key={index}>
            <Inlines nodes={children} newTabHint={newTabHint} />
            {sublist && <Block block={sublist} under={under} newTabHint={newTabHint} />}
          </li>
        ))}
      </List>
    )
  }
  const inlines = <Inlines nodes={block.children} newTabHint={newTabHint} />
  if (block.type !== 'heading')
    return block.type === 'quote' ? <blockquote>{inlines}</blockquote> : <p>{inlines}</p>
  const Tag = headingTags[block.level - 2 + under - 1] ?? 'h6'
  return <Tag>{inlines}</Tag>
}

function Inlines({ nodes, newTabHint }: { nodes: RichTextInline[]; newTabHint?: string }) {
  return nodes.map((node, index) => {
    if (node.type === 'break') return <br key={index} />
    if (node.type === 'text') return <Text key={index} node={node} />
    return (
      <SiteLink key={index} href={node.href} newTab={node.newTab} newTabHint={newTabHint}>
        <Inlines nodes={node.children} />
      </SiteLink>
    )
  })
}

function Text({ node }: { node: Extract<RichTextInline, { type: 'text' }> }) {
  const struck = node.strike ? <s>{node.text}</s> : node.text
  const slanted = node.italic ? <em>{struck}</em> : struck
  return node.bold ? <strong>{slanted}</strong> : slanted
}
