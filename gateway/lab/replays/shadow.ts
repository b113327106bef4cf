import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { redebate } from '../../../actors/replay/index.ts';
import { type ReviewContext, reviewRecords } from '../../../actors/review/index.ts';
import type { Verdict } from '../../../protocols/index.ts';
import { LmdbStore } from '../../../runtime/index.ts';
import { type LabCommand, type LabIo, UsageError } from '../command.ts';
import { documentOf } from '../recorded-review.ts';
import { table } from '../table.ts';
import { type Cell, type Table, writeTable } from '../tables/table-file.ts';
import { protocolOf } from './other-protocol.ts';

/** Reviews that are tried unless told otherwise: enough to see what changes, few enough to read. */
const REVIEWS = 10;
const MOST_REVIEWS = 1000;

/** A protocol tried on stored reviews before it is made the default: nothing of them is changed, nobody is told. */
export const shadow: LabCommand = {
  name: 'shadow',
  usage:
    'shadow --protocol NAME|FILE [--reviews N] [--home DIR] [--out FILE.csv|.parquet]   (the newest N reviews, 10)',
  async run(args, io) {
    const { protocol, reviews, home, out } = parse(args, io);
    if (!existsSync(join(home, 'store'))) throw new Error(`There is no store in ${home}.`);
    const store = new LmdbStore({ path: join(home, 'store'), readOnly: true });
    try {
      const records = newest(store, reviews);
      if (records.length === 0) throw new Error(`The store in ${home} has no record of a decided review.`);
      const tried: Tried[] = [];
      for (const record of records) tried.push(await triedOn(store, record, protocol));
      io.print(shown(tried, protocol));
      if (out !== undefined) {
        await writeTable(out, claimsTable(tried));
        io.note(`Every claim: ${out}\n`);
      }
      return 0;
    } finally {
      await store.close();
    }
  },
};

/** The newest decided reviews first. */
function newest(store: LmdbStore, count: number): ReviewContext[] {
  return reviewRecords.debate
    .rows(store)
    .toSorted(
      (left, right) => right.created_at - left.created_at || (left.submit.review_id < right.submit.review_id ? -1 : 1),
    )
    .slice(0, count);
}

/** A review under the protocol, or why it could not be held under it. */
interface Tried {
  readonly record: ReviewContext;
  readonly review: ReviewContext | null;
  readonly fault: string | null;
  readonly statements: number;
  readonly unanswered: number;
}

async function triedOn(store: LmdbStore, record: ReviewContext, wanted: string): Promise<Tried> {
  try {
    const protocol = await protocolOf(wanted, record.panel.length);
    const { review, unanswered } = redebate(record, documentOf(store, record), protocol);
    return { record, review, fault: null, statements: review.positions.flat().length, unanswered };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return { record, review: null, fault, statements: 0, unanswered: 0 };
  }
}

/** Verdicts by claim: both debates have the same claims, which come from the blind round. */
function pairs({
  record,
  review,
}: Tried): { readonly claim: ReviewContext['claims'][number]; readonly was: Verdict; readonly is: Verdict }[] {
  return (review?.verdicts ?? []).flatMap((is, index) => {
    const [claim, was] = [record.claims[index], record.verdicts[index]];
    return claim === undefined || was === undefined ? [] : [{ claim, was, is }];
  });
}

const differs = ({ was, is }: { readonly was: Verdict; readonly is: Verdict }): boolean =>
  was.outcome !== is.outcome || was.severity !== is.severity;

function shown(tried: readonly Tried[], protocol: string): string {
  const rows = tried.map((one) => {
    const { record, review, fault, statements } = one;
    const all = pairs(one);
    const to = (outcome: Verdict['outcome']) =>
      String(all.filter(({ was, is }) => was.outcome !== outcome && is.outcome === outcome).length);
    return [
      record.submit.review_id,
      record.submit.options.protocol.name,
      ...(review === null
        ? ['', '', '', '', '', fault ?? '']
        : [
            String(all.length),
            ...(['accepted', 'disputed', 'rejected'] as const).map(to),
            `${record.positions.flat().length} → ${statements}`,
            '',
          ]),
    ];
  });
  const held = tried.filter(({ review }) => review !== null);
  const all = held.flatMap(pairs);
  const changed = all.filter(differs);
  const unanswered = held.reduce((sum, one) => sum + one.unanswered, 0);
  return [
    `${held.length} of ${tried.length} reviews held again under ${protocol}; nothing of them was changed.\n`,
    table([
      [
        'review',
        'recorded under',
        'claims',
        'now accepted',
        'now disputed',
        'now rejected',
        'statements',
        'not held because',
      ],
      ...rows,
    ]),
    `${changed.length} of ${all.length} verdicts differ (outcome or severity).`,
    unanswered > 0 ? `Calls to experts elsewhere that could not be made again: ${unanswered}.` : '',
    changed.length === 0
      ? ''
      : `\n${table([['review', 'claim', 'raised by rule', 'was', 'would be', 'belief'], ...held.flatMap(changedRows)])}`,
  ]
    .filter((line) => line !== '')
    .join('\n')
    .concat('\n');
}

const changedRows = (one: Tried): string[][] =>
  pairs(one)
    .filter(differs)
    .map(({ claim, was, is }) => [
      one.record.submit.review_id,
      claim.id,
      claim.finding.rule,
      `${was.outcome}, ${was.severity}`,
      `${is.outcome}, ${is.severity}`,
      `${was.tally.belief.toFixed(2)} → ${is.tally.belief.toFixed(2)}`,
    ]);

/** Every claim of every review, changed or not. */
function claimsTable(tried: readonly Tried[]): Table {
  const text = ['review', 'claim', 'category', 'rule', 'was', 'is', 'was_severity', 'is_severity'];
  return {
    columns: [
      ...text.map((name) => ({ name, type: 'text' }) as const),
      { name: 'was_belief', type: 'number' },
      { name: 'is_belief', type: 'number' },
      { name: 'differs', type: 'flag' },
    ],
    rows: tried.flatMap((one) =>
      pairs(one).map(({ claim, was, is }): Cell[] => [
        one.record.submit.review_id,
        claim.id,
        claim.finding.category,
        claim.finding.rule,
        was.outcome,
        is.outcome,
        was.severity,
        is.severity,
        was.tally.belief,
        is.tally.belief,
        differs({ was, is }),
      ]),
    ),
  };
}

function parse(args: readonly string[], { home: usual }: LabIo) {
  const text = { type: 'string' } as const;
  try {
    const options = { protocol: text, reviews: text, home: text, out: text } as const;
    const { protocol, reviews = String(REVIEWS), home = usual, out } = parseArgs({ args: [...args], options }).values;
    if (protocol === undefined) throw new Error('Which protocol? --protocol NAME or FILE.');
    const count = Number(reviews);
    if (!(Number.isInteger(count) && count >= 1 && count <= MOST_REVIEWS)) {
      throw new Error(`--reviews is a number from 1 to ${MOST_REVIEWS}.`);
    }
    return { protocol, reviews: count, home, out };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
