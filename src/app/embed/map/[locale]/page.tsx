import { knownLocale } from '@/domain/shared/locale'
import { MapFrameScreen } from '@/site/screens/map-frame-screen'

// Rendered on the first request, not by the build, which does not know the tile server.
export const dynamic = 'force-static'
// In seconds: rules of the date are as old as their page.
export const revalidate = 3600

type PageProps = { params: Promise<{ locale: string }> }

export const generateStaticParams = (): { locale: string }[] => []

export default async function MapFramePage({ params }: PageProps) {
  const { locale } = await params
  return <MapFrameScreen locale={knownLocale(locale)} />
}
