import type { Domain, Finding, IssueSide, ReviewResult } from '../../protocols/index.ts';
import type { Speaker } from '../languages/index.ts';
import { provisionsOf } from '../provisions/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
import { type Burden, burdenOf, principals } from './burden.ts';
import { ownParty } from './own-side.ts';

/** Domains whose findings concern one party more than another; the others look at how the document is written. */
const DIRECTED: ReadonlySet<Domain> = new Set(['legal', 'compliance', 'fairness', 'business', 'adversarial']);

/** How the matter of an issue stands for the client's side. */
type Standing = 'against' | 'for' | 'alike' | 'unclear';

/** The sides of one review: who the client is, and whom each finding is against. */
export class Sides {
  readonly #document: ParsedDocument;
  readonly #asked: string | undefined;
  readonly #own: number | undefined;

  /** @param asked the side as the request names it: a party or a role */
  constructor(document: ParsedDocument, asked: string | undefined) {
    this.#document = document;
    this.#asked = asked;
    this.#own = asked === undefined ? undefined : ownParty(asked, document);
  }

  get metadata(): ReviewResult['metadata']['side'] {
    if (this.#asked === undefined) return undefined;
    const party = this.#own === undefined ? undefined : provisionsOf(this.#document).parties[this.#own];
    return { asked: this.#asked, party: party?.name ?? null, role: party?.side ?? null };
  }

  /** Whether the request names somebody who is not in the document. */
  get isUnknown(): boolean {
    return this.#asked !== undefined && this.#own === undefined;
  }

  standing(finding: Finding, domain: Domain): Standing {
    const burden = this.#burden(finding, domain);
    if (burden === 'alike') return 'alike';
    if (burden === undefined || this.#own === undefined) return 'unclear';
    if (burden === this.#own) return 'against';
    // Among three, what is against another party need not help the client.
    return this.#other(burden) === this.#own ? 'for' : 'unclear';
  }

  /** Both sides of an issue: for whom the document is worse as it stands. */
  of(finding: Finding, domain: Domain): IssueSide[] {
    const burden = this.#burden(finding, domain);
    return principals(this.#document).map((party) => ({
      party: this.#name(party),
      effect: this.#effect(burden, party),
    }));
  }

  /** The note on a change when no side was named: whom it helps and at whose cost. Undefined when it hurts nobody. */
  cost(finding: Finding, domain: Domain, speaker: Speaker): string | undefined {
    const burden = this.#burden(finding, domain);
    const harmed = this.#other(burden);
    if (this.#own !== undefined || typeof burden !== 'number' || harmed === undefined) return undefined;
    return speaker.text('sides.cost', { helped: this.#name(burden), harmed: this.#name(harmed) });
  }

  /** A sentence on how the issue stands for the client's side, or for both. */
  note(finding: Finding, domain: Domain, speaker: Speaker): string | undefined {
    const burden = this.#burden(finding, domain);
    const better = this.#other(burden);
    if (typeof burden !== 'number' || better === undefined) return undefined;
    const key = this.standing(finding, domain) === 'for' ? 'sides.for' : 'sides.as-it-stands';
    return speaker.text(key, { worse: this.#name(burden), better: this.#name(better) });
  }

  #effect(burden: Burden, party: number): IssueSide['effect'] {
    if (burden === 'alike') return 'same';
    if (burden === undefined) return 'unclear';
    if (burden === party) return 'worse';
    return this.#other(burden) === party ? 'better' : 'unclear';
  }

  /** The one of two who wins what the other loses. */
  #other(burden: Burden): number | undefined {
    const parties = principals(this.#document);
    return typeof burden === 'number' && parties.length === 2 ? parties.find((party) => party !== burden) : undefined;
  }

  #name(party: number): string {
    return provisionsOf(this.#document).parties[party]?.name ?? '';
  }

  #burden(finding: Finding, domain: Domain): Burden {
    return burdenOf(finding, this.#document, DIRECTED.has(domain));
  }
}
