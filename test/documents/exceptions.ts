/** Findings of a linter that are meant to be so. One that no longer occurs fails the check, so that the list stays true. */
export interface Exception {
  readonly rule: string;
  /** Where it may occur, as the linter writes the place; everywhere when not given. */
  readonly at?: RegExp;
  readonly why: string;
}

const OPEN =
  /\/(openapi\.json|asyncapi\.json|docs|playbook\.schema\.json)\b|~1(openapi\.json|asyncapi\.json|docs|playbook\.schema\.json)\//;

export const EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'owasp:api8:2023-define-cors-origin',
    why: 'Keys are for servers only: without the header no page of another origin can use one.',
  },
  {
    rule: 'owasp:api4:2023-string-restricted',
    why: 'Most strings are words about a document; those with a form have a format or a list of values.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit',
    at: /responses\/401/,
    why: 'Without a valid key there is no account whose limits could be told.',
  },
  {
    rule: 'owasp:api8:2023-define-error-validation',
    at: /^paths\/\/api\/.*\{\w+\}/,
    why: 'An id of a wrong form is an unknown one, 404: what an id looks like is not told to those who guess.',
  },
  {
    rule: 'owasp:api8:2023-define-error-validation',
    at: /^paths\/\/api\/(keys\/get|playbooks\/get|webhooks\/secret\/rotate)/,
    why: 'It takes neither parameters nor a body.',
  },
  { rule: 'owasp:api8:2023-define-error-validation', at: OPEN, why: 'It takes neither parameters nor a body.' },
  { rule: 'owasp:api2:2023-read-restricted', at: OPEN, why: 'The description of the interface is for everyone.' },
  { rule: 'owasp:api8:2023-define-error-responses-401', at: OPEN, why: 'It needs no key.' },
  { rule: 'owasp:api4:2023-rate-limit-responses-429', at: OPEN, why: 'No account, so no limit of one.' },
  { rule: 'owasp:api4:2023-rate-limit', at: OPEN, why: 'No account, so no limit of one.' },
  { rule: 'owasp:api8:2023-define-error-responses-500', at: OPEN, why: 'The text is written at the start.' },
  {
    rule: 'owasp:api9:2023-inventory-environment',
    why: 'The document describes the service that gives it; its operator knows what it is for.',
  },
  { rule: 'info-contact', why: 'The operator of the service is the contact; the document does not know them.' },
  { rule: 'no-unused-components', at: /responses/, why: 'Every error code has a response of its name.' },
  { rule: 'oas3-unused-component', at: /responses/, why: 'Every error code has a response of its name.' },
];
