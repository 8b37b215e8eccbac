import { isRecord } from '@/domain/shared/is-record'

/** The new address of a link; null where it stays. */
type MendAddress = (address: string) => string | null

function mendFields({ type, fields }: Record<string, unknown>, mend: MendAddress): unknown {
  if ((type !== 'link' && type !== 'autolink') || !isRecord(fields)) return fields
  if (fields.linkType === 'internal' || typeof fields.url !== 'string') return fields
  const url = mend(fields.url)
  return url === null ? fields : { ...fields, url }
}

function mendNode(node: Record<string, unknown>, mend: MendAddress): unknown {
  const mended = {
    ...('fields' in node && { fields: mendFields(node, mend) }),
    ...('root' in node && { root: mendText(node.root, mend) }),
    ...('children' in node && { children: mendText(node.children, mend) }),
  }
  return Object.entries(mended).some(([name, value]) => value !== node[name]) ? { ...node, ...mended } : node
}

/** A rich text with new addresses in its typed links; the same object where none of them changes. */
export function mendText(node: unknown, mend: MendAddress): unknown {
  if (!Array.isArray(node)) return isRecord(node) ? mendNode(node, mend) : node
  const nodes: unknown[] = node
  const mended = nodes.map((each) => mendText(each, mend))
  return mended.some((each, at) => each !== nodes[at]) ? mended : node
}
