/** The keys of a global that hold a picture, as its `Url`. */
export const pictureKeys = ['logo', 'shareImage'] as const
