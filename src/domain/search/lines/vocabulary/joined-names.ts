// Two names that share a word, which somebody says once: "West- of Oost-Vlaanderen", "brabant flamand ou wallon".
const shared: readonly (readonly [one: string, other: string, name: string, joints: string])[] = [
  ['west', 'oost', '* vlaanderen', 'of en'],
  ['vlaams', 'waals', '* brabant', 'of en'],
  ['east', 'west', '* flanders', 'or and'],
  ['flemish', 'walloon', '* brabant', 'or and'],
  ['ost', 'west', '* flandern', 'oder und'],
  ['ost', 'west', '*flandern', 'oder und'],
  ['flamisch', 'wallonisch', '* brabant', 'oder und'],
  ['flamand', 'wallon', 'brabant *', 'ou et'],
  ['orientale', 'occidentale', 'flandre *', 'ou et'],
]

const spoken = (
  name: string,
  { one, other, joint }: { one: string; other: string; joint: string },
): string =>
  name.startsWith('*')
    ? `${one} ${joint} ${name.replace('*', other)}`
    : `${name.replace('*', one)} ${joint} ${other}`

/** What somebody types, and both names in full. */
export const joinedNames: readonly (readonly [string, string])[] = shared.flatMap(
  ([first, second, name, joints]) =>
    joints.split(' ').flatMap((joint) =>
      [
        { one: first, other: second, joint },
        { one: second, other: first, joint },
      ].map((names): [string, string] => [
        spoken(name, names),
        `${name.replace('*', names.one)} ${joint} ${name.replace('*', names.other)}`,
      ]),
    ),
)
