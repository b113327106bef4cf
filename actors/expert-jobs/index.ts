export { answer } from './answer.ts';
export { examine } from './examine.ts';
export { readDocument } from './read-document.ts';
export { readClaim, submittedFinding, submittedPosition } from './submitted-claims.ts';
