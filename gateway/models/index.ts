export { CONSENTS, consentOf, type ModelConsent, setConsent } from './consent.ts';
export { readModels } from './read-models.ts';
