/** How a property is picked in a document: as everywhere in the back office. A select would know the titles alone. */
export const propertyPicker = {
  components: { Field: '/src/cms/admin/property-picker/property-field#PropertyField' },
}
