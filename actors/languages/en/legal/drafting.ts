import type { CataloguePart } from '../../catalogue.ts';

export const legalDrafting: CataloguePart = {
  experts: {
    'one-sided-terms': 'One-sided terms',
    'bare-clauses': 'Stub clauses',
    deadlines: 'Deadlines',
    discretion: 'One-sided discretion',
    'half-measures': 'Weakened obligations',
    'missing-particulars': 'Missing particulars',
  },
  rules: {
    'one-sided-terms.terminate': {
      title: 'Only one side may end the contract',
      description:
        'Only {party} has a right to terminate. {other} has none, not even for breach, beyond what the law gives.',
      suggestion: 'Give both sides the right, on the same notice.',
    },
    'one-sided-terms.limit': {
      title: 'Liability is limited for one side only',
      description: 'The limit of liability protects {party} and not {other}, whose liability stays open.',
      suggestion: 'Make the limit mutual.',
    },
    'one-sided-terms.assign': {
      title: 'Only one side may assign the contract',
      description:
        '{party} may transfer the contract; {other} has no such right and may find itself with a partner it did not choose.',
      suggestion: 'Ask for consent in both directions, or for the same freedom.',
    },
    'one-sided-terms.barred': {
      title: 'Only one side is barred from assigning',
      description: '{other} may not assign the contract; nothing stops {party} from doing so.',
      suggestion: 'Let the bar bind both sides.',
    },
    'one-sided-terms.change': {
      title: 'One side may change the terms alone',
      description: '{party} may change what was agreed; {other} has no such right.',
      suggestion: 'Require agreement, or notice with a right to leave without cost.',
    },
    'one-sided-terms.suspend': {
      title: 'Only one side may suspend performance',
      description: '{party} may suspend its performance; {other} has no such right when {party} is the one in default.',
      suggestion: 'Give {other} the right to withhold payment in the same case.',
    },
    'one-sided-terms.indemnify': {
      title: 'Only one side indemnifies the other',
      description: '{other} indemnifies {party}; no clause indemnifies {other}.',
      suggestion: 'Ask for an indemnity in return, at least for third parties’ claims that {party} causes.',
    },
    'one-sided-terms.nominal-cap': {
      title: 'The liability cap is so low that it excludes liability',
      description: 'Liability is limited to {amount}. That pays for no damage worth a claim.',
      suggestion: 'Tie the cap to the fees of a year, and take out wilful and grossly negligent acts, injury and data.',
    },
    'bare-clauses.stub': {
      title: 'Standard clause without its operative part',
      description:
        '{kind, select, indemnity {The indemnity names no claims against which it protects, and neither holds harmless nor defends: it pays late, after the other side has borne the loss} amendment {Changes need neither writing nor a signature here, so that an e-mail or a talk may change the contract} law {No law of a state is named, but principles: nobody can know in advance which rules decide} mail {Ordinary mail leaves no proof that a notice was sent or received} embargo {The law or the court named is that of a country under comprehensive sanctions: its judgments will hardly be enforced, and going there may be forbidden} cap {The cap is so low that in practice nothing is owed} survival {This lasts for ever: nobody can keep track of it, and courts may not enforce it} other {A part is missing}}.',
      suggestion:
        '{kind, select, indemnity {Say “indemnify, defend and hold harmless against” and name the claims} amendment {Ask for writing, signed by both sides} law {Name the law of one state} mail {Ask for registered mail, courier, or e-mail that is acknowledged} embargo {Name a law and a court that both sides can use} cap {Tie the cap to the fees of a year} survival {Name a number of years, or the event that ends it} other {Complete the clause}}.',
    },
    'deadlines.long': {
      title: '{count, plural, one {Unusually long deadline} other {# unusually long deadlines}}',
      description: '{words}: the other side waits this long for an act that takes days, and bears the risk in between.',
      suggestion: 'Ask for thirty days, or for a reason why it takes longer.',
    },
    'deadlines.secrecy': {
      title: 'Unusual confidentiality period',
      description:
        '{words}: two to five years are usual. A shorter time ends while the information is still of use; a longer one binds people who no longer know of it.',
      suggestion: 'Agree on two to five years, and on more for trade secrets only.',
    },
    'deadlines.short': {
      title: '{count, plural, one {Unusually short deadline} other {# unusually short deadlines}}',
      description: '{words}: weekends and absences count. A notice may have run out before anybody has read it.',
      suggestion: 'Ask for at least fifteen days where something must be decided or repaired.',
    },
    'housekeeping.slips': {
      title: '{count, plural, one {# point of drafting to tidy up} other {# points of drafting to tidy up}}',
      description: 'These concern how clauses are worded and put together, more than what they settle: {titles}.',
      suggestion: 'Look through the places when the document is next edited.',
    },
    'housekeeping.usual-clauses': {
      title: '{count, plural, one {# usual clause is missing} other {# usual clauses are missing}}',
      description: 'The law fills these gaps, though not always as the parties would: {titles}.',
      suggestion: 'Add those that matter for this deal; none of them alone is a reason not to sign.',
    },
    'discretion.own-measure': {
      title: '{count, plural, one {Standard set by one party alone} other {# standards set by one party alone}}',
      description:
        '{words}: whether the condition is met is for one side to say. That invites a dispute where it matters.',
      suggestion: 'Use an objective test, such as “reasonably necessary”, or name the cases.',
    },
    'discretion.sole': {
      title: '{count, plural, one {Sole discretion of one party} other {Sole discretion of one party (# places)}}',
      description: '{words}: the result depends on what one side wants, and the other can hold it to nothing.',
      suggestion: 'Add “acting reasonably and in good faith”, or say by what the decision is measured.',
    },
    'discretion.without-asking': {
      title:
        '{count, plural, one {Unilateral step without notice or consent} other {# unilateral steps without notice or consent}}',
      description: '{words}: the other side learns of it afterwards, and cannot prepare or object.',
      suggestion: 'Ask for written notice some days before, and a right to object where it costs money.',
    },
    'half-measures.narrowed': {
      title:
        '{count, plural, one {Obligation or definition narrowed by “only”} other {# obligations or definitions narrowed by “only”}}',
      description: '{words}: what is not named falls outside, and nothing else in the text may catch it.',
      suggestion: 'Check what is left out; say “including” where examples are meant.',
    },
    'half-measures.optional': {
      title: '{count, plural, one {Illusory obligation} other {# illusory obligations}}',
      description: '{words}: the party that owes it decides whether the case has come.',
      suggestion: 'Say when it must be done, or strike the words.',
    },
    'half-measures.partial': {
      title: '{count, plural, one {Obligation of unspecified extent} other {# obligations of unspecified extent}}',
      description: '{words}: the text does not say which part is covered and which is not.',
      suggestion: 'Write “all”, or name the part.',
    },
    'missing-particulars.amount': {
      title: 'Payment obligation without an amount',
      description:
        '{words}: the text gives no figure, no rate and no place where they stand. What is owed can be argued over from the first invoice on.',
      suggestion: 'Name the amount or how it is worked out, or point to the schedule that says so.',
    },
    'missing-particulars.definition': {
      title: 'Definition without content',
      description:
        'The meaning given is a word or two: what belongs to it and what does not is left to argument, and every duty that uses the term with it.',
      suggestion: 'List what is covered, or point to a schedule.',
    },
    'missing-particulars.forum': {
      title: 'Choice of law or forum left to one party',
      description:
        '{words}: who signs does not know which court, law, rate or way it will be, and the other side chooses it when the dispute is there.',
      suggestion: 'Name it now, or let a neutral body choose.',
    },
    'missing-particulars.general': {
      title: 'General wording where particulars are needed',
      description: '{words}: such words name a direction, not a thing that can be checked.',
      suggestion: 'Say what exactly is meant, or point to a specification.',
    },
    'missing-particulars.later': {
      title: '{count, plural, one {Term left to be agreed} other {# terms left to be agreed}}',
      description: '{words}: until then nobody is bound to anything definite, and nobody has to agree.',
      suggestion: 'Settle it now, or say who decides, by when, and what holds if nobody does.',
    },
    'missing-particulars.should': {
      title:
        '{count, plural, one {“Should” in place of an obligation} other {“Should” in place of an obligation (# places)}}',
      description: '{words}: what should be done need not be done. A court may read it as a wish.',
      suggestion: 'Write “shall” where it is owed, “may” where it is not.',
    },
  },
  reasons: {
    'bare-clauses.elsewhere': 'Another clause asks for writing: “{quote}”.',
    'deadlines.extendable': 'The period can be made longer: “{quote}”.',
    'discretion.at-will': 'One side alone decides (“{words}”), which makes it weigh more.',
    'discretion.both-sides': 'It is open to both sides alike (“{words}”).',
    'discretion.bounded': 'The discretion is bounded in {section}: “{quote}”.',
    'half-measures.bounded': 'The words have a measure in {section}: “{quote}”.',
    'half-measures.part': 'The words themselves leave a part out (“{words}”).',
    'missing-particulars.given': 'The section gives a figure: “{quote}”.',
  },
};
