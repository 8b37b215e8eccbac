import { errorsFiles } from '@/messages/files/errors-files'

/**
 * The texts of the error page, which the browser renders: in files of their own, so that it does not load all messages.
 * `api` is API_ERROR of the specification.
 */
export const errorWords = errorsFiles
