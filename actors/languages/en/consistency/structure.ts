import type { CataloguePart } from '../../catalogue.ts';

export const consistencyStructure: CataloguePart = {
  experts: {
    'unsettled-wording': 'Unsettled wording',
    'cross-references': 'Cross-references',
    'duplicated-wording': 'Duplicated provisions',
    enumerations: 'Lists and items',
    exhibits: 'Exhibits and schedules',
    numbering: 'Clause numbering',
    placeholders: 'Blanks and placeholders',
    signatories: 'Signatories',
    'signature-block': 'Signatures',
  },
  rules: {
    'cross-references.not-defined-there': {
      title: '“{term}” is not defined where the text says',
      description:
        'The text says that “{term}” is defined in a section, and that section does not have the words. What the term means is open.',
      suggestion: 'Point to the right section, or add the definition there.',
    },
    'unsettled-wording.heading-alone': {
      title:
        '{matter, select, forum {Heading promises a forum, the clause names none} severability {Severability clause without severability} survival {Survival clause names nothing that survives} other {Renewal clause without renewal}}',
      description:
        'The heading announces {matter, select, forum {where disputes are heard} severability {what happens if a term is invalid} survival {what outlives the agreement} other {renewal}}, and the text under it says nothing of the kind. Something was probably cut or replaced.',
      suggestion: 'Restore the missing sentence, or correct the heading.',
    },
    'unsettled-wording.open-bracket': {
      title: 'Square bracket opened and never closed',
      description:
        'A bracket opens in the middle of the provision and does not close. How far the bracketed words reach, and whether they were agreed, is open.',
      suggestion: 'Settle what stands in the bracket and take it away.',
    },
    'unsettled-wording.nothing-above': {
      title: '{matter, select, date {Date “first above written” is missing} other {Address “shown above” is missing}}',
      description:
        '{matter, select, date {The text points to a date above, and no date stands there. When the agreement takes effect is open.} other {Notices go to an address shown above, and none is shown. A notice may never take effect.}}',
      suggestion: '{matter, select, date {Write the date in.} other {Write the addresses in.}}',
    },
    'signatories.owes-and-is-no-party': {
      title: '{name} is to pay or answer, and is no party',
      description:
        '{name} has duties here, but is not named as a party and does not sign. No party that signs owes them.',
      suggestion: 'Have {name} sign, or let a party promise it in its own name.',
    },
    'signatories.same-person': {
      title: 'The same person signs for both sides',
      description:
        '{person} signs for {first} and for {other}. Whether either side agreed freely and with authority can be disputed.',
      suggestion: 'Have somebody else sign for one side, or attach the approval of its board or independent members.',
    },
    'unsettled-wording.bracketed': {
      title: 'Wording left open in square brackets',
      description:
        '{count, plural, one {A passage stands} other {# passages stand}} in brackets, as a proposal does that nobody has accepted or struck. Whether it binds is open.',
      suggestion: 'Settle the wording and take the brackets away.',
    },
    'unsettled-wording.nothing-follows': {
      title: 'Clause announces terms that are not there',
      description:
        'The sentence leads up to what is paid or done, and the next clause follows at once. Nothing was agreed.',
      suggestion: 'Write the terms in, or point to the schedule that holds them.',
    },
    'cross-references.dangling': {
      title: '{count, plural, one {Broken cross-reference} other {# broken cross-references}}',
      description:
        'The document has no place numbered {targets}. Whatever the reference was to bring in is missing or uncertain.',
      suggestion: 'Correct each number, or restore the clause it meant.',
    },
    'cross-references.other-matter': {
      title: '{count, plural, one {Cross-reference to the wrong clause} other {# cross-references to wrong clauses}}',
      description:
        '{targets} is cited for {matter, select, confidentiality {confidentiality} indemnification {indemnification} termination {termination} insurance {insurance} warranty {warranties} arbitration {arbitration} assignment {assignment} force_majeure {force majeure} liability {limits of liability} governing_law {the governing law} non_competition {the non-compete} other {another matter}}, and deals with something else. The clause on that matter is {meant}. Whoever follows the number finds no such rule.',
      suggestion: 'Correct the number, or say what the reference was to bring in.',
    },
    'cross-references.wrong-self': {
      title: 'Clause refers to itself by another number',
      description:
        'The text says “this” section and gives the number of a different one. The rule may be read as belonging to the other clause.',
      suggestion: 'Replace the number by the clause’s own, or drop “this”.',
    },
    'duplicated-wording.twice': {
      title: 'Duplicated provision',
      description: 'Two clauses say the same in the same words. A later change of one will leave the other behind.',
      suggestion: 'Keep one and refer to it.',
    },
    'enumerations.cut': {
      title: '{count, plural, one {Incomplete list} other {# incomplete lists}}',
      description: 'The words announce items and nothing follows. What was meant to be covered cannot be told.',
      suggestion: 'Complete the list, or strike the words that announce it.',
    },
    'enumerations.gap': {
      title: '{count, plural, one {Gap in list numbering} other {Gaps in the numbering of # lists}}',
      description: 'The list goes {places}: an item was taken out, or the letters were not renewed.',
      suggestion: 'Restore the item or renew the letters, and check what refers to them.',
    },
    'exhibits.elsewhere': {
      title: 'Essential terms in a separate document',
      description:
        'The agreement takes in terms that stand on a page of somebody else. What binds was not reviewed here, and the page may be changed after signing.',
      suggestion:
        'Attach the version that is meant, or name its number and date and say that later changes do not bind without agreement.',
    },
    'exhibits.empty': {
      title: 'Empty attachment: {names}',
      description:
        'Where {names} should say what is bought or paid, it says “{words}”. Part of the scope of the contract is not there.',
      suggestion: 'Fill it before signing, or let neither side be bound to that part until both have signed it.',
    },
    'exhibits.not-attached': {
      title: '{count, plural, one {Missing attachment} other {# missing attachments}}',
      description: 'The text relies on {names}, which this document does not contain. What it says cannot be checked.',
      suggestion: 'Attach it, or strike the reference.',
    },
    'numbering.duplicate': {
      title: 'Duplicate clause number {number}',
      description: 'A reference to {number} can mean either.',
      suggestion: 'Renumber one of them and check the references.',
    },
    'numbering.gap': {
      title: 'Gap in clause numbering',
      description: 'The numbering skips: {places}. A clause may have been lost, and references may have shifted.',
      suggestion: 'Restore the missing clause, mark it “reserved”, or renumber.',
    },
    'numbering.stray': {
      title: '{count, plural, one {Misplaced clause} other {# misplaced clauses}}',
      description:
        'Between two clauses that follow each other stands {places}. It was moved or copied here, and is read in the wrong context.',
      suggestion: 'Put it back in its place, and check what refers to it.',
    },
    'placeholders.edit-marks': {
      title: '{count, plural, one {Drafting note left in the text} other {# drafting notes left in the text}}',
      description:
        '{words}: marks of emphasis show that the words were put in late and not taken over into the clean text.',
      suggestion: 'Check who put the words in and whether they are agreed, then remove the marks.',
    },
    'placeholders.lost-figure': {
      title: '{count, plural, one {Figure or date is missing} other {# figures or dates are missing}}',
      description:
        'The sentence leads up to a figure or a date, and none is printed. What was agreed cannot be told, and a court may hold that nothing was.',
      suggestion: 'Fill in what was agreed before signing.',
    },
    'placeholders.redacted-terms': {
      title: 'Essential terms are redacted',
      description:
        'The copy withholds {count, plural, one {a passage} other {# passages}}, among them {prices, plural, =0 {} one {a price or fee, } other {# prices or fees, }}{periods, plural, =0 {} one {a period, } other {# periods, }}{quantities, plural, =0 {} one {a quantity, } other {# quantities, }}{caps, plural, =0 {} one {a limit of liability, } other {# limits of liability, }}and with them what the parties bargained for. Whether the bargain is fair cannot be judged from this copy.',
      suggestion: 'Ask for the full text before relying on the contract or on this review.',
    },
    'placeholders.redacted': {
      title: '{count, plural, one {Redacted passage} other {# redacted passages}}',
      description: 'Parts of the text are withheld. This review cannot say what they contain.',
      suggestion: 'Ask for the full text before relying on the review.',
    },
    'placeholders.unfilled': {
      title: '{count, plural, one {Unfilled placeholder} other {# unfilled placeholders}}',
      description: 'The text has not been completed ({examples}). What belongs there is not agreed.',
      suggestion: 'Fill in every blank, or delete the provision.',
    },
    'signature-block.missing': {
      title: 'No signature block',
      description: 'The document has no signature block. Who signs, in what capacity and when would stay unproven.',
      suggestion: 'Add a block with name, title and date for each party.',
    },
    'signature-block.other-name': {
      title:
        '{count, plural, one {Signature does not match the printed name} other {# signatures do not match the printed name}}',
      description:
        'The name of who signed and the name printed for the signature are not the same. Authority to sign can be disputed.',
      suggestion: 'Find out who signed, and let the right person sign.',
    },
    'signature-block.party-missing': {
      title: 'Party missing from the signature block',
      description: 'The signature block does not name {names}. That party may not be bound.',
      suggestion: 'Add a signature line for {names}.',
    },
  },
  reasons: {
    'cross-references.statute': 'The reference is to a statute, not to this document: “{quote}”.',
    'duplicated-wording.form': 'One of the two stands in an annexed form ({section}), which is used on its own.',
    'enumerations.reserved': 'The item was left out on purpose: “{quote}”.',
    'exhibits.attached': '{name} is attached.',
    'exhibits.omitted-openly': 'The document says openly that attachments are left out: “{quote}”.',
    'numbering.reserved': 'Numbers were left out on purpose: “{quote}”.',
    'placeholders.signing': 'These blanks are filled in at signing.',
    'placeholders.template': 'The document is a form to be filled in: “{quote}”.',
    'signature-block.accepted-otherwise': 'The document is accepted in another way: “{quote}”.',
  },
};
