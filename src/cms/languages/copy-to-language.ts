import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc'
import { markCopy } from './keep-addresses'

/** The back office copies a document to another language; `keepAddressesOfCopies` changes how it is saved. */
export const copyToLanguage: typeof copyDataFromLocaleHandler = (args) => {
  markCopy(args.req)
  return copyDataFromLocaleHandler(args)
}
