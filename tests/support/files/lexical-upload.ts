/** A text with one picture, as the editor stores it. */
export const lexicalUpload = (media: number) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: null,
    children: [
      {
        type: 'upload',
        relationTo: 'media',
        value: media,
        fields: null,
        format: '',
        version: 3,
        id: '64b7f0c2a1b2c3d4e5f60718',
      },
      { type: 'paragraph', format: '', indent: 0, version: 1, direction: null, children: [] },
    ],
  },
})
