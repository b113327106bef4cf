import type { Claim } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Examination, Expert } from '../expert.ts';
import { lowered, sentenceText, supported } from '../toolkit/evidence.ts';
import { judge } from './judge.ts';
import { atLeast, isRisk, milder } from './matters.ts';

const MUTUAL =
  /\b(?:either party|each party|both parties|neither party|each of the parties|any party|the parties (?:shall|will|agree)|mutual(?:ly)?|receiving party|party hereto)\b/i;
const ONE_SIDED =
  /\b(?:in its (?:sole|absolute) (?:and absolute )?discretion|without (?:any )?(?:liability|notice|cause|compensation)|(?:sole|exclusive) (?:right|option)|waives? (?:any|all))\b/i;

function examine(claim: Claim, document: ParsedDocument): Examination | undefined {
  const { severity, evidence, belief } = claim.finding;
  if (!isRisk(claim) || evidence.length === 0) return undefined;
  const texts = evidence.map((piece) => sentenceText(document, piece.start));
  const mutual = texts.map((text) => MUTUAL.exec(text)?.[0]);
  const oneSided = texts.map((text) => ONE_SIDED.exec(text)?.[0]).find((found) => found !== undefined);
  if (mutual.every((found) => found !== undefined) && oneSided === undefined) {
    return atLeast(severity, 'medium')
      ? lowered('counterparty-counsel.mutual', milder(severity), belief * 0.9, { quote: mutual[0] ?? '' })
      : undefined;
  }
  if (oneSided === undefined) return undefined;
  return supported('counterparty-counsel.one-sided', Math.min(0.95, belief + 0.15), { quote: oneSided });
}

/** Reads the clause as the other side's lawyer: mutual terms will be defended, one-sided ones conceded. */
export const counterpartyCounsel: Expert = judge('counterparty-counsel', 0.6, examine);
