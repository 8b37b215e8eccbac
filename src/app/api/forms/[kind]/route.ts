import { receiveForm } from '@/site/features/leads/actions'

export const dynamic = 'force-dynamic'

type FormRouteContext = { params: Promise<{ kind: string }> }

/** Every form of the site, under the names of `src/domain/leads/lead-kinds.ts`. */
export async function POST(request: Request, { params }: FormRouteContext): Promise<Response> {
  return receiveForm({ request, kind: (await params).kind })
}
