import type { CataloguePart } from '../../catalogue.ts';

export const legalDisputes: CataloguePart = {
  experts: {
    'class-waiver': 'Class actions',
    'dispute-resolution': 'Dispute resolution',
    'governing-law': 'Governing law',
    'limitation-period': 'Limitation periods',
  },
  rules: {
    'class-waiver.no-fallback': {
      title: 'No fallback if the class action waiver is void',
      description:
        'Courts strike such waivers in some places. Without a fallback a class arbitration may be the result, which neither side wants.',
      suggestion: 'Add that such a claim goes to court.',
      rationale: 'Sends the claim to court if the waiver fails.',
    },
    'class-waiver.waived': {
      title: 'Class action waiver',
      description: 'Claims may only be brought one by one. Where each is small, nobody will bring it.',
      suggestion: 'Strike it for consumers; between firms, decide whether you are more likely to claim or to be sued.',
    },
    'dispute-resolution.incomplete-arbitration': {
      title: 'Arbitration clause without rules or seat',
      description:
        'Disputes go to arbitration, but no institution, rules or seat is named. Such a clause can be impossible to start and costly to enforce.',
      suggestion: 'Name the institution and its rules, the seat, the language and the number of arbitrators.',
    },
    'dispute-resolution.jury-waived': {
      title: 'Jury trial waiver',
      description:
        'The parties give up trial by jury. That is common between businesses, but unenforceable in some states.',
      suggestion: 'Check that the waiver is wanted and valid under the governing law.',
    },
    'dispute-resolution.missing': {
      title: 'No dispute resolution clause',
      description:
        'The document names no court, arbitration or other procedure. A quarrel would begin with a quarrel over where to hold it.',
      suggestion: 'Name the courts of one place, or an arbitration institution with its rules and seat.',
    },
    'dispute-resolution.one-sided-forum': {
      title: 'One-sided forum clause: binds {party} only',
      description: '{party} submits to the named courts; the other side remains free to choose.',
      suggestion: 'Let both parties submit to the same courts.',
    },
    'governing-law.missing': {
      title: 'No governing law clause',
      description:
        'The document does not say which law applies. The outcome of a dispute then depends on where it is brought.',
      suggestion: 'Name the law of one place, excluding its conflict rules.',
    },
    'governing-law.foreign-forum': {
      title: 'Law and forum of two countries: {law}, {forum}',
      description:
        'The contract is read under the law of {law}, but disputes are decided in another country, in {forum}. Foreign law has to be pleaded and proved there by experts, which costs time and money and makes the outcome hard to foresee.',
      suggestion: 'Let law and forum be of one country, or say why they are not.',
    },
    'governing-law.other-forum': {
      title: 'Governing law and forum differ: {law}, {forum}',
      description:
        'The contract is read under the law of {law}, but disputes are decided in {forum}. Foreign law has to be pleaded and proved, which costs time and money.',
      suggestion: 'Let law and forum be of one place, unless the difference is wanted.',
    },
    'governing-law.several': {
      title: 'Conflicting governing laws: {first} and {second}',
      description:
        'The document subjects itself to the law of {first} and to the law of {second}. Each party will plead the one that suits it.',
      suggestion: 'Keep one, or say clearly which part each law governs.',
    },
    'limitation-period.short': {
      title: 'Shortened limitation period: {period}',
      description:
        'Claims must be brought within {period}, less than the law allows. Damage that shows later is not compensated.',
      suggestion: 'Use the statutory period, or at least two years from discovery.',
      rationale: 'Lengthens the period to two years.',
    },
  },
  reasons: {
    'class-waiver.carved-out': 'The section has a way out: “{quote}” in {section}.',
    'dispute-resolution.courts-remain': 'The section leaves a way to the courts (“{words}”).',
    'dispute-resolution.found': 'A forum is named in {section}: “{quote}”.',
    'dispute-resolution.rules-given': 'Rules or an institution are named in {section}: “{quote}”.',
    'governing-law.found': 'The governing law is named in {section}: “{quote}”.',
    'limitation-period.from-discovery': 'The period is softened in {section}: “{quote}”.',
  },
};
