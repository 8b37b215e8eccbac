import { getPayload } from 'payload'
import config from '../../payload.config'
import { writeTables } from './write-tables'

const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
await writeTables({ payload, file: 'src/cms/database/generated-tables.ts' })
process.exit(0)
