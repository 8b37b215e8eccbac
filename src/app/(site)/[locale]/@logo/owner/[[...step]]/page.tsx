import AgencyLogo from '../../default'

export default AgencyLogo
