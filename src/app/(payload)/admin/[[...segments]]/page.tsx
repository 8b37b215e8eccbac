import type { Metadata } from 'next'
import config from '@payload-config'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { screenTitle } from '@/cms/admin/screen-titles'
import { importMap } from '../importMap.js'

type PageInput = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export async function generateMetadata({ params, searchParams }: PageInput): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const settings = await config
  const i18n = await getNextRequestI18n({ config: settings })
  const title = screenTitle({ i18n }, (await params).segments ?? [])
  return title === null ? metadata : { ...metadata, title: `${title}${settings.admin.meta.titleSuffix}` }
}

export default function Page({ params, searchParams }: PageInput) {
  return RootPage({ config, importMap, params, searchParams })
}
