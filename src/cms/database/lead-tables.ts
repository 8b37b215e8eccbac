/** The tables of the conversations of leads (see own-tables.ts). */
export const leadTables = {
  lead_answer_files: {
    id: 'bigint',
    mail_id: 'integer',
    lead_id: 'integer',
    file_id: 'integer',
    document_id: 'integer',
    name: 'text',
    size: 'integer',
  },
  lead_replies: {
    id: 'bigint',
    lead_id: 'integer',
    mail_key: 'text',
    at: 'timestamp with time zone',
    from_address: 'text',
    from_name: 'text',
    subject: 'text',
    body: 'text',
    quoted: 'text',
    message_id: 'text',
    is_from_other: 'boolean',
    is_automatic: 'boolean',
    left_out: 'integer',
    note: 'text',
  },
  lead_reply_files: {
    file_id: 'integer',
    reply_id: 'bigint',
    lead_id: 'integer',
  },
} as const
