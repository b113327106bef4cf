/**
 * Admission: checks a statement that an outside expert offers. Pure: it trusts only what the subject, the schema and the
 * document confirm.
 */
import { misquotation, type RefusedFinding, type Statement } from '../../protocols/index.ts';
import { OfferedStatement } from '../../protocols/outside/index.ts';

/** The sender, taken from the subject: permissions are granted on subjects. */
export interface Speaker {
  readonly review: string;
  readonly round: number;
  readonly expert: string;
}

/** nonsense: what was offered is no statement; `statement` then says in the expert's name that it failed. */
export type Admission =
  | { readonly kind: 'admitted'; readonly statement: Statement; readonly refused: readonly RefusedFinding[] }
  | { readonly kind: 'nonsense'; readonly statement: Statement; readonly reason: string };

/** Schema issues reported to the sender at most: enough to find the mistake. */
const TOLD = 3;

export function admit(offered: unknown, speaker: Speaker, text: string): Admission {
  const parsed = OfferedStatement.safeParse(offered);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, TOLD);
    return nonsense(speaker, issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; '));
  }
  const said = parsed.data;
  const { review_id, round, expert } = said;
  if (review_id !== speaker.review || round !== speaker.round || expert !== speaker.expert) {
    return nonsense(speaker, `it speaks for ${expert} in round ${round} of ${review_id}`.slice(0, 200));
  }
  if (said.positions.some((position) => position.expert !== expert)) {
    return nonsense(speaker, 'a position speaks for another expert');
  }
  const refused = said.findings.flatMap((finding) => {
    const reason = objection(finding, expert, text);
    return reason === undefined ? [] : [{ rule: finding.rule, reason, finding }];
  });
  const findings = said.findings.filter((finding) => refused.every((other) => other.finding !== finding));
  const told = refused.map(({ rule, reason }) => ({ rule, reason }));
  const statement = { ...said, findings, ...(told.length > 0 && { refused: told }) };
  return { kind: 'admitted', statement, refused: told };
}

function objection(finding: OfferedStatement['findings'][number], expert: string, text: string): string | undefined {
  if (!finding.rule.startsWith(`${expert}.`)) return `a rule of ${expert} begins with "${expert}."`;
  if ((finding.place ?? 0) > text.length) return `the document ends at ${text.length}`;
  return misquotation(finding, text);
}

function nonsense({ review, round, expert }: Speaker, reason: string): Admission {
  const failure = `offered no valid statement: ${reason}`;
  const statement = { review_id: review, round, expert, findings: [], positions: [], failure };
  return { kind: 'nonsense', statement, reason };
}
