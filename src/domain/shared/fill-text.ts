/** A text with values for its placeholders: 'Choose at least {min} characters.' One without a value stays. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
