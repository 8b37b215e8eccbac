// The package has no types; these are the parts that the tests use.
declare module '@adobe/structured-data-validator' {
  type Issue = {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    path: { type?: string; property?: string }[]
  }

  type Extracted = Record<'jsonld' | 'microdata' | 'rdfa', Record<string, object[]>>

  export default class Validator {
    constructor(schemaOrgJson?: object)
    validate(extracted: Extracted): Promise<Issue[]>
  }
}
