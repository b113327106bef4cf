import type { CataloguePart } from '../../catalogue.ts';

export const legalIntellectualProperty: CataloguePart = {
  experts: {
    confidentiality: 'Confidentiality',
    'ip-ownership': 'Ownership of intellectual property',
    'licence-scope': 'Scope of licence',
    'source-escrow': 'Source code escrow',
  },
  rules: {
    'confidentiality.forever': {
      title: 'Confidentiality without a time limit',
      description:
        'The duty of confidentiality never expires. It is hard to administer, and some courts refuse to enforce it beyond trade secrets.',
      suggestion:
        'Limit the duty to a number of years, and keep trade secrets protected for as long as they are secret.',
      rationale: 'Replaces an endless duty by a usual period.',
    },
    'confidentiality.missing': {
      title: 'No confidentiality clause',
      description:
        'The parties will exchange non-public information, and nothing obliges the recipient to keep it secret or to use it only for the contract.',
      suggestion: 'Add a mutual confidentiality clause with the usual exceptions.',
      rationale: 'Protects what the parties must disclose to each other.',
    },
    'confidentiality.no-compelled-disclosure': {
      title: 'No exception for disclosure required by law',
      description:
        'A party that is ordered by a court or an authority to disclose would have to breach either the order or the contract.',
      suggestion: 'Allow disclosure that the law compels, after notice where that is lawful.',
      rationale: 'Avoids a conflict between contract and law.',
    },
    'confidentiality.no-exceptions': {
      title: 'Confidentiality without the usual exceptions',
      description:
        'Nothing exempts information that is public, already known, received from others or independently developed. The recipient can be in breach over information that is no secret at all.',
      suggestion: 'Add the standard exceptions.',
      rationale: 'Adds the exceptions every recipient needs.',
    },
    'confidentiality.one-sided': {
      title: 'One-sided confidentiality: binds {party} only',
      description:
        'The duty of secrecy binds {party} alone; information that {party} discloses is not protected in the same way.',
      suggestion: 'Make the duty mutual, unless only one side discloses anything.',
    },
    'ip-ownership.joint-without-rules': {
      title: 'Joint ownership without rules of exploitation',
      description:
        'Rights are owned jointly, and nothing says who may use or license them. The answer differs from country to country.',
      suggestion: 'Say whether each owner may use and license without consent and without accounting.',
      rationale: 'Adds the two rules that joint owners need.',
    },
    'ip-ownership.missing': {
      title: 'No ownership clause for work product',
      description:
        'Under most laws the rights then stay with the author of the work, even if somebody else paid for it.',
      suggestion: 'Say who owns the results, what each party keeps, and which licence the other gets.',
      rationale: 'Settles ownership of results and of earlier materials.',
    },
    'ip-ownership.no-background': {
      title: 'No carve-out for background IP of {party}',
      description:
        '{party} assigns the results, and nothing reserves its earlier or independent work. It may lose the tools of its trade.',
      suggestion: 'Exclude earlier and independent work from the assignment.',
      rationale: 'Reserves earlier and independent work.',
    },
    'licence-scope.irrevocable': {
      title: 'Perpetual or irrevocable licence',
      description:
        '{party, select, none {A party} other {{party}}} grants rights that are perpetual or irrevocable. They survive non-payment and breach.',
      suggestion: 'Let the licence end for material breach, or make payment its condition.',
      rationale: 'Removes the words that make the licence endless.',
    },
    'licence-scope.silent-on-exclusivity': {
      title: 'Licence silent on exclusivity',
      description:
        'The grant leaves open whether {party, select, none {a party} other {{party}}} may license others or use the rights itself.',
      suggestion: 'Say “exclusive” or “non-exclusive”.',
      rationale: 'Takes the reading that costs the licensor least; confirm it.',
    },
    'source-escrow.missing': {
      title: 'No source code escrow',
      description:
        'The customer depends on software, and no escrow lets it go on if the maker becomes insolvent or gives up support.',
      suggestion: 'Ask for escrow where the software cannot be replaced within weeks; otherwise leave it.',
      rationale: 'Lets the customer maintain the software in an emergency.',
    },
    'source-escrow.no-release': {
      title: 'Escrow without release conditions',
      description:
        'The source code is deposited, and nothing says when it is handed over. A deposit that nobody may open protects nobody.',
      suggestion: 'Name the events: insolvency, end of support, uncured breach.',
      rationale: 'Names the events of release.',
    },
    'source-escrow.not-updated': {
      title: 'Escrow deposit not kept up to date',
      description:
        'Nothing makes the depositor add new versions. After a year the deposit no longer builds what is in use.',
      suggestion: 'Ask for a renewal with each version, and for a verification.',
      rationale: 'Keeps the deposit current.',
    },
  },
  reasons: {
    'confidentiality.exceptions-given': 'There are exceptions in {section}: “{quote}”.',
    'confidentiality.found': 'Secrecy is dealt with in {section}: “{quote}”.',
    'ip-ownership.found': 'Ownership is dealt with in {section}: “{quote}”.',
    'ip-ownership.licence-back': 'The section grants a licence back (“{words}”).',
    'licence-scope.can-end': 'The licence can end after all: {section}, “{quote}”.',
    'licence-scope.paid-for': 'The licence is paid for (“{words}”).',
    'source-escrow.found': 'Escrow is dealt with in {section}: “{quote}”.',
    'source-escrow.release-defined': 'The release is defined in {section}: “{quote}”.',
  },
};
