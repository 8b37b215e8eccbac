import type { MailServer } from '../../tests/support/mail/mail-server'
import type { ControlledInstance } from '../instances/control-instances'
import type { TestSite } from '../test/test-site'

/** A site that three instances serve; its address is the balancer's. */
export type InstancesPlace = {
  site: TestSite
  mail: MailServer
  scratch: string
  instances: ControlledInstance[]
  /** The page of the priced property, through the balancer. */
  page: string
}
