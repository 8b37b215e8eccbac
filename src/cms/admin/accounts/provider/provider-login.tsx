import { Button } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { getLoginProvider } from '@/cms/queries/accounts/login-provider'
import { adminPath, readProviderFailure } from '@/domain/accounts/provider-login'
import { fillTexts } from '@/messages/fill-texts'
import { officeTexts } from '@/messages/office-texts'

const texts = officeTexts.users.provider

type ProviderLoginProps = Pick<ServerProps, 'i18n' | 'payload' | 'searchParams'>

/** Why somebody came back from the provider without a session, on the page of the login. */
export function ProviderProblem({ i18n, searchParams }: Omit<ProviderLoginProps, 'payload'>) {
  const name = getLoginProvider()?.name
  const failure = readProviderFailure(searchParams?.problem)
  if (name === undefined || failure === null) return null
  return (
    <p role="alert" style={{ margin: '0 0 1rem', color: 'var(--theme-error-600)' }}>
      {editorText({ i18n }, fillTexts(texts.failures[failure], { name }))}
    </p>
  )
}

/** The way to the provider, below the form for the password. */
export function ProviderButton({ i18n, payload, searchParams }: ProviderLoginProps) {
  const name = getLoginProvider()?.name
  if (name === undefined) return null
  const { admin, api } = payload.config.routes
  const query = new URLSearchParams({ redirect: adminPath(searchParams?.redirect, admin) })
  // A plain link, as it leads away from the site: the router of Next would fetch it beforehand.
  return (
    <Button
      {...{ el: 'anchor', buttonStyle: 'secondary', size: 'large' }}
      url={`${api}/users/login/provider?${query}`}
    >
      {editorText({ i18n }, fillTexts(texts.button, { name }))}
    </Button>
  )
}
