/**
 * How a home is picked: from the list of homes, with its pictures, addresses and owners and its search, and shown by the
 * same below the field. A select would know the titles alone.
 */
export const homePicker = {
  appearance: 'drawer' as const,
  components: { afterInput: ['/src/cms/admin/home-picker/chosen-homes#ChosenHomes'] },
}
