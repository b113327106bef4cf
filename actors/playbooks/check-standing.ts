import { type Check, isDenied, linearPattern } from '../../protocols/playbook/index.ts';
import { provisionsOf } from '../provisions/index.ts';
import { clauseCategories, type ParsedDocument, type Span } from '../reading/index.ts';
import { chosenWords } from './chosen-words.ts';

/** How the document answers a check, and where. */
export interface CheckStanding {
  readonly standing: 'passed' | 'failed' | 'not_found';
  readonly passages: readonly Span[];
}

/** Places shown of one check. */
const MOST = 20;

export function checkStanding(check: Check, document: ParsedDocument): CheckStanding {
  switch (check.kind) {
    case 'must_mention':
      return {
        standing: linearPattern(check.pattern).test(chosenWords(document)) ? 'passed' : 'failed',
        passages: [],
      };
    case 'must_not_mention': {
      const pattern = linearPattern(check.pattern);
      const passages = document.sentences.filter(
        ({ start, end, clause }) =>
          end > (document.clauses[clause]?.bodyStart ?? 0) &&
          pattern.test(chosenWords(document).slice(start, end)) &&
          !(check.unless_denied === true && isDenied(check.pattern, document.text.slice(start, end))),
      );
      return { standing: passages.length === 0 ? 'passed' : 'failed', passages: passages.slice(0, MOST) };
    }
    case 'must_not_exceed':
      return notExceeding(check, document);
    case 'value_of':
      return fieldValue(check, document);
    default:
      return check satisfies never;
  }
}

const DAYS = { hour: 1 / 24, day: 1, 'business day': 1.4, week: 7, month: 30, year: 365 } as const;

function notExceeding(
  { period, days }: Extract<Check, { kind: 'must_not_exceed' }>,
  document: ParsedDocument,
): CheckStanding {
  const measured = provisionsOf(document).all.flatMap((provision) =>
    provision.measures.flatMap((measure) =>
      measure.kind === 'period' && measure.matter === period ? [{ provision, measure }] : [],
    ),
  );
  const longer = measured.filter(({ measure }) => measure.value * DAYS[measure.unit] > days);
  const standing = measured.length === 0 ? 'not_found' : longer.length === 0 ? 'passed' : 'failed';
  return { standing, passages: longer.slice(0, MOST).map(({ provision: { start, end } }) => ({ start, end })) };
}

function fieldValue({ field, one_of }: Extract<Check, { kind: 'value_of' }>, document: ParsedDocument): CheckStanding {
  const wanted = one_of.map((value) => value.toLowerCase());
  if (field === 'language' || field === 'document_type') {
    const value = field === 'language' ? document.language.code : document.type;
    return { standing: wanted.includes(value) ? 'passed' : 'failed', passages: [] };
  }
  const passages = [...clauseCategories(document).values()].flatMap((located) =>
    located.filter(({ category }) => category === field).flatMap((found) => found.passages),
  );
  if (passages.length === 0) return { standing: 'not_found', passages };
  const isWanted = ({ start, end }: Span): boolean => {
    const said = document.text.slice(start, end).toLowerCase();
    return wanted.some((value) => said.includes(value));
  };
  return { standing: passages.some(isWanted) ? 'passed' : 'failed', passages: passages.slice(0, MOST) };
}
