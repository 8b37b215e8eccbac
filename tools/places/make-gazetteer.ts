import { writeFileSync } from 'node:fs'
import { buildGazetteerText, gazetteerFile } from './gazetteer-text'

writeFileSync(gazetteerFile, buildGazetteerText())
console.log(`✓ ${gazetteerFile}`)
