import Supercluster from 'supercluster'
import type { MapBounds } from '@/domain/map/map-bounds'
import type { MapProperty } from '@/domain/map/map-message'
import type { Position } from '@/domain/properties/position'

export const zooms = { least: 6, most: 18 } as const

/** A single property, or several that would overlap. */
export type MapItem = Position &
  (
    | { kind: 'property'; property: MapProperty }
    // `zoom` separates them; null if they have the same position.
    | { kind: 'cluster'; id: number; count: number; zoom: number | null }
  )

export type ClusterIndex = {
  /** The items of a map at a zoom, in the order of the list. */
  findItems: (view: { bounds: MapBounds; zoom: number }) => MapItem[]
  findProperties: (clusterId: number) => MapProperty[]
}

type ClusterLeaf = { order: number }

/** Groups properties by their distance on the screen. */
export function buildClusterIndex(properties: readonly MapProperty[]): ClusterIndex {
  const index = new Supercluster<ClusterLeaf, ClusterLeaf>({
    // Pixels on tiles of 256: about the width of a pin with its price.
    radius: 76,
    extent: 256,
    maxZoom: zooms.most,
    reduce: (first, { order }) => {
      first.order = Math.min(first.order, order)
    },
  })
  index.load(
    properties.map(({ lat, lng }, order) => ({
      type: 'Feature',
      properties: { order },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  )
  return {
    findItems: ({ bounds: { west, south, east, north }, zoom }) =>
      index
        .getClusters([west, south, east, north], zoom)
        .toSorted((one, other) => one.properties.order - other.properties.order)
        .flatMap((feature): MapItem[] => {
          const [lng = 0, lat = 0] = feature.geometry.coordinates
          if (!('cluster_id' in feature.properties)) {
            const property = properties[feature.properties.order]
            return property ? [{ kind: 'property', property, lat: property.lat, lng: property.lng }] : []
          }
          const { cluster_id: id, point_count: count } = feature.properties
          const parting = index.getClusterExpansionZoom(id)
          return [{ kind: 'cluster', id, count, zoom: parting > zooms.most ? null : parting, lat, lng }]
        }),
    findProperties: (clusterId) =>
      index
        .getLeaves(clusterId, Infinity)
        .map(({ properties }) => properties.order)
        .toSorted((one, other) => one - other)
        .flatMap((order) => properties[order] ?? []),
  }
}
