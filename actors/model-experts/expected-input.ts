/** What a review is going to send, told before anything is asked: from the text, for nobody has read the document yet. */

import type { DocumentType } from '../../protocols/index.ts';
import { CLAIMS_A_QUESTION, type ModelSeat, QUESTIONS_A_PIECE } from '../../protocols/models/index.ts';
import { classify } from '../reading/classification/document-type.ts';
import { readStructure } from '../reading/structure/clauses.ts';
import { detectLanguage } from '../reading/text/language.ts';

/** UTF-16 units of a text that are counted; the rest is taken to be like them. */
const COUNTED = 100_000;

/** Units in which a document says what kind it is. */
const OPENING = 20_000;

/** What a tokenizer keeps apart: words, up to three figures, signs, ends of lines. */
const UNITS = /\p{L}+|\p{N}{1,3}|[^\s\p{L}\p{N}]+|\n\s*/gu;

/**
 * Tokens for each of them, numbers of passages and the card of the document counted in: o200k over 63 contracts in English
 * (nine in ten within 8%) and 17 in Spanish (1.34) and Italian (1.45).
 */
const PER_UNIT = { english: 1.15, other: 1.4 } as const;

/** Tokens of the rules, of the schema, of a reader's question with its checklist, of what is around claims, and of a claim. */
const TOKENS = { rules: 286, schema: 1_189, reading: 385, claims: 130, claim: 95 } as const;

/** Claims that a panel raises: a few on any document, and more on a longer one; over the same contracts. */
const CLAIMS_OF_ANY = 1.5;
const CLAIMS_A_TOKEN = 0.0023;

/** How far, in claims, the guess may be off: near the number that fills a question a second one is as likely as not. */
const CLAIMS_OFF = 10;

/** Claims that a question has beside the panel's own; how many of these are in the end; those that writers are asked about. */
const CONTROLS = 2;
const STAND = 0.65;
const WRITTEN = 12;

type Asked = Pick<ModelSeat, 'id' | 'role' | 'serves'>;

/**
 * Tokens that seats of language models are expected to send, cached ones counted in full, and no translation.
 *
 * @param type of the document, where the request says it
 */
export function expectedInput(text: string, pieces: number, seats: readonly Asked[], type = guessedType(text)): number {
  const document = documentTokens(text);
  const prefix = TOKENS.rules + TOKENS.schema + document / pieces;
  const claims = CLAIMS_OF_ANY + document * CLAIMS_A_TOKEN;
  const asked = Math.min(claims / pieces, CLAIMS_A_QUESTION * QUESTIONS_A_PIECE);
  const question = prefix + TOKENS.claims;
  const ofSeat: Readonly<Record<ModelSeat['role'], number>> = {
    read: pieces * (prefix + TOKENS.reading),
    verify: pieces * (batchesOf(asked) * (question + CONTROLS * TOKENS.claim) + asked * TOKENS.claim),
    write: question + Math.min(WRITTEN, claims * STAND) * TOKENS.claim,
  };
  const asks = ({ id, serves }: Asked): boolean =>
    id !== 'model-translator' && (serves === 'any' || serves.includes(type));
  return Math.round(seats.filter(asks).reduce((sum, { role }) => sum + ofSeat[role], 0));
}

/** Questions on so many claims of a piece, on average over what they may turn out to be. */
function batchesOf(claims: number): number {
  const second = (claims - CLAIMS_A_QUESTION + CLAIMS_OFF) / (2 * CLAIMS_OFF);
  return 1 + Math.min(QUESTIONS_A_PIECE - 1, Math.max(0, second));
}

function guessedType(text: string): DocumentType {
  const opening = text.slice(0, OPENING);
  return classify(opening, readStructure(opening).clauses).type;
}

function documentTokens(text: string): number {
  const counted = text.slice(0, COUNTED);
  const each = detectLanguage(counted).code === 'en' ? PER_UNIT.english : PER_UNIT.other;
  const units = counted.match(UNITS)?.length ?? 0;
  return (units * each * text.length) / Math.max(1, counted.length);
}
