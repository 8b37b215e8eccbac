import Logo from '../../[[...path]]/page'

export default Logo
