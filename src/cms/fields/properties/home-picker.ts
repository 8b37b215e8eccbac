/** How a home is picked in a document: as everywhere in the back office. A select would know the titles alone. */
export const homePicker = {
  components: { Field: '/src/cms/admin/home-picker/home-field#HomeField' },
}
