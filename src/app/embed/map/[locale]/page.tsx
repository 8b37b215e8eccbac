import { knownLocale } from '@/domain/shared/locale'
import { MapFrameScreen } from '@/site/screens/map-frame-screen'

// Rendered on the first request, not by the build, which does not know the tile server.
export const dynamic = 'force-static'

type PageProps = { params: Promise<{ locale: string }> }

export const generateStaticParams = (): { locale: string }[] => []

export default async function MapFramePage({ params }: PageProps) {
  const { locale } = await params
  return <MapFrameScreen locale={knownLocale(locale)} />
}
