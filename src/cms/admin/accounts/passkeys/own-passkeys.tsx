'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { FactorForm } from '@/cms/admin/accounts/second-factor/factor-form'
import { OwnPasswordInput } from '@/cms/admin/accounts/second-factor/factor-inputs'
import { passkeyTexts as texts } from '@/cms/admin/accounts/second-factor/factor-texts'
import { useFactorCall } from '@/cms/admin/accounts/second-factor/use-factor-call'
import { reloadWith } from '@/cms/admin/news'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { accountLabels } from '@/cms/collections/users/account-labels'
import { fillText } from '@/domain/shared/fill-text'
import { sharedTexts } from '@/messages/shared-texts'
import { PasskeyForm } from './passkey-form'

/** A passkey, with its moments as the reader's language writes them. */
export type OwnPasskey = { id: number; name: string; since: string; usedAt: string | null }

type OwnPasskeysProps = {
  path: string
  passkeys: readonly OwnPasskey[]
  /** Whether browsers make passkeys for the address of the site. */
  isPossible: boolean
  passwordErrors: Partial<Record<string, string>>
}

type RemoveProps = Pick<OwnPasskeysProps, 'path' | 'passwordErrors'> & {
  passkey: OwnPasskey
  onCancel: () => void
}

const plain = { buttonStyle: 'secondary', margin: false, type: 'button' } as const

function RemovePasskey({ path, passwordErrors, passkey: { id, name }, onCancel }: RemoveProps) {
  const { say } = useEditorText()
  const { call, refuse: _, errorOf, ...form } = useFactorCall(passwordErrors)
  const [password, setPassword] = useState('')
  const send = async () => {
    if (await call(`${path}/remove`, { id, password })) reloadWith({ news: say(texts.remove.done) })
  }
  return (
    <FactorForm
      {...form}
      title={fillText(say(texts.remove.title), { name })}
      about={say(texts.remove.about)}
      button={say(texts.remove.confirm)}
      buttonStyle="secondary"
      onSend={() => void send()}
      more={
        <Button {...plain} onClick={onCancel}>
          {say(texts.remove.cancel)}
        </Button>
      }
    >
      <OwnPasswordInput
        label={say(accountLabels.currentPassword)}
        error={errorOf('password')}
        value={password}
        onChange={setPassword}
      />
    </FactorForm>
  )
}

type RowProps = Omit<RemoveProps, 'onCancel'>

function PasskeyRow({ passkey, ...row }: RowProps) {
  const { say } = useEditorText()
  const [isAsked, setIsAsked] = useState(false)
  const { name, since, usedAt } = passkey
  const added = fillText(say(texts.since), { moment: since })
  const used = usedAt ? fillText(say(texts.used), { moment: usedAt }) : say(texts.unused)
  return (
    <li style={{ marginBottom: '0.75rem' }}>
      <p style={{ margin: '0 0 0.25rem' }}>
        <strong>{name}</strong> · {added} · {used}
      </p>
      {isAsked ? (
        <RemovePasskey {...row} passkey={passkey} onCancel={() => setIsAsked(false)} />
      ) : (
        <Button
          {...plain}
          size="small"
          aria-label={fillText(say(texts.remove.title), { name })}
          onClick={() => setIsAsked(true)}
        >
          {say(sharedTexts.remove)}
        </Button>
      )}
    </li>
  )
}

/** The form comes with a press: until then the account has no further field for a password. */
function AddPasskey(form: Pick<OwnPasskeysProps, 'path' | 'passwordErrors'>) {
  const { say } = useEditorText()
  const [isOpen, setIsOpen] = useState(false)
  const added = () => reloadWith({ news: say(texts.added) })
  if (isOpen) return <PasskeyForm {...form} button={say(texts.add)} onDone={added} />
  return (
    <Button {...plain} onClick={() => setIsOpen(true)}>
      {say(texts.add)}
    </Button>
  )
}

/** Somebody adds and removes their own passkeys. */
export function OwnPasskeys({ path, passkeys, isPossible, passwordErrors }: OwnPasskeysProps) {
  const { say } = useEditorText()
  return (
    <section className="agency-part agency-factor" aria-labelledby="passkeys">
      <h3 id="passkeys" style={{ margin: '0 0 0.5rem', fontSize: '1.1rem' }}>
        {say(texts.title)}
      </h3>
      <p>{say(texts.about)}</p>
      {passkeys.length === 0 ? (
        <p style={{ marginBottom: '0.75rem' }}>{say(texts.none)}</p>
      ) : (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...{ path, passwordErrors, passkey }} />
          ))}
        </ul>
      )}
      {isPossible ? (
        <AddPasskey path={path} passwordErrors={passwordErrors} />
      ) : (
        <p>{say(texts.impossible)}</p>
      )}
    </section>
  )
}
