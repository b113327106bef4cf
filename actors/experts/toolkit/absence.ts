import type { Change, DocumentType, IssueCategory, Severity } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Detector } from '../expert.ts';
import { isWholeAgreement } from './agreement.ts';
import { isExpected, PAID } from './expected-clauses.ts';
import { report } from './finding.ts';
import { type Names, namesOf } from './names.ts';
import { find, foldedText } from './passages.ts';
import { says } from './pattern.ts';
import { type Draft, numberedInsertion, placeFor } from './place.ts';

/** Something a document of its type should say and does not. */
export interface Absence {
  readonly rule: string;
  readonly category: IssueCategory;
  readonly severity: Severity | ((document: ParsedDocument) => Severity);
  /** 0..1. */
  readonly belief: number;
  /** Types that should have it. */
  readonly types: readonly DocumentType[];
  /** Whatever deals with the matter; one sentence of it is enough. */
  readonly topic: RegExp;
  /** The matter only arises when the document says this. */
  readonly arises?: RegExp;
  /** Headings of the clauses after which it belongs. */
  readonly belongs: RegExp;
  readonly draft?: (names: Names) => Draft;
}

/** Where nobody pays fees, a limit in fees limits nothing. */
function worded(document: ParsedDocument, draft: Draft, belongs: RegExp): Change | undefined {
  if (/paid and payable/.test(draft.text) && !says(foldedText(document), PAID)) return undefined;
  return numberedInsertion(document, draft, belongs);
}

/** Detector of an absence: no sentence deals with the matter. */
export function absent(absence: Absence): Detector {
  const { rule, category, severity, belief, types, topic, arises, belongs, draft } = absence;
  return (document) => {
    if (!types.includes(document.type) || !isWholeAgreement(document)) return [];
    if (!isExpected(document, category)) return [];
    if (arises !== undefined && find(document, arises).length === 0) return [];
    // A heading alone also counts: the text under it may be worded in a way we do not know.
    if (says(foldedText(document), topic)) return [];
    const names = namesOf(document);
    const place = placeFor(document, belongs);
    // With four parties `the other party` names nobody.
    const change =
      draft === undefined || document.parties.length > 2 ? undefined : worded(document, draft(names), belongs);
    const grade = typeof severity === 'function' ? severity(document) : severity;
    return [report(document, { rule, category, severity: grade, belief, evidence: [], change, place })];
  };
}
