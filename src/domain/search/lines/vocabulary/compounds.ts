/** What Dutch and German words made of two end with, if they name a home, land or a garden: "boswoning", "achtertuin". */
const heads = [
  'woning',
  'woningen',
  'huis',
  'huizen',
  'villa',
  'appartement',
  'appart',
  'appartementen',
  'studio',
  'wohnung',
  'wohnungen',
  'haus',
  'hauser',
  'villen',
  'apartment',
  'chalet',
  'bungalow',
  'hoeve',
  'hoeves',
  'boerderij',
  'grond',
  'gronden',
  'grundstuck',
  'grundstucke',
  'tuin',
  'terras',
  'terrasse',
  'garten',
  'penthouse',
  'maisonette',
  'loft',
  'flat',
  'hauschen',
  'huisje',
  'huisjes',
  'loods',
  'loodsen',
] as const

const fewestLettersBefore = 3

/** Nobody lives there, it stands beside a home, or no home has it. */
const others: ReadonlySet<string> = new Set(
  `ziekenhuis ziekenhuizen stadhuis gasthuis gemeentehuis rusthuis rusthuizen warenhuis warenhuizen tuinhuis bakhuis trappenhuis koffiehuis
  godshuis slachthuis pakhuis pakhuizen boothuis tehuis weeshuis cultuurhuis
  krankenhaus krankenhauser rathaus gasthaus gotteshaus kaufhaus gewachshaus treppenhaus parkhaus autohaus gartenhaus gartenhauser
  geburtshaus bootshaus badehaus brauhaus schlachthaus waisenhaus vogelhaus opernhaus schauspielhaus
  kindergarten biergarten tiergarten schulgarten wintergarten schrebergarten palmengarten dachgarten tuinhuisje tuinhuisjes poppenhuisje boomhuisje gartenhauschen baumhauschen
  gastehaus gastenhuis poolhaus poolhuis achtergrond ondergrond voorgrond wintertuin kindertuin speeltuin`.split(
    /\s+/,
  ),
)

/** The part that a word made of two names, such as "woning" of "boswoning"; null for any other word. */
export function headOf(word: string): string | null {
  if (others.has(word)) return null
  const head = heads.find((each) => word.endsWith(each) && word.length - each.length >= fewestLettersBefore)
  return head ?? null
}
