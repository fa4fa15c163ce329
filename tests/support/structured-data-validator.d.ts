/** The parts that the tests use of a package without types. */
declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; path: { type?: string; property?: string }[] }
  export default class Validator {
    constructor(schemaOrg: object)
    /** @param data nodes by their type. They are changed */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
