import type { CataloguePart } from '../catalogue.ts';

export const consistency: CataloguePart = {
  experts: {
    contradictions: 'Contradictions',
    'cross-references': 'Cross-references',
    'currency-and-totals': 'Currencies and totals',
    'date-order': 'Dates',
    'defined-terms': 'Defined terms',
    'duplicated-wording': 'Duplicated provisions',
    enumerations: 'Lists and items',
    exceptions: 'Exceptions',
    exhibits: 'Exhibits and schedules',
    'number-words': 'Numbers in words and digits',
    numbering: 'Clause numbering',
    'opposite-duties': 'Opposite duties',
    'party-names': 'Names of the parties',
    placeholders: 'Blanks and placeholders',
    'signature-block': 'Signatures',
  },
  rules: {
    'contradictions.assignment': {
      title: 'Assignment is free and needs consent',
      description:
        'One provision allows assignment without consent, another forbids it. An assignee cannot know whether the transfer is valid.',
      suggestion: 'Make the free assignment an express exception to the prohibition.',
    },
    'contradictions.numbers': {
      title: 'The same provision with different numbers',
      description: 'Two sentences are worded alike but give different numbers. One of them was probably not updated.',
      suggestion: 'Decide which number is right and delete the other sentence.',
    },
    'contradictions.oral-amendment': {
      title: 'Oral changes are allowed and forbidden',
      description:
        'One provision lets the agreement be changed without writing, another demands writing. What was said in a meeting may then bind, or not.',
      suggestion: 'Strike the oral route, or say which provision prevails.',
    },
    'contradictions.periods': {
      title: 'Two different periods for the same thing',
      description:
        'For {topic, select, payment {payment of invoices} convenience {notice of termination without cause} renewal_notice {notice against renewal} cure {curing a breach} confidentiality {how long confidentiality lasts} initial_term {the initial term} warranty {the warranty period} disputed_invoice {disputing an invoice} records {keeping records} force_majeure {termination for force majeure} other {the same matter}}, one place says “{first}” and another “{other}”. Each side will rely on the one that suits it.',
      suggestion: 'Keep one period and refer to it from the other place.',
    },
    'contradictions.renewal': {
      title: 'Renewal is automatic and by agreement',
      description:
        'One place renews the term automatically, another only when the parties agree. Nobody can tell whether silence ends or extends it.',
      suggestion: 'Choose one mechanism and delete the other.',
    },
    'contradictions.warranty': {
      title: 'A warranty stands beside a disclaimer of all warranties',
      description:
        'One sentence gives a warranty, another disclaims every warranty without excepting it. The first may be worth nothing.',
      suggestion: 'Add “except as expressly set out in this agreement” to the disclaimer.',
    },
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
    'currency-and-totals.mixed': {
      title: 'Amounts in {currencies} without a rate',
      description:
        'The document uses several currencies and says nothing about conversion. Whoever pays carries an unplanned exchange risk.',
      suggestion: 'Name one currency of payment, or a rate and its date.',
    },
    'currency-and-totals.shares': {
      title: 'The percentages add up to {sum, number} %',
      description: 'The shares in this sentence do not make 100 %. A part is unassigned or assigned twice.',
      suggestion: 'Correct the shares so that they make 100 %.',
    },
    'currency-and-totals.total': {
      title: 'The parts do not add up to the total',
      description:
        'The total is given as {total, number} {currency}, the parts make {sum, number} {currency}. Either could be claimed.',
      suggestion: 'Correct the part or the total that is wrong.',
    },
    'date-order.backwards': {
      title: 'A period ends before it begins',
      description: 'It runs from {first} to {second}. As written, the period is empty.',
      suggestion: 'Correct the date that is wrong.',
    },
    'date-order.impossible': {
      title: 'A date that does not exist',
      description: 'The calendar has no such day. A deadline that hangs on it never comes, or comes when a court says.',
      suggestion: 'Put the date that was meant.',
    },
    'date-order.weekday': {
      title: 'The weekday does not match the date',
      description: 'The text says {printed}, but the date is a {weekday}. One of the two is wrong.',
      suggestion: 'Check which was meant and correct the other.',
      rationale: '{weekday} is the weekday of this date.',
    },
    'defined-terms.lower-case': {
      title: '{count, plural, one {A defined term in lower case} other {# uses of defined terms in lower case}}',
      description:
        '{terms} elsewhere has a capital. Without it the word may mean any other one, or the passage came from another text.',
      suggestion: 'Write the term with its capital, if it is meant.',
    },
    'defined-terms.renamed': {
      title: '“{term}” is defined, “{other}” is used',
      description:
        'The definition of “{term}” is used nowhere, while “{other}” is used and not defined. It looks as if one was renamed and the other forgotten.',
      suggestion: 'Use one name in the definition and everywhere else.',
    },
    'defined-terms.stray': {
      title: '“{other}” is undefined and close to “{term}”',
      description:
        'The document defines “{term}”; “{other}” looks like a term too but has no definition. The reader cannot tell whether the same thing is meant.',
      suggestion: 'Write “{term}”, or define “{other}”.',
    },
    'defined-terms.twice': {
      title: '{count, plural, one {{terms} is defined twice} other {# terms are defined twice}}',
      description:
        'Definitions of {terms} stand in several places and differ. Every clause that uses the word can be read in two ways.',
      suggestion: 'Keep one definition.',
    },
    'defined-terms.undefined': {
      title: '{count, plural, one {A capitalised term is} other {# capitalised terms are}} never defined',
      description:
        '{terms} {count, plural, one {is} other {are}} written like a defined term, but the document gives no meaning. Its scope is open to argument.',
      suggestion: 'Define each term, or write it in lower case if the ordinary meaning is intended.',
    },
    'defined-terms.unused': {
      title: '{count, plural, one {A definition is} other {# definitions are}} never used',
      description:
        '{terms} {count, plural, one {is} other {are}} defined and then not used. Either a clause was lost, or the definition is left over.',
      suggestion: 'Delete the definition, or restore the clause that needs it.',
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
    'exceptions.no-duty': {
      title: '{count, plural, one {A duty that may be left undone} other {# duties that may be left undone}}',
      description: '{words}: the reader expects a duty and is told that there is none.',
      suggestion: 'Say whether it is owed; if it is an option, say on what terms it is exercised.',
    },
    'exceptions.override': {
      title: '{count, plural, one {Words that set other terms aside} other {# places set other terms aside}}',
      description: '{words}: the sentence applies whatever else is agreed, also where nobody thought of it.',
      suggestion: 'Name the provisions that are set aside.',
    },
    'exceptions.takes-back': {
      title: '{count, plural, one {An exception takes back the rule} other {# exceptions take back their rule}}',
      description:
        'A duty is stated, and the next words release from it. Which of the two holds will be argued when it matters.',
      suggestion: 'Say which one prevails, or limit the exception to named cases.',
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
    'number-words.mismatch': {
      title: 'Words say {words}, digits say {digits}',
      description:
        'The quantity is given twice and differently. Courts usually follow the words, but a payment system follows the digits.',
      suggestion: 'Make both say the same; confirm which was meant.',
      rationale: 'Digits brought into line with the words, which usually prevail.',
    },
    'number-words.mixed-style': {
      title:
        '{count, plural, one {A period is written unlike all others} other {# periods are written unlike all others}}',
      description:
        'The document writes its periods in words and digits, but not {words}. Such a place was often changed late and not checked against the rest.',
      suggestion: 'Check that the period is the agreed one, and write it like the others.',
    },
    'number-words.slip': {
      title: '“{digits}” is probably a slip for {repair}',
      description:
        'The words say “{words}”; the digits look like “{repair}” misread or mistyped by a machine or a hand.',
      suggestion: 'Correct the digits.',
      rationale: 'Sets the digits to the words.',
    },
    'numbering.duplicate': {
      title: 'Two clauses have the number {number}',
      description: 'A reference to {number} can mean either.',
      suggestion: 'Renumber one of them and check the references.',
    },
    'numbering.stray': {
      title: '{count, plural, one {A clause stands} other {# clauses stand}} in the wrong place',
      description:
        'Between two clauses that follow each other stands {places}. It was moved or copied here, and is read in the wrong context.',
      suggestion: 'Put it back in its place, and check what refers to it.',
    },
    'numbering.gap': {
      title: 'Clause numbers jump',
      description: 'The numbering skips: {places}. A clause may have been lost, and references may have shifted.',
      suggestion: 'Restore the missing clause, mark it “reserved”, or renumber.',
    },
    'opposite-duties.forbidden': {
      title: '{party} must and must not do the same',
      description:
        'One place says “{first}” and another “{second}” of the same act, without saying when. Both cannot be obeyed.',
      suggestion: 'Keep one, or say in which case each applies.',
    },
    'opposite-duties.optional': {
      title: 'A duty of {party} is optional in another place',
      description:
        'One place says “{first}” and another “{second}” of the same act, without saying when. The weaker wording will be relied on.',
      suggestion: 'Keep one, or say in which case each applies.',
    },
    'party-names.other-form': {
      title: 'A party appears under another legal form',
      description:
        'The party is {name}; elsewhere it is written with a different legal form, which would be another company. It is unclear who is bound.',
      suggestion: 'Use the full legal name once and the defined short name everywhere else.',
    },
    'party-names.other-role': {
      title: '“{used}” instead of “{role}”',
      description:
        'The party is called {role}, but here “{used}”, which is not defined. Probably the wording came from another document.',
      suggestion: 'Write “{role}”.',
      rationale: 'The party’s defined name.',
    },
    'party-names.unknown-role': {
      title: '“{used}” is nobody in this agreement',
      description:
        'The text gives duties or rights to “{used}”, whom no clause introduces. Whoever was meant may deny it.',
      suggestion: 'Use the name of the party that is meant.',
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
    'contradictions.precedence': 'The document says what prevails in a conflict: “{quote}”.',
    'contradictions.ranked': 'The provisions are ranked: “{quote}”.',
    'cross-references.statute': 'The reference is to a statute, not to this document: “{quote}”.',
    'currency-and-totals.open': 'The figures are not meant to add up: “{quote}”.',
    'currency-and-totals.rate': 'Conversion is dealt with: “{quote}”.',
    'date-order.amended': 'The sentence changes an earlier date: “{quote}”.',
    'defined-terms.borrowed': 'Undefined terms take their meaning from another document: “{quote}”.',
    'duplicated-wording.form': 'One of the two stands in an annexed form ({section}), which is used on its own.',
    'enumerations.reserved': 'The item was left out on purpose: “{quote}”.',
    'exceptions.narrow': 'The exception is narrow: “{quote}”.',
    'exceptions.release': 'The words do release from the duty: “{quote}”.',
    'exceptions.with-notice': 'It takes a notice first: “{quote}”.',
    'exhibits.attached': '{name} is attached.',
    'exhibits.omitted-openly': 'The document says openly that attachments are left out: “{quote}”.',
    'number-words.precedence': 'The document says that words prevail: “{quote}”.',
    'numbering.reserved': 'Numbers were left out on purpose: “{quote}”.',
    'opposite-duties.conditional': 'The two places speak of different cases (“{quote}”).',
    'party-names.alias': 'The other name is explained: “{quote}”.',
    'placeholders.signing': 'These blanks are filled in at signing.',
    'placeholders.template': 'The document is a form to be filled in: “{quote}”.',
    'signature-block.accepted-otherwise': 'The document is accepted in another way: “{quote}”.',
  },
};
