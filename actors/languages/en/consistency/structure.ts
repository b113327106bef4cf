import type { CataloguePart } from '../../catalogue.ts';

export const consistencyStructure: CataloguePart = {
  experts: {
    'cross-references': 'Cross-references',
    'duplicated-wording': 'Duplicated provisions',
    enumerations: 'Lists and items',
    exhibits: 'Exhibits and schedules',
    numbering: 'Clause numbering',
    placeholders: 'Blanks and placeholders',
    'signature-block': 'Signatures',
  },
  rules: {
    'cross-references.dangling': {
      title: '{count, plural, one {A reference points} other {# references point}} nowhere',
      description:
        'The document has no place numbered {targets}. Whatever the reference was to bring in is missing or uncertain.',
      suggestion: 'Correct each number, or restore the clause it meant.',
    },
    'cross-references.wrong-self': {
      title: 'A clause calls itself by another number',
      description:
        'The text says “this” section and gives the number of a different one. The rule may be read as belonging to the other clause.',
      suggestion: 'Replace the number by the clause’s own, or drop “this”.',
    },
    'duplicated-wording.twice': {
      title: 'The same provision stands twice',
      description: 'Two clauses say the same in the same words. A later change of one will leave the other behind.',
      suggestion: 'Keep one and refer to it.',
    },
    'enumerations.cut': {
      title: '{count, plural, one {A list breaks off} other {# lists break off}}',
      description: 'The words announce items and nothing follows. What was meant to be covered cannot be told.',
      suggestion: 'Complete the list, or strike the words that announce it.',
    },
    'enumerations.gap': {
      title: '{count, plural, one {A list skips an item} other {# lists skip an item}}',
      description: 'The list goes {places}: an item was taken out, or the letters were not renewed.',
      suggestion: 'Restore the item or renew the letters, and check what refers to them.',
    },
    'exhibits.elsewhere': {
      title: 'An important part stands elsewhere',
      description:
        'The agreement takes in terms that stand on a page of somebody else. What binds was not reviewed here, and the page may be changed after signing.',
      suggestion:
        'Attach the version that is meant, or name its number and date and say that later changes do not bind without agreement.',
    },
    'exhibits.not-attached': {
      title: '{count, plural, one {An attachment is} other {# attachments are}} named but not included',
      description: 'The text relies on {names}, which this document does not contain. What it says cannot be checked.',
      suggestion: 'Attach it, or strike the reference.',
    },
    'numbering.duplicate': {
      title: 'Two clauses have the number {number}',
      description: 'A reference to {number} can mean either.',
      suggestion: 'Renumber one of them and check the references.',
    },
    'numbering.gap': {
      title: 'Clause numbers jump',
      description: 'The numbering skips: {places}. A clause may have been lost, and references may have shifted.',
      suggestion: 'Restore the missing clause, mark it “reserved”, or renumber.',
    },
    'numbering.stray': {
      title: '{count, plural, one {A clause stands} other {# clauses stand}} in the wrong place',
      description:
        'Between two clauses that follow each other stands {places}. It was moved or copied here, and is read in the wrong context.',
      suggestion: 'Put it back in its place, and check what refers to it.',
    },
    'placeholders.edit-marks': {
      title: '{count, plural, one {An editing mark was} other {# editing marks were}} left in the text',
      description:
        '{words}: marks of emphasis show that the words were put in late and not taken over into the clean text.',
      suggestion: 'Check who put the words in and whether they are agreed, then remove the marks.',
    },
    'placeholders.redacted': {
      title: '{count, plural, one {A passage is} other {# passages are}} blacked out',
      description: 'Parts of the text are withheld. This review cannot say what they contain.',
      suggestion: 'Ask for the full text before relying on the review.',
    },
    'placeholders.unfilled': {
      title: '{count, plural, one {A blank is} other {# blanks are}} still open',
      description: 'The text has not been completed ({examples}). What belongs there is not agreed.',
      suggestion: 'Fill in every blank, or delete the provision.',
    },
    'signature-block.missing': {
      title: 'No place to sign',
      description: 'The document has no signature block. Who signs, in what capacity and when would stay unproven.',
      suggestion: 'Add a block with name, title and date for each party.',
    },
    'signature-block.other-name': {
      title: '{count, plural, one {A signature} other {# signatures}} above another person’s name',
      description:
        'The name of who signed and the name printed for the signature are not the same. Authority to sign can be disputed.',
      suggestion: 'Find out who signed, and let the right person sign.',
    },
    'signature-block.party-missing': {
      title: 'A party does not sign',
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
