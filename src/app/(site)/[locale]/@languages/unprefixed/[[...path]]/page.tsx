import Languages from '../../[[...path]]/page'

export default Languages
