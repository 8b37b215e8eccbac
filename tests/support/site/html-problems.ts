import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** The errors in the HTML of a page as the server sends it: the rule and the place. */
export async function findHtmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const problems = results.flatMap(({ messages }) => messages)
  return [...new Set(problems.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))]
}
