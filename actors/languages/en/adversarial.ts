import type { CataloguePart } from '../catalogue.ts';

export const adversarial: CataloguePart = {
  experts: {
    verifier: 'Verifier',
    'counterparty-counsel': 'Counterparty’s counsel',
    'devils-advocate': 'Devil’s advocate',
    'duplicate-judge': 'Duplicate judge',
    'evidence-auditor': 'Evidence auditor',
    integrity: 'Document integrity',
    'materiality-judge': 'Materiality judge',
    'precedent-sceptic': 'Precedent sceptic',
  },
  rules: {
    'integrity.hidden-characters': {
      title: '{count, plural, one {Hidden character} other {# hidden characters}}',
      description:
        'The text contains characters that are not shown ({points}). They can hide words, reverse their order or defeat a comparison of versions.',
      suggestion: 'Remove them and compare the text with what was agreed.',
      rationale: 'An invisible character has no place in the text.',
    },
    'integrity.mixed-alphabets': {
      title: '{count, plural, one {Word with mixed alphabets} other {# words with mixed alphabets}}',
      description:
        'Letters of another alphabet stand in place of Latin ones that look the same: {words}. A search for the word, or a comparison of versions, does not find it.',
      suggestion:
        'Write the {count, plural, one {word} other {words}} in one alphabet, and ask where the text comes from.',
      rationale: 'A word belongs in one alphabet.',
    },
    'integrity.orders-to-reader': {
      title: 'Instructions to the reviewer (prompt injection)',
      description:
        'Text such as {words} is not a term between the parties: it is aimed at the reader’s judgement. It was not obeyed.',
      suggestion: 'Ask the other side why it is there, and have it removed.',
    },
  },
  reasons: {
    'verifier.same-sentence': 'The sentence itself answers it: “{quote}” ({section}).',
    'verifier.beside': 'The text beside it answers it: “{quote}” ({section}).',
    'verifier.elsewhere': 'Another place answers it: “{quote}” ({section}).',
    'verifier.may-answer': '{section} may answer this: “{quote}”',
    'verifier.incorporated': 'Part of another agreement holds here as well and deals with it: “{quote}” ({section}).',
    'verifier.withheld': 'The term is there, and the copy withholds it: “{quote}” ({section}).',
    'verifier.both-sides': 'The clause binds both sides: “{quote}” ({section}).',
    'verifier.no-duty': 'The sentence gives a choice and owes nothing: “{quote}” ({section}).',
    'verifier.other-document': 'It points into another document: “{quote}” ({section}).',
    'verifier.not-about': 'The sentence is about something else: “{quote}” ({section}).',
    'verifier.bearer': 'The sentence speaks of {bearer} and names nobody else: “{quote}” ({section}).',
    'verifier.denied': 'The text denies what is claimed: “{quote}” ({section}).',
    'verifier.mirrored': '{section} gives or asks the same of the other side: “{quote}”.',
    'verifier.other-matter':
      '“{period}” measures {matter, select, notice_of_termination {notice of termination} notice_of_non_renewal {notice against renewal} notice {notice} cure {time to cure} payment {time to pay} term {the term} confidentiality {confidentiality} warranty {the warranty} retention {keeping of records} acceptance {acceptance} delivery {delivery} audit {an audit} survival {survival} look_back {what was paid before} other {something else}} there: “{quote}” ({section}).',
    'counterparty-counsel.mutual':
      'The clause binds both sides (“{quote}”); the other side will defend it as balanced.',
    'counterparty-counsel.one-sided':
      'The clause is one-sided (“{quote}”); even the other side’s counsel would expect to be asked.',
    'devils-advocate.qualified': 'The sentence itself takes part of it back: “{quote}”.',
    'duplicate-judge.already-there': 'The document has a clause on this: {heading}.',
    'duplicate-judge.identical':
      'The two places say the same word for word, so they cannot contradict each other: “{quote}”.',
    'duplicate-judge.no-heading':
      'None of the {count, plural, one {# heading} other {# headings}} of the document names the matter.',
    'duplicate-judge.same-place': 'Both quotations are the same place: “{quote}”.',
    'evidence-auditor.change-elsewhere': 'The change is far from the quoted place: “{quote}”.',
    'evidence-auditor.change-empty': 'The proposed change changes nothing.',
    'evidence-auditor.change-not-verbatim': 'The change replaces words that do not stand there: “{quote}”.',
    'evidence-auditor.contents': 'The quotation is a line of the table of contents: “{quote}”.',
    'evidence-auditor.no-place': 'The claim quotes nothing and names no place.',
    'evidence-auditor.no-words': 'The quotation contains no words.',
    'evidence-auditor.not-verbatim': 'The quotation is not in the text: “{quote}”.',
    'evidence-auditor.placed': 'Nothing is quoted because nothing is there; it would belong in {section}.',
    'evidence-auditor.verbatim':
      '{count, plural, one {The quotation stands} other {All # quotations stand}} word for word in the text, first in {section}.',
    'integrity.forbids': 'The text forbids such behaviour rather than ordering it: “{quote}”.',
    'integrity.seen': 'The order stands in the text: “{quote}”.',
    'materiality-judge.binding': 'The quoted sentence binds somebody (“{quote}”), so the flaw has a price.',
    'materiality-judge.domestic':
      'Nothing in the document crosses a border or touches an authority, so the matter hardly arises.',
    'materiality-judge.form': 'A matter of form costs a reader time, not a party money.',
    'materiality-judge.heading': 'Only a heading is quoted, and headings bind nobody: “{quote}”.',
    'materiality-judge.long':
      'A document of {count, plural, one {# page} other {# pages}} is long enough to settle this too.',
    'materiality-judge.recital': 'The words stand in the recitals, which explain but do not bind.',
    'materiality-judge.short':
      'A contract of {count, plural, one {# page} other {# pages}} leaves this to the law; nobody would hold up the signature for it.',
    'precedent-sceptic.customary': 'The formula is customary and its meaning settled: “{quote}”.',
  },
};
