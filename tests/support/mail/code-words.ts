/** What code leaves in a text where a value is missing; the letters of a token, which may be the same, are none. */
export const codeWords = /(?<![\w.-])(?:undefined|null|NaN)(?![\w-])|\[object/
