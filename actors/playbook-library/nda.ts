import { Playbook } from '../../protocols/playbook/index.ts';
import { ndaInSpanish } from './es/nda.ts';
import { ndaInItalian } from './it/nda.ts';
import { without } from './without.ts';

const NO_TRADE_SECRET = without('trade secret');

/** `not`, or a subject that is neither party, and what may be between it and the verb. */
const BARRED =
  '(?:\\bnot|\\bneither part(?:y|ies) (?:shall|will|may|must))(?:,[^.,]{0,80},)?(?: directly or indirectly,?)?(?: to)?';

/** A ban on rivals or on hiring; not a duty to keep information from a competitor. */
const RIVALRY = [
  'non-?compet|non-?solicit',
  `${BARRED} (?:compete|solicit)\\b`,
  `${BARRED} (?:develop|market|sell|acquire|offer|engage)\\b${without('information', 100)}compet(?:e|es|ing|itive)\\b`,
  `${BARRED} (?:employ|hire|entice)\\b[^.]{0,80}(?:employee|staff|personnel)`,
].join('|');

/** Mutual confidentiality before a deal. Our own wording, for a first draft of a client's own positions. */
export const nda = (): Playbook =>
  Playbook.parse({
    name: 'Non-disclosure agreement',
    description: 'Positions on mutual non-disclosure agreements. A start for your own playbook.',
    document_types: ['nda', 'general'],
    topics: [
      {
        id: 'mutual',
        name: 'Mutual duty',
        reason: 'Both parties will share confidential information, so the duty should bind both.',
        about: {
          categories: ['confidentiality'],
          // A definition tells whether each party may be the one that receives.
          pattern:
            '(?:shall|will|must|agrees? to|undertakes? to)[^.]{0,120}(?:confidential|secret|not disclose)|\\bparty (?:that |which |who )?(?:receiving|receives|disclosing|discloses)\\b|\\b(?:each|either|both) part(?:y|ies)\\b[^.]{0,200}\\b(?:receiving party|recipient)',
          grievous: ['confidentiality_none_one_way'],
        },
        preferred: {
          wording:
            'Each party shall keep the confidential information of the other secret and use it only to evaluate the business between them.',
          pattern:
            '\\b(?:each|either|neither|both) part(?:y|ies)\\b|\\bparty (?:that |which |who )?(?:receiving|receives|disclosing|discloses)\\b|\\b(?:a|any|each|the other) recipient|\\bthe parties (?:shall|will|must|agree|undertake)|\\bmutual (?:obligations?|dut(?:y|ies)|confidentiality|non-disclosure)',
        },
        severity: 'high',
        owner: 'Legal',
      },
      {
        id: 'exceptions',
        name: 'Exceptions from confidentiality',
        reason: 'Information that is public or was obtained lawfully elsewhere cannot be kept secret by either party.',
        about: {
          pattern:
            '(?:public(?:ly)? (?:domain|known|available)|independently (?:developed|derived)|already (?:known|in (?:its|the) possession)|rightfully)',
        },
        preferred: {
          wording:
            'Information is not confidential where it is public without breach, was already known, comes lawfully from a third party, or was developed independently.',
          pattern: 'public|independently|known|third part',
        },
        severity: 'high',
        owner: 'Legal',
      },
      {
        id: 'compelled-disclosure',
        name: 'Disclosure required by law',
        reason: 'A party cannot break the law to keep a secret; notice gives the other party the chance to object.',
        about: {
          pattern: '(?:required|compelled|requested)[^.]{0,60}(?:law|court|order|regulat|legal process|subpoena)',
        },
        preferred: {
          wording:
            'A party may disclose what the law requires, after it has told the other party where that is lawful, and only as far as required.',
          pattern: 'required|compelled|requested',
        },
        severity: 'medium',
        owner: 'Legal',
      },
      {
        id: 'term',
        name: 'Duration of the duty',
        reason: 'A fixed period lets both parties know when their duties end.',
        about: {
          pattern:
            '(?:confidential|obligation|dut(?:y|ies)|agreement|term)[^.]{0,200}\\b(?:one|two|three|four|five|seven|ten|\\d{1,2})\\b(?: \\(\\d{1,2}\\))?[^.]{0,20}years?|(?:perpetu|indefinite|surviv|for ever|forever|without (?:any )?limit(?:ation)? (?:in|of) time)[^.]{0,80}',
          grievous: ['confidentiality_too_short'],
        },
        preferred: {
          wording:
            'The duties of this agreement last three (3) years from each disclosure, and for trade secrets as long as they are secret.',
          pattern: '\\b(?:two|three|four|five|2|3|4|5)\\b[^.]{0,20}years?',
        },
        acceptable: [
          {
            wording: 'The duties of this agreement last one (1) year after its end.',
            pattern: '\\b(?:one|1)\\b[^.]{0,20}year',
          },
        ],
        walk_away: {
          // Trade secrets are ordinarily kept as long as they are secret.
          pattern: `(?:^|\\.)${NO_TRADE_SECRET}(?:in perpetuity|perpetually|for ever|forever|without (?:any )?limit(?:ation)? (?:in|of) time)${NO_TRADE_SECRET}t?(?:\\.|$)`,
          note: 'A duty without an end cannot be administered.',
        },
        severity: 'medium',
        owner: 'Legal',
      },
      {
        id: 'return',
        name: 'Return or destruction',
        reason: 'Backups and one record copy cannot be removed without unreasonable effort.',
        about: { pattern: '(?:return|destroy|delete|erase)[^.]{0,120}(?:confidential|information|materials|copies)' },
        preferred: {
          wording:
            'On request, a party returns or destroys confidential information, save for one copy for its records and backups.',
          pattern: 'return|destroy|delete|erase',
        },
        severity: 'medium',
        owner: 'Legal',
      },
      {
        id: 'residuals',
        name: 'Residuals',
        reason: 'Information does not become free to use because somebody remembers it.',
        about: { pattern: 'residual', grievous: ['confidentiality_residuals'] },
        preferred: {
          wording: 'Nothing in this agreement permits the use of confidential information retained in memory.',
        },
        walk_away: {
          pattern: 'residuals?[^.]{0,160}(?:free|may use|without restriction)',
          note: 'A residuals clause licenses what is secret.',
        },
        required: false,
        severity: 'high',
        owner: 'Legal',
      },
      {
        id: 'no-licence',
        name: 'No licence',
        reason: 'The information is shared for evaluation, and nothing else should follow from that.',
        about: { pattern: '(?:no|not|nothing)[^.]{0,120}(?:licen[cs]e|right, title|ownership|proprietary right)' },
        preferred: {
          wording: 'Nothing in this agreement grants a licence or any other right in confidential information.',
          pattern: 'licen[cs]e|right|title',
        },
        severity: 'low',
        owner: 'Legal',
      },
      {
        id: 'governing-law',
        name: 'Governing law',
        reason: 'The parties need to know which law decides a dispute.',
        about: { categories: ['governing_law'], pattern: 'governed by|governing law' },
        preferred: {
          wording: 'This agreement is governed by the law of the place that the parties have agreed.',
          pattern: '.',
        },
        severity: 'medium',
        owner: 'Legal',
      },
    ],
    checks: [
      {
        id: 'non-compete',
        name: 'No non-compete or non-solicitation',
        kind: 'must_not_mention',
        pattern: RIVALRY,
        severity: 'high',
      },
      {
        id: 'penalty',
        name: 'No penalty',
        kind: 'must_not_mention',
        pattern: 'liquidated damages|penalt(?:y|ies)',
        unless_denied: true,
        severity: 'high',
      },
      {
        id: 'purpose',
        name: 'A purpose is named',
        kind: 'must_mention',
        pattern: 'purpose|evaluat(?:e|ing|ion)',
        severity: 'low',
      },
    ],
    languages: { it: ndaInItalian, es: ndaInSpanish },
  });
