import type { PayloadRequest } from 'payload'
import { separateRequest } from '@/cms/database/separate-request'
import { canonicalKey } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'

/** Paths without language prefix; `from` is absent for a new address. */
type AddressMove = { locale: Locale; from?: string; to: string; req: PayloadRequest }

/**
 * Stores a permanent redirect from an old address to the new one. A page at an address removes the redirect there, and
 * older redirects to the old address are changed to the new one, so that no chain or loop arises.
 */
export async function moveAddress({ locale, from, to, req }: AddressMove): Promise<void> {
  const target = `/${locale}${to}`
  await endRedirectsFrom({ target, req })
  // Equal spellings already lead to the canonical one.
  if (from === undefined || canonicalKey(from) === canonicalKey(to)) return
  const source = `/${locale}${from}`
  const older = await findRedirects({ field: 'to', value: source, req })
  for (const { id } of older) {
    await req.payload.update({ collection: 'redirects', id, data: { to: target }, req: separateRequest(req) })
  }
  await endRedirectsFrom({ target: source, req })
  await req.payload.create({
    collection: 'redirects',
    data: { from: source, to: target, permanent: true },
    req: separateRequest(req),
  })
}

async function endRedirectsFrom({ target, req }: { target: string; req: PayloadRequest }): Promise<void> {
  for (const { id } of await findRedirects({ field: 'from', value: target, req })) {
    await req.payload.delete({ collection: 'redirects', id, req: separateRequest(req) })
  }
}

async function findRedirects({
  field,
  value,
  req,
}: {
  field: 'from' | 'to'
  value: string
  req: PayloadRequest
}) {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    req: separateRequest(req),
    where: { [field]: { equals: value } },
  })
  return docs
}
