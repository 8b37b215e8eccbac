import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import config from '@payload-config'
import '@payloadcms/next/css'
import './admin.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { isServerFunction } from '@/domain/guards/server-functions'
import { isByStaff } from '@/site/data/staff-visit'
import { importMap } from './admin/importMap.js'

// Anybody can call it with anything: Payload would look the name up in an object, and hand out what it finds.
const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server'
  if (!isServerFunction(name) || !(await isByStaff(await headers()))) notFound()
  return handleServerFunctions({ name, args, config, importMap })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
