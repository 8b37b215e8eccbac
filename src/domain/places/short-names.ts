import { editDistance } from './edit-distance'
import { luxembourgNames } from './luxembourg-names'

const belgium = ['region flamande', 'region wallonne', 'bruxelles']

const eastBelgium = 'eupen,kelmis,lontzen,raeren,amel,bullingen,butgenbach,burg reuland,sankt vith'.split(',')

// The towns of quarters that the gazetteer does not have, but everybody who lives there.
const quarters: Readonly<Record<string, string>> = {
  'city luxembourg': `kirchberg,limpertsberg,lampertsberg,belair,bonnevoie,bonneweg,bouneweg,gasperich,hollerich,cessange,zessingen,
    rollingergrund,weimershof,weimerskirch,beggen,dommeldange,dommeldingen,pfaffenthal,clausen,merl,cloche d or`,
  'ville de bruxelles': 'sablon,marolles,dansaert,heysel,heizel',
  ixelles: 'matonge,flagey,chatelain',
  'woluwe saint pierre': 'stockel,stokkel',
  anderlecht: 'cureghem,kuregem,neerpede',
  antwerpen: 'zurenborg,eilandje,linkeroever,luchtbal',
  gent: 'dampoort,brugse poort',
  leuven: 'vaartkom,blauwput',
  mechelen: 'nekkerspoel',
  kortrijk: 'overleie',
  koksijde: 'sint idesbald',
  'knokke heist': 'duinbergen,albertstrand',
  oostende: 'raversijde,konterdam',
  hasselt: 'runkst',
  liege: 'outremeuse,guillemins,cointe,laveu,sclessin,droixhe,sart tilman',
  namur: 'salzinnes,bomel',
  limal: 'profondsart',
  'louvain la neuve': 'biereau,hocaille,lauzelle',
  butgenbach: 'weywertz,nidrum',
  bullingen: 'krinkelt,wirtzfeld,murringen,honsfeld,losheimergraben',
  amel: 'deidenberg,montenau,iveldingen,schoppen,moderscheid,mirfeld,herresbach,medell',
  'sankt vith': 'rodt,emmels,wallerode,neundorf,hinderhausen,galhausen,schonberg',
  'burg reuland': 'oudler,grufflingen,durler,ouren,steffeshausen,aldringen,maldingen',
  raeren: 'lichtenbusch,berlotte,petergensfeld',
  lontzen: 'astenet,rabotrath',
}

/** By `placeKey`: quarters of a town, short names that mean one town, names of several, and of a town before what else is called so. */
const towns: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ...Object.fromEntries(
      Object.entries(quarters).flatMap(([town, names]) =>
        names.split(',').map((name) => [name.trim(), [town]]),
      ),
    ),
    ixels: ['ixelles'],
    marche: ['marche en famenne'],
    woluwe: ['woluwe saint lambert', 'woluwe saint pierre'],
    tongeren: ['tongeren borgloon'],
    tongres: ['tongeren borgloon'],
    tongern: ['tongeren borgloon'],
    mechlin: ['mechelen'],
    mecheln: ['mechelen'],
    ostbelgien: eastBelgium,
    'east belgium': eastBelgium,
    'german speaking community': eastBelgium,
    'duitstalige gemeenschap': eastBelgium,
    belgium,
    belgique: belgium,
    belgie: belgium,
    belgien: belgium,
    bruxele: ['bruxelles'],
    bruxel: ['bruxelles'],
    brusells: ['bruxelles'],
    brussles: ['bruxelles'],
    'deutschsprachige gemeinschaft': eastBelgium,
    'communaute germanophone': eastBelgium,
    beveren: ['beveren waas', 'beveren'],
    moerbeke: ['moerbeke waas', 'moerbeke'],
    nieuwkerken: ['nieuwkerken waas'],
    sinaai: ['sinaai waas'],
    heist: ['heist op den berg', 'heist aan zee'],
    petegem: ['petegem aan de leie', 'petegem aan de schelde'],
    braine: ['braine l alleud', 'braine le chateau', 'braine le comte'],
    corroy: ['corroy le grand', 'corroy le chateau'],
    barvaux: ['barvaux sur ourthe'],
    bomal: ['bomal sur ourthe', 'bomal'],
    jupille: ['jupille sur meuse'],
    bouvignes: ['bouvignes sur meuse'],
    leuze: ['leuze en hainaut', 'leuze'],
    molenbeek: ['molenbeek saint jean'],
    watermael: ['watermael boitsfort'],
    watermaal: ['watermael boitsfort'],
    'st josse': ['saint josse ten noode'],
    'st joost': ['saint josse ten noode'],
    rhode: ['sint genesius rode'],
    wezembeek: ['wezembeek oppem'],
    chaumont: ['chaumont gistoux'],
    grez: ['grez doiceau'],
    orp: ['orp jauche'],
    'court st': ['court saint etienne'],
    libramont: ['libramont chevigny'],
    'la roche': ['la roche en ardenne'],
    vresse: ['vresse sur semois'],
    fosses: ['fosses la ville'],
    merbes: ['merbes le chateau'],
    comblain: ['comblain au pont'],
    fexhe: ['fexhe le haut clocher'],
    frasnes: ['frasnes lez anvaing'],
    beyne: ['beyne heusay'],
    jemeppe: ['jemeppe sur sambre', 'jemeppe sur meuse'],
    montigny: ['montigny le tilleul', 'montigny sur sambre'],
    herk: ['herk de stad'],
    herck: ['herk de stad'],
    'heist op': ['heist op den berg'],
    'kapelle op': ['kapelle op den bos'],
    nazareth: ['nazareth de pinte'],
    colmar: ['colmar berg'],
    reckange: ['reckange sur mess'],
    redange: ['redange sur attert'],
    erpeldange: ['erpeldange sur sure'],
  }),
)

/** The names of the towns that people call by a name which the gazetteer does not have so; null for any other. */
export const townsCalled = (key: string): readonly string[] | null =>
  towns.get(key) ?? luxembourgNames.get(key) ?? null

const fewestLetters = 6

/** The short name that one with a slip is meant for, both by `placeKey`; null if none is near. The first letter is right. */
export function shortNameOfSlip(key: string): string | null {
  if (key.length < fewestLetters) return null
  const isNear = (name: string): boolean =>
    name.length >= fewestLetters &&
    name.charAt(0) === key.charAt(0) &&
    editDistance(key, { other: name, most: 1 }) === 1
  return [...towns.keys()].find(isNear) ?? null
}
