/** What Dutch and German words made of two end with, if they name a home: "boswoning", "Fachwerkhaus". */
const heads = [
  'woning',
  'woningen',
  'huis',
  'huizen',
  'villa',
  'appartement',
  'appartementen',
  'studio',
  'wohnung',
  'wohnungen',
  'haus',
  'hauser',
  'villen',
  'apartment',
] as const

const fewestLettersBefore = 3

/** Nobody lives there, or it stands beside a home. */
const others: ReadonlySet<string> = new Set(
  `ziekenhuis ziekenhuizen stadhuis gasthuis gemeentehuis rusthuis rusthuizen warenhuis warenhuizen tuinhuis bakhuis trappenhuis koffiehuis
  godshuis slachthuis pakhuis pakhuizen boothuis tehuis weeshuis cultuurhuis
  krankenhaus krankenhauser rathaus gasthaus gotteshaus kaufhaus gewachshaus treppenhaus parkhaus autohaus gartenhaus gartenhauser
  geburtshaus bootshaus badehaus brauhaus schlachthaus waisenhaus vogelhaus opernhaus schauspielhaus`.split(
    /\s+/,
  ),
)

/** The home that a word made of two names, such as "woning" of "boswoning"; null for any other word. */
export function headOf(word: string): string | null {
  if (others.has(word)) return null
  const head = heads.find((each) => word.endsWith(each) && word.length - each.length >= fewestLettersBefore)
  return head ?? null
}
