import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument, Reference } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { gather, opposed } from '../../toolkit/evidence.ts';
import { find, isAmendment, isCoverPage, TERMS_ELSEWHERE } from '../../toolkit/index.ts';
import { wordIndex } from '../../toolkit/word-index.ts';
import { emptyExhibits } from './empty-exhibits.ts';

/** What is before a title in its line, and after it (UTF-16 units). */
const REACH = 60;

/**
 * Whether the exhibit begins somewhere: with its own line that says its name and little else, or, in a text that has
 * lost its line breaks, where what came before ends: `SCHEDULE B - Prices`, `EXHIBIT B FORM OF NOTICE`.
 */
function attached(document: ParsedDocument, target: string): boolean {
  const [kind, ...name] = target.split(/\s+/);
  if (!kind || name.length === 0) return true;
  const { text } = document;
  const label = name.join(' ');
  for (const at of wordIndex(document).starts(label)) {
    const before = text.slice(Math.max(0, at - REACH), at);
    const named = /([\p{L}]+)\s+(?:[-–—]\s+)?(["“]?)$/u.exec(before);
    const printed = text.slice(at, at + label.length + REACH);
    // A heading in a text that has lost its line breaks: `EXHIBIT "B"   TO THE AGREEMENT`.
    if (/\b(?:EXHIBIT|SCHEDULE|ANNEX|APPENDIX|ATTACHMENT)\s+["“]?$/.test(before) && /^\S{1,6}["”]?\s{2,}/.test(printed))
      return true;
    if (named?.[1]?.toLowerCase() !== kind.toLowerCase() || !printed.toLowerCase().startsWith(label.toLowerCase()))
      continue;
    const lead = before.slice(0, named.index);
    const rest = printed.slice(label.length);
    // `Contract No. 12   Appendix 1:` at the end of its line: a running header stands apart before the title.
    if (/(?:^|\n|[ \t]{2})$/.test(lead) && /^["”]?[ \t]*:[ \t]*\n/.test(rest)) return true;
    if (opensLine(lead, at > REACH) && /^["”]?[ \t]*(?:$|[-–—:.(]|[A-Z])/im.test(rest)) return true;
    const title = `${named[0]}${printed.slice(0, label.length)}`;
    if (title === title.toUpperCase() && named[2] === '' && followsSentence(lead, rest)) return true;
  }
  return false;
}

/** Nothing but marks of a heading is before it in its line. */
const opensLine = (lead: string, isCut: boolean): boolean => /(?:^|\n)[ \t>*#_"“]*$/.test(isCut ? `.${lead}` : lead);

/** A sentence that only names the exhibit has a small word before it. */
function followsSentence(lead: string, rest: string): boolean {
  return (
    /^["”]?\s*(?:[-–—:]\s*["“]?[A-Z]|\s(?!(?:AND|OR|TO|OF)\b)[A-Z]{3,}\b)/.test(rest) &&
    !/(?:\b(?:in|of|to|see|by|per|under|on|and|or|as|the|this|that|with|from|at|each|any)|[,;("“'‘])\s*$/i.test(
      lead.slice(-12),
    )
  );
}

/** One paper is `Exhibit A` in the text and `APPENDIX A` above the paper itself. */
const KINDS = ['exhibit', 'schedule', 'annex', 'appendix', 'attachment', 'addendum'] as const;

/** What binds and can be changed where the parties do not look. */
function elsewhere(document: ParsedDocument): Finding[] {
  const places = find(document, TERMS_ELSEWHERE);
  const severity = isCoverPage(document) ? 'medium' : 'low';
  return gather(document, { rule: 'exhibits.elsewhere', category: 'exhibits', severity, belief: 0.78 }, places);
}

/** `Exhibit 28 (h)` above the title is what the document itself was filed as (UTF-16 units from the beginning). */
const OWN_LABEL = 120;
const isOwnLabel = ({ text }: ParsedDocument, { start }: Reference): boolean =>
  start < OWN_LABEL && !/[a-z]{2}/.test(text.slice(0, start));

/** `29 CFR Part 471 Appendix A to Subpart A`: an appendix of a regulation. */
const OF_REGULATION = /\b(?:C\.?F\.?R|U\.?S\.?C)\b\.?[^;,]{0,50}$/;
const isOfRegulation = ({ text }: ParsedDocument, { start }: Reference): boolean =>
  OF_REGULATION.test(text.slice(Math.max(0, start - REACH), start));

function notAttached(document: ParsedDocument): Finding[] {
  if (isAmendment(document)) return [];
  const missing = document.references.filter(
    (reference) =>
      reference.kind === 'exhibit' &&
      !isOwnLabel(document, reference) &&
      !isOfRegulation(document, reference) &&
      reference.resolved < 0 &&
      !reference.external &&
      // `Exhibit 10.3` is the number of a stock exchange filing, not an attachment of this document.
      // A schedule with the name of a form is one filed with an authority; `8h` is a time of day.
      !/^(?:exhibits? \d+(?:\.\d+)?|schedule (?:13[deg]|14[acdfn]|k|to))(?:-\w+)?$|^schedule \d{1,2}h$/.test(
        reference.target,
      ) &&
      // `each exhibit (ii) …`, `Schedule(s)`: an item of a list or a plural, and not the name of an attachment.
      !/^\w+ \(/.test(reference.target) &&
      document.text[reference.start - 1] !== '-' &&
      // `Schedule F - R&D Projects`: the letter is of a word.
      document.text[reference.end] !== '&',
  );
  const byTarget = new Map(
    [...Map.groupBy(missing, (reference) => reference.target)].filter(
      ([target]) => !KINDS.some((kind) => attached(document, target.replace(/^\w+/, kind))),
    ),
  );
  const firsts = [...byTarget.values()].map((references) => references[0] as Reference);
  // In `Exhibits F and G` the second reference is printed as a bare letter: the target names it in full.
  const names = firsts.map((first) => {
    const printed = document.text.slice(first.start, first.end).replace(/\s+/g, ' ');
    return printed.includes(' ') ? printed : first.target.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  });
  const values = { names: names.slice(0, 8).join(', ') + (names.length > 8 ? ', …' : '') };
  return gather(
    document,
    { rule: 'exhibits.not-attached', category: 'exhibits', severity: 'medium', belief: 0.88, values },
    firsts,
  );
}

/** Exhibits, schedules and annexes that the text names and the document does not contain. */
export const exhibits: Expert = {
  id: 'exhibits',
  domain: 'consistency',
  competence: ['exhibits'],
  serves: 'any',
  reads: ['en'],
  quick: true,
  deepOnly: false,
  precision: 0.89,
  detectors: [notAttached, elsewhere, emptyExhibits],
  defeaters: [
    {
      against: ['exhibits'],
      examine: (claim, document) => {
        const omitted =
          /(?:exhibits?|schedules?|annex(?:es)?|appendi(?:x|ces))[^.]{0,80}(?:intentionally omitted|have been omitted|are available (?:at|on|upon))/i.exec(
            document.text,
          );
        if (omitted) return opposed('exhibits.omitted-openly', 0.25, { quote: omitted[0] });
        const found = claim.finding.evidence.find((piece) => attached(document, piece.quote.toLowerCase()));
        return found ? opposed('exhibits.attached', 0.2, { name: found.quote }) : undefined;
      },
    },
  ],
};
