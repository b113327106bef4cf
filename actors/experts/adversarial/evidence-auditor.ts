import type { Claim } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Examination, Expert } from '../expert.ts';
import { opposed, supported } from '../toolkit/evidence.ts';
import { citation, clauseAt } from '../toolkit/quote.ts';
import { judge } from './judge.ts';

/** A place further from its evidence is another place (UTF-16 units). */
const REACH = 1500;

function examine(claim: Claim, document: ParsedDocument): Examination | undefined {
  const { evidence, change, place } = claim.finding;
  const false_ = evidence.find((piece) => document.text.slice(piece.start, piece.end) !== piece.quote);
  if (false_) return opposed('evidence-auditor.not-verbatim', 0.02, { quote: false_.quote.slice(0, 80) });
  if (evidence.length === 0 && place === undefined) return opposed('evidence-auditor.no-place', 0.2);
  if (evidence.length > 0 && evidence.every((piece) => !/[\p{L}\p{N}\p{Cf}_[\]●*]/u.test(piece.quote))) {
    return opposed('evidence-auditor.no-words', 0.1);
  }
  const flawed = change && auditChange(change, claim, document);
  if (flawed) return flawed;
  const contents = evidence.length > 0 && evidence.every((piece) => inContents(document, piece.start));
  return contents
    ? opposed('evidence-auditor.contents', 0.2, { quote: evidence[0]?.quote.slice(0, 80) ?? '' })
    : attested(claim, document);
}

/** A true quotation says little about what is made of it: a little more than not knowing. */
const ATTESTED = 0.58;

function attested(claim: Claim, document: ParsedDocument): Examination {
  const { evidence, place = 0 } = claim.finding;
  const section = citation(clauseAt(document, evidence[0]?.start ?? place), document) || '§';
  const values = { section: section.replace(/\s+/g, ' ').slice(0, 90), count: evidence.length };
  return supported(evidence.length > 0 ? 'evidence-auditor.verbatim' : 'evidence-auditor.placed', ATTESTED, values);
}

function auditChange(
  change: NonNullable<Claim['finding']['change']>,
  claim: Claim,
  document: ParsedDocument,
): Examination | undefined {
  if (document.text.slice(change.start, change.end) !== change.before) {
    return opposed('evidence-auditor.change-not-verbatim', 0.05, { quote: change.before.slice(0, 80) });
  }
  if (change.before === change.after) return opposed('evidence-auditor.change-empty', 0.05);
  const { evidence } = claim.finding;
  const near = evidence.length === 0 || evidence.some((piece) => Math.abs(piece.start - change.start) < REACH);
  return near ? undefined : opposed('evidence-auditor.change-elsewhere', 0.2, { quote: change.before.slice(0, 80) });
}

/** A line of a table of contents: leaders or a page number at its end. */
function inContents(document: ParsedDocument, offset: number): boolean {
  const { text } = document;
  const start = text.lastIndexOf('\n', offset) + 1;
  const stop = text.indexOf('\n', offset);
  const line = text.slice(start, stop < 0 ? text.length : stop);
  return line.length < 160 && /(?:\.{4,}|(?:\. ){4,}|\s{4,})\s*[ivxlc\d]+\s*$/i.test(line);
}

/** Checks quotation, place and proposed change of every claim against the text. */
export const evidenceAuditor: Expert = judge('evidence-auditor', 0.95, examine);
