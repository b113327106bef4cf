import type { DocumentMap } from '../../protocols/index.ts';
import { citation } from '../experts/index.ts';
import type { Speaker } from '../languages/index.ts';
import { asSubmitted, clauseCategories, type ParsedDocument, submittedSpan } from '../reading/index.ts';
import type { ReviewContext } from '../review/index.ts';
import { ROSTER } from '../roster/index.ts';
import { blackedOut, blankDate } from './deal/hidden-words.ts';
import { owedDuties } from './duties/owed-duties.ts';

/** Obligations and dates a map lists; a document has more only when it is a book. */
const MAX_LISTED = 500;

/** The clause map that due diligence lives on: what stands where, and what could not be read. */
export function documentMap(
  read: ParsedDocument,
  review: ReviewContext,
  speaker: Speaker,
  isSideUnknown = false,
): DocumentMap {
  const document = asSubmitted(read);
  const categories = clauseCategories(read);
  const section = (clause: number): string => {
    const found = document.clauses[clause];
    return found === undefined ? '' : citation(found, document);
  };
  const quoted = ({ start, end }: { start: number; end: number }) => ({
    quote: document.text.slice(start, end),
    start,
    end,
  });
  return {
    type: document.type,
    type_confidence: review.card?.type_confidence ?? document.typeConfidence,
    language: document.language.code,
    parties: document.parties.map(({ name, role, group }) => ({ name, role: role === '' ? (group ?? '') : role })),
    dates: document.dates
      .slice(0, MAX_LISTED)
      .map((date) => ({ iso: date.iso, ...quoted(date), section: section(date.clause) })),
    defined_terms: document.definitions.map(({ term, start, end, uses }) => ({ term, start, end, uses: uses.length })),
    obligations: owedDuties(read, speaker)
      .slice(0, MAX_LISTED)
      .map(({ actor, modal, clause, start, end, effect, matter, owner }) => ({
        actor,
        modal,
        ...quoted(submittedSpan(read, { start, end })),
        section: section(clause),
        ...(effect !== undefined && { effect, matter, owner }),
      })),
    clauses: document.clauses.map(({ index, path, heading, start, end, depth }) => ({
      number: path,
      heading,
      start,
      end,
      depth,
      categories: (categories.get(index) ?? []).map((found) => ({
        ...found,
        passages: found.passages.map((passage) => submittedSpan(read, passage)),
      })),
    })),
    unread: [
      ...unread(document, review, speaker),
      ...(isSideUnknown ? [speaker.text('sides.unknown', { side: review.submit.side ?? '' })] : []),
    ],
  };
}

function unread(
  document: ParsedDocument,
  { submit, failures, model_use: models }: ReviewContext,
  speaker: Speaker,
): string[] {
  const { code } = document.language;
  const readers = ROSTER.filter(({ reads }) => reads !== 'any' && reads.includes(code)).length;
  const notes = submit.source.notes.map((note) =>
    typeof note === 'string' ? note : speaker.text(note.key, note.values),
  );
  if (code === 'und') notes.push(speaker.text('drafting.unread.unknown-language'));
  else if (readers === 0)
    notes.push(speaker.text('drafting.unread.language', { language: languageName(code, speaker) }));
  for (const [expert, reason] of Object.entries(failures)) {
    notes.push(speaker.text('drafting.unread.expert', { expert: speaker.expert(expert), reason }));
  }
  const { coverage = 1 } = models ?? {};
  // At nought nobody was heard: each of them was left out.
  if (coverage > 0 && coverage < 1) notes.push(shareRead(coverage, speaker));
  return [...notes, ...keptBack(document, speaker)];
}

/** What the text itself does not say: a reader must not take it for judged. */
function keptBack(document: ParsedDocument, speaker: Speaker): string[] {
  const { count, places } = blackedOut(document);
  const date = blankDate(document);
  return [
    ...(count === 0
      ? []
      : [
          speaker.text('drafting.unread.blacked-out', {
            count,
            placed: places.length === 0 ? 'no' : 'yes',
            places: speaker.list(places),
          }),
        ]),
    ...(date === '' ? [] : [speaker.text('drafting.unread.blank-date', { date })]),
  ];
}

/** Never rounded up to the whole. */
function shareRead(coverage: number, speaker: Speaker): string {
  // A share such as 0.29 comes to 28.999… per cent in binary.
  const percent = Math.floor(coverage * 100 + 1e-9);
  const share = speaker.number(Math.max(1, percent) / 100, { style: 'percent' });
  return speaker.text(percent < 1 ? 'drafting.unread.models-hardly' : 'drafting.unread.models', { share });
}

const languageName = (code: string, { locale }: Speaker): string =>
  new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(code) ?? code;
