import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** What is not valid in a page as it leaves the server: the rule and the place. */
export async function findHtmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const problems = results.flatMap(({ messages }) => messages)
  return [...new Set(problems.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))]
}
