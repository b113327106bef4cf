import type { CataloguePart } from '../catalogue.ts';

/** Words that leave less than a clause seems to give: deadlines, half measures, usual clauses turned round. */
export const legalWording: CataloguePart = {
  experts: {
    deadlines: 'Deadlines',
    'half-measures': 'Half measures',
    'reversed-boilerplate': 'Usual clauses turned round',
  },
  rules: {
    'deadlines.long': {
      title: '{count, plural, one {A long time to act} other {# long times to act}}',
      description: '{words}: the other side waits this long for an act that takes days, and bears the risk in between.',
      suggestion: 'Ask for thirty days, or for a reason why it takes longer.',
    },
    'deadlines.secrecy': {
      title: 'Secrecy lasts unusually long or short',
      description:
        '{words}: two to five years are usual. A shorter time ends while the information is still of use; a longer one binds people who no longer know of it.',
      suggestion: 'Agree on two to five years, and on more for trade secrets only.',
    },
    'deadlines.short': {
      title: '{count, plural, one {A period too short to keep} other {# periods too short to keep}}',
      description: '{words}: weekends and absences count. A notice may have run out before anybody has read it.',
      suggestion: 'Ask for at least fifteen days where something must be decided or repaired.',
    },
    'half-measures.narrowed': {
      title:
        '{count, plural, one {A duty or meaning cut down by “only”} other {# duties or meanings cut down by “only”}}',
      description: '{words}: what is not named falls outside, and nothing else in the text may catch it.',
      suggestion: 'Check what is left out; say “including” where examples are meant.',
    },
    'half-measures.optional': {
      title: '{count, plural, one {A promise kept only if it suits} other {# promises kept only if it suits}}',
      description: '{words}: whoever owes it decides whether the case has come.',
      suggestion: 'Say when it must be done, or strike the words.',
    },
    'half-measures.partial': {
      title:
        '{count, plural, one {A part is owed, and nobody knows which} other {# times a part is owed, and nobody knows which}}',
      description: '{words}: the text does not say which part is covered and which is not.',
      suggestion: 'Write “all”, or name the part.',
    },
    'reversed-boilerplate.opposite': {
      title: 'A usual clause says the opposite here',
      description:
        'Nearly every contract says that {kind, select, waiver {a failure to enforce a right is no waiver} severability {an invalid term leaves the others in force} consent {consent may not be unreasonably withheld} agency {an independent contractor is no agent or employee and binds nobody} counterparts {all counterparts together are one original} remedy {damages are no sufficient remedy for a breach of confidence} exceptions {only what was found without the other side’s information, or became public without the recipient’s fault, is free} amendment {changes need the written agreement of both sides} survival {what must outlast the contract survives it and binds successors} law {applicable law is complied with} gross_fault {nobody is excused for gross fault or intent} arbitration {an award is final and binding} other {it is otherwise}}. This one says the opposite, where few will read it.',
      suggestion: 'Restore the usual wording, or make sure that the change is meant.',
    },
  },
  reasons: {
    'deadlines.extendable': 'The period can be made longer: “{quote}”.',
    'half-measures.bounded': 'The words have a measure in {section}: “{quote}”.',
    'half-measures.part': 'The words themselves leave a part out (“{words}”).',
    'reversed-boilerplate.single-case': 'The sentence speaks of a single case in {section}: “{quote}”.',
  },
};
