import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@/cms/database/tables'

type GatedColumn =
  | 'goal'
  | 'status'
  | 'price'
  | 'publish_address'
  | 'epc_label_text'
  | 'energy_performance'
  | 'construction_construction_year'
  | 'costs_rent_charges'
  | 'costs_deposit'
  | `energy_${'label' | 'total' | 'certificate_number' | 'end_date'}`
  | `planning_${'permit' | 'summons' | 'area_application' | 'g_score' | 'p_score' | 'preemptive_rights' | 'allotment_permit'}`

/** What the gate looks at, as JSON in the shape of a property; a column is that of a property or of its version. */
export const gatedFactsOf = (column: (name: GatedColumn) => SQL): SQL => sql`json_build_object(
  'goal', ${column('goal')}, 'status', ${column('status')}, 'price', ${column('price')}::float8,
  'publishAddress', ${column('publish_address')}, 'epcLabelText', ${column('epc_label_text')},
  'energyPerformance', ${column('energy_performance')}::float8,
  'energy', json_build_object('label', ${column('energy_label')}, 'total', ${column('energy_total')}::float8,
    'certificateNumber', ${column('energy_certificate_number')}, 'endDate', ${column('energy_end_date')}),
  'construction', json_build_object('constructionYear', ${column('construction_construction_year')}::float8),
  'planning', json_build_object('permit', ${column('planning_permit')}, 'summons', ${column('planning_summons')},
    'areaApplication', ${column('planning_area_application')}, 'gScore', ${column('planning_g_score')},
    'pScore', ${column('planning_p_score')}, 'preemptiveRights', ${column('planning_preemptive_rights')},
    'allotmentPermit', ${column('planning_allotment_permit')}),
  'costs', json_build_object('rentCharges', ${column('costs_rent_charges')}::float8,
    'deposit', ${column('costs_deposit')}::float8))`
