import * as z from 'zod'
import { openApiPath, propertiesPath } from './addresses'
import { publicListSchema, publicPropertySchema, publicSummarySchema } from './answers'
import { criteriaParameters, type Parameter } from './criteria-parameters'
import { problemSchema } from './problem'

type ApiFacts = { siteUrl: string; siteName: string; languages: readonly string[]; perMinute: number }

const schemaOf = (schema: z.ZodType): object => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema)
  return rest
}

const refer = (name: string): object => ({ $ref: `#/components/schemas/${name}` })

const problem = (description: string): object => ({
  description,
  content: { 'application/problem+json': { schema: refer('Problem') } },
})

function answersOf(name: string, description: string): object {
  return {
    200: {
      description,
      headers: { ETag: { schema: { type: 'string' } } },
      content: { 'application/json': { schema: refer(name) } },
    },
    304: { description: 'Nothing has changed since the answer with the ETag of If-None-Match' },
    400: problem('A wrong parameter or language'),
    429: problem('Too many requests; Retry-After says when to ask again'),
  }
}

const languageParameter = (languages: readonly string[]): Parameter => ({
  name: 'lang',
  in: 'query',
  required: true,
  description: 'The language of the answer. Only what is listed in it is found',
  schema: { type: 'string', enum: languages },
})

const referenceParameter: Parameter = {
  name: 'reference',
  in: 'path',
  required: true,
  description: 'The reference of a property',
  schema: { type: 'integer', minimum: 1 },
}

function pathsOf({ languages }: ApiFacts): object {
  const language = languageParameter(languages)
  return {
    [propertiesPath]: {
      get: {
        operationId: 'findProperties',
        summary: 'Searches the available properties, as the search of the site does',
        parameters: [language, ...criteriaParameters()],
        responses: answersOf('PropertyPage', 'A page of properties'),
      },
    },
    [`${propertiesPath}/{reference}`]: {
      get: {
        operationId: 'getProperty',
        summary: 'A property as its page shows it, also after it was sold or let',
        parameters: [referenceParameter, language],
        responses: {
          ...answersOf('Property', 'The property'),
          404: problem('No such property is listed in the language'),
        },
      },
    },
    [openApiPath]: {
      get: {
        operationId: 'getDescription',
        summary: 'This description',
        responses: { 200: { description: 'OpenAPI 3.1', content: { 'application/json': {} } } },
      },
    },
  }
}

/** The description of the public API (OpenAPI 3.1). */
export function buildOpenApi(facts: ApiFacts): object {
  const { siteUrl, siteName, perMinute } = facts
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName}: properties`,
      version: '1',
      description: `Read-only and without a key: what the site shows its visitors. At most ${perMinute} requests a minute.`,
    },
    servers: [{ url: siteUrl }],
    paths: pathsOf(facts),
    components: {
      schemas: {
        PropertyPage: schemaOf(publicListSchema),
        PropertySummary: schemaOf(publicSummarySchema),
        Property: schemaOf(publicPropertySchema),
        Problem: schemaOf(problemSchema),
      },
    },
  }
}
