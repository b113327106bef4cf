import type { DocumentType, ReviewResult } from '../../../protocols/index.ts';
import type { Speaker } from '../../languages/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import { saidOf } from '../also-said.ts';
import { pileOf } from '../housekeeping.ts';
import type { LeadingClaim } from '../same-words.ts';
import { isSetAside, isUsualSilence } from './seldom-useful.ts';

/**
 * Whether readers so seldom act on it, and on all else that was said of the same words, that it is no issue; slips of wording share
 * one line anyway.
 */
export const isAside = ({ also, ...lead }: LeadingClaim, type: DocumentType): boolean =>
  [lead, ...also].every((claim) => {
    const pile = pileOf(claim);
    if (pile === 'housekeeping.slips') return false;
    return isSetAside(claim, type) || (pile === 'housekeeping.usual-clauses' && isUsualSilence(claim, type));
  });

/** What was not rejected and readers of such documents seldom act on, disputed or not, with what else was said of the same words, each with its place. */
export const setAside = (
  leads: readonly LeadingClaim[],
  document: ParsedDocument,
  speaker: Speaker,
): ReviewResult['consensus']['set_aside'] =>
  leads.flatMap(({ also, ...lead }) => [lead, ...also]).map((claim) => saidOf(claim, document, speaker));
