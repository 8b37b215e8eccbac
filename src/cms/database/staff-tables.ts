/** The tables of our own for the logins of staff (docs/access.md), with the PostgreSQL types of their columns. */
export const staffTables = {
  staff_factors: {
    user_id: 'integer',
    secret: 'text',
    last_step: 'bigint',
    since: 'timestamp with time zone',
  },
  staff_passkey_challenges: {
    challenge_hash: 'text',
    expires_at: 'timestamp with time zone',
  },
  staff_passkeys: {
    id: 'bigint',
    user_id: 'integer',
    credential_id: 'text',
    public_key: 'text',
    counter: 'bigint',
    transports: 'text[]',
    name: 'text',
    since: 'timestamp with time zone',
    used_at: 'timestamp with time zone',
  },
  staff_provider_links: {
    user_id: 'integer',
    issuer: 'text',
    subject: 'text',
    since: 'timestamp with time zone',
  },
  staff_recovery_codes: {
    user_id: 'integer',
    code_hash: 'text',
  },
} as const
