const mostWords = 8

/**
 * The words by which staff look for a property, at most eight: "Rue de Nivelles, 47 (1300 Wavre)" is a line of words. A
 * word needs a letter or a digit; a number sign before a reference is dropped.
 */
export const propertyWords = (text: string): string[] =>
  text
    .split(/[\s,;()]+/)
    .map((word) => word.replace(/^#(?=\d)/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords)
