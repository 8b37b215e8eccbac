import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import config from '@payload-config'
import '@payloadcms/next/css'
import './admin.css'
import './answers.css'
import './pictures.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { EarlyPresses } from '@/cms/admin/early-presses/early-presses'
import { copyToLanguage } from '@/cms/languages/copy-to-language'
import { parseServerCall } from '@/domain/guards/server-functions'
import { guardAction } from '@/site/guards/guard-action'
import { importMap } from './admin/importMap.js'

const slugsOf = (entities: readonly { slug: string }[]): string[] => entities.map(({ slug }) => slug)

const serverFunctions = { 'copy-data-from-locale': copyToLanguage }

// Anybody can call it with any arguments: Payload would look the name up in an object, and return what it finds.
const serverFunction: ServerFunctionClient = async (call) => {
  'use server'
  const { collections, globals } = await config
  const entities = { collections: slugsOf(collections), globals: slugsOf(globals) }
  return guardAction({
    parse: () => parseServerCall(call, entities),
    answer: ({ name, args }) => handleServerFunctions({ name, args, config, importMap, serverFunctions }),
  })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <EarlyPresses>{children}</EarlyPresses>
    </RootLayout>
  )
}
