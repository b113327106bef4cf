import type { ParsedDocument, Sentence } from '../reading/index.ts';
import type { Grammar } from './grammar/grammar.ts';
import type { Token } from './grammar/tokens.ts';

/** Most tokens of a lead-in that are before each of its items. */
const LEAD = 60;

/**
 * Lists: `The Supplier shall: (a) deliver …; (b) keep …`. An item is read after the words of its lead-in, so that its verb
 * finds the modal and the subject.
 */
export class LeadIns {
  readonly #document: ParsedDocument;
  readonly #grammar: Grammar;
  #lead: { readonly clause: number; readonly tokens: readonly Token[] } | undefined;

  constructor(document: ParsedDocument, grammar: Grammar) {
    this.#document = document;
    this.#grammar = grammar;
  }

  forget(): void {
    this.#lead = undefined;
  }

  /** The words of the lead-in that the sentence goes on from; none for its own sentence. */
  before(sentence: Sentence, tokens: readonly Token[]): readonly Token[] {
    if (this.#lead === undefined) return [];
    if (!this.#isItem(sentence, tokens)) {
      if (!this.#isInside(sentence)) this.#lead = undefined;
      return [];
    }
    return this.#lead.tokens;
  }

  /** Keeps the sentence when a list follows it. */
  remember(sentence: Sentence, tokens: readonly Token[]): void {
    const last = tokens.at(-1);
    if (last === undefined) return;
    const opens = last.word === ':' || last.word === '—' || this.#isCut(last);
    if (opens) {
      const end = last.kind === 'sign' ? tokens.length - 1 : tokens.length;
      const kept = tokens.slice(Math.max(0, end - LEAD), end);
      // An item that opens its own list goes on after its own lead-in only.
      this.#lead = { clause: sentence.clause, tokens: kept };
    }
  }

  #isCut(last: Token): boolean {
    return (
      this.#grammar.is(last, 'modals.duty') ||
      this.#grammar.is(last, 'modals.right') ||
      this.#grammar.is(last, 'infinitive') ||
      this.#grammar.is(last, 'not')
    );
  }

  #isInside({ clause }: Sentence): boolean {
    let index = clause;
    for (let steps = 0; steps < 8 && index >= 0; steps++) {
      if (index === this.#lead?.clause) return true;
      index = this.#document.clauses[index]?.parent ?? -1;
    }
    return false;
  }

  /** In the clause of the lead-in or right below it, and not a sentence that begins anew. */
  #isItem(sentence: Sentence, tokens: readonly Token[]): boolean {
    if (!this.#isInside(sentence)) return false;
    const first = tokens.find(
      (token) => token.kind === 'word' && token.word.length > 1 && !/^[ivx]+$/.test(token.word),
    );
    if (first === undefined) return false;
    if (!first.isCapital) return true;
    const verb = this.#grammar.verbs.base.has(first.word) && sentence.clause !== this.#lead?.clause;
    return verb;
  }
}
