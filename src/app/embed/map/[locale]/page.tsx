import { knownLocale } from '@/domain/shared/locale'
import { MapFrameScreen } from '@/site/screens/map-frame-screen'

// Made on the first request and not by the build: the server of the tiles is known only where the site runs.
export const dynamic = 'force-static'

type PageProps = { params: Promise<{ locale: string }> }

export const generateStaticParams = (): { locale: string }[] => []

export default async function MapFramePage({ params }: PageProps) {
  const { locale } = await params
  return <MapFrameScreen locale={knownLocale(locale)} />
}
