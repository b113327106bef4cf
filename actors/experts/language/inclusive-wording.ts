import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import { unified } from 'unified';
import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { gather, inContext, opposed, passages } from '../toolkit/evidence.ts';

/**
 * Words worth the library's cost and the reader's time. The rest of its list gives false alarms in contracts: `invalid`,
 * `execute`, `disabled`, `host`, `special`, `master agreement`, `he or she`.
 */
const WORTH_ASKING =
  /\b(?:chairman|chairmen|workmen|workman|manpower|man[- ]?hours?|man[- ]?days?|manned|middleman|middlemen|foreman|foremen|salesman|salesmen|businessman|businessmen|spokesman|craftsman|draftsman|policeman|fireman|mankind|blacklist(?:s|ed|ing)?|whitelist(?:s|ed|ing)?|master and slave|master\/slave|housekeeping staff|grandfathered|cripples?|retarded|crazy|insane)\b/gi;

/** What to write instead where the library's first proposal would not fit a contract. */
const PREFERRED: Readonly<Record<string, string>> = {
  chairman: 'chair',
  chairmen: 'chairs',
  manpower: 'workforce',
  workman: 'worker',
  workmen: 'workers',
  blacklist: 'deny list',
  whitelist: 'allow list',
  salesman: 'salesperson',
  salesmen: 'salespeople',
  foremen: 'supervisors',
  middlemen: 'intermediaries',
  businessmen: 'businesspeople',
  foreman: 'supervisor',
  middleman: 'intermediary',
  spokesman: 'spokesperson',
  businessman: 'businessperson',
  policeman: 'police officer',
  mankind: 'humanity',
};

const equality = unified()
  .use(retextEnglish)
  .use(retextEquality)
  // Only the messages are wanted; unified insists on a compiler.
  .use(function withoutOutput() {
    this.compiler = () => '';
  });

/** The library's proposal for a phrase; undefined when it has no objection to it. Reads only the phrase: milliseconds. */
function proposal(phrase: string): string | undefined {
  const own = PREFERRED[phrase.toLowerCase()];
  if (own !== undefined) return own;
  const expected = equality.processSync(phrase).messages[0]?.expected;
  return Array.isArray(expected) ? expected[0] : undefined;
}

function oneSided(document: ParsedDocument): Finding[] {
  const spans = passages(document, WORTH_ASKING);
  const byWord = Map.groupBy(spans, (span) => document.text.slice(span.start, span.end).toLowerCase());
  return [...byWord].flatMap(([word, places]) => {
    const after = proposal(word);
    const first = places[0];
    // A title with a capital may be somebody's actual title: it is the reader's decision, not ours.
    if (after === undefined || !first || document.text.slice(first.start, first.end) !== word) return [];
    const [finding] = gather(
      document,
      {
        rule: 'inclusive-wording.alternative',
        category: 'inclusive_wording',
        severity: 'info',
        belief: 0.78,
        values: { word, alternative: after, count: places.length },
      },
      places.map((place) => inContext(document, place)),
    );
    return finding ? [{ ...finding, change: { ...first, before: word, after } }] : [];
  });
}

/** Words that leave out a part of the people they mean. */
export const inclusiveWording: Expert = {
  id: 'inclusive-wording',
  domain: 'language',
  competence: ['inclusive_wording'],
  serves: 'any',
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.85,
  detectors: [oneSided],
  defeaters: [
    {
      against: ['inclusive_wording'],
      examine: (claim, document) => {
        const title = claim.finding.evidence.find((piece) =>
          /\b(?:Mr|Messrs|Sir)\.?\s|\bAct\b|["“][^"”]*$/.test(
            document.text.slice(Math.max(0, piece.start - 12), piece.end),
          ),
        );
        return title ? opposed('inclusive-wording.title', 0.3, { quote: title.quote }) : undefined;
      },
    },
  ],
};
