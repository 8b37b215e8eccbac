import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { locales, type Locale } from '../../src/domain/shared/locale'

type EditorText = { file: string; said: Map<Locale, string> }

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

// A text with something in it is compared as it is written.
const textOf = (node: ts.Expression): string => (ts.isStringLiteralLike(node) ? node.text : node.getText())

function* objectsIn(node: ts.Node): Generator<ts.ObjectLiteralExpression> {
  if (ts.isObjectLiteralExpression(node)) yield node
  for (const child of node.getChildren()) yield* objectsIn(child)
}

/** The texts of an object that has some under names of languages. */
function textsOf(object: ts.ObjectLiteralExpression): Map<Locale, string> {
  const found = new Map<Locale, string>()
  for (const property of object.properties) {
    if (!ts.isPropertyAssignment(property) || !isText(property.initializer)) continue
    const language = locales.find((locale) => property.name.getText() === locale)
    if (language) found.set(language, textOf(property.initializer))
  }
  return found
}

/** Every text of the back office and of the mails that the sources write by language. */
export function findEditorTexts(): EditorText[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/cms'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|payload-types/.test(file))
  return files.flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    return [...objectsIn(source)].map(textsOf).flatMap((said) => (said.size > 0 ? [{ file, said }] : []))
  })
}
