import { type Alarm, PARTIES } from './alarm.ts';

/** Of experts on consistency, language and technique. */
export const WORDING_ALARMS: readonly Alarm[] = [
  [
    'grammar.slip',
    'The Supplier shall take a honest look at the roof, and an report is owed to the Customer.',
    [
      'Each party keeps its a share of the profit under this page.',
      'The Bank may use its rights after its had been told of them in writing.',
      'A copy of the page is as effective as delivery of an original page to the other party.',
      'The word device means an in vitro medical device that the Supplier has made and sold.',
      'The parties decide by a unanimous vote of the board and a uniform measure of the rent.',
      'The rent falls due at the end of a [***] period that begins when the roof is mended.',
    ],
  ],
  [
    'party-names.other-role',
    `${PARTIES}1. The Supplier mends the roof. 2. The rent is paid to the Vendor in May.`,
    [
      `${PARTIES}5. Independent Contractor\n\nThe Supplier is an Independent Contractor of the Customer in all it does.`,
      `${PARTIES}6. The Vendor\n\nThe Supplier mends the roof, and the Customer pays for it in May.`,
    ],
  ],
  [
    'exceptions.takes-back',
    'The Supplier shall mend the roof each year. However, it is not required to do so.',
    [
      'The Supplier shall pay for all loss, however caused and under any theory, regardless of fault.',
      'The Supplier shall mend the roof. Notwithstanding the foregoing, it may assign its duties at any time.',
      'The Supplier shall defend the mark. Notwithstanding the foregoing, it has no obligation to bring an action.',
    ],
  ],
  [
    'defined-terms.twice',
    '1. Words\n\n"Roof" means the roof of the house and of the barn behind it.\n\n2. More words\n\n"Roof" means whatever keeps the rain from the house and from the people in it.',
    [
      'This deed (the "Agreement") is made today.\n\n1. Words\n\n"Agreement" means this Agreement with all that is attached to it and all later changes of it.',
      '1. Words\n\n"Roof" means the roof of the house and of the barn behind it.\n\n2. More\n\nHe mends it (the "Roof").',
    ],
  ],
  [
    'party-names.other-form',
    'This Agreement is made between Alder Works, Inc. ("Supplier") and Birch Inc. ("Customer").\n\n1. Alder Works Ltd mends the roof.',
    [
      'This Agreement is made between Alder Works, Inc. ("Supplier") and Birch Inc. ("Customer").\n\n1. Alder Works, Company and Customer meet in May.',
    ],
  ],
  [
    'party-names.unknown-role',
    `${PARTIES}1. The Supplier mends the roof. Sponsor shall pay for it in May.`,
    [
      `${PARTIES}1. The Supplier mends the roof. Roof Sponsor is the name of a magazine that it reads.`,
      `${PARTIES}1. The Supplier mends the roof. Any Sponsor is free to pay for it, and the Sponsor is thanked.`,
      `${PARTIES}1. The Supplier mends the roof. The Sponsor Agreement with the town is not touched.`,
    ],
  ],
  [
    'numbering.duplicate',
    '1. House\n\n1.1 The roof is mended each year.\n\n1.2 The door is painted each year.\n\n1.2 The rent is due.',
    ['1. House\n\n1.1 The roof is mended each year.\n\n1.2 The door is painted each year.\n\n1.2 (a) The rent is due.'],
  ],
  [
    'defined-terms.unused',
    '"Barn" means what stands in the yard. "Rent" means what is paid. The Rent is due.',
    [
      '"Net Revenue(s)" means all that is earned. The Net Revenue is shared. "Rent" means what is paid. The Rent is due.',
    ],
  ],
  [
    'exhibits.not-attached',
    'The rent is set in Exhibit B. The Owner keeps the key.',
    [
      'The parties sign each exhibit (i) in ink and each Exhibit (ii) by a seal.',
      'The Owner files the Schedule(s) with the town. A holder files a Schedule 14D-9 or a Schedule 13G.',
    ],
  ],
  [
    'acronyms.unexplained',
    'The tank is fed by the QZF at noon. The crew stops the QZF when the tank is full.',
    [
      'The price is shown in TABLE 2 for each tank. The crew may change TABLE 2 at any time of the year.',
      'The barn is let to the tenant.\n\nBy: OSGOOD\nName: OSGOOD\nTitle: Farmer\n\nOSGOOD\n',
      'The barn is let to Osgud by the town. When the rent is late OSGUD pays more, and the town tells OSGUD so.',
      'The rent is due in May.\n\nTHADD Q. ZORN\n\nThis page was signed by THADD Q. ZORN in the barn.',
    ],
  ],
  [
    'ambiguity.weak-modal',
    'The Supplier can mend the roof in June.',
    [
      'Secret is all that is not public, unless the Receiver can demonstrate that it knew it before.',
      'The Owner keeps the sum except to the extent that the Tenant can show a loss.',
      'The Tenant waives any objection that the Tenant might otherwise have to the place of trial.',
      'The Owner tells the Tenant if the Owner can find another barn.',
      'The Tenant keeps the key, since its loss to a stranger could cause harm to the Owner.',
    ],
    'services',
  ],
  [
    'exceptions.no-duty',
    'The Supplier is not required to mend the roof.',
    [
      'The Supplier is not required to be registered under any law of banks.',
      'The Supplier represents and warrants that it is not obligated to sell a share to anyone.',
      'What came from a neighbour under no obligation to the Supplier is free for use.',
    ],
    'services',
  ],
  [
    'exceptions.override',
    'The Supplier may raise the rent regardless of any promise made before.',
    [
      'The duty to keep secrets lasts for two years regardless of termination of this lease.',
      'The rent is due irrespective of any expiration of the term and regardless of the reason for it.',
      'The Owner hires people irrespective of race, and pays them regardless of the number of hours.',
      'The Owner answers for the work regardless of who does it.',
      'The Owner pays the costs regardless of whether the barn is let.',
    ],
    'services',
  ],
  [
    'discretion.own-measure',
    'The Tenant shall bring such tools as the Owner deems necessary, in any manner it chooses.',
    ['The Tenant shall bring a rake and a broom.'],
    'services',
  ],
  [
    'ambiguity.own-judgement',
    'The crew brings such tools as it deems necessary.',
    ['The crew brings a rake and a broom.'],
    'requirements',
  ],
  [
    'ambiguity.deferred-terms',
    'The colour of the door is to be agreed later.',
    [
      'Under this Agreement to agree with a bank is allowed.',
      'The sum is to be determined in accordance with the page on sums, and is subject to adjustment under page 2.',
      'Unless otherwise specified, a day is a day of work.',
      'The barn is let under a separate agreement with the town.',
      'The board hears the matters to be discussed, and a mutually acceptable mediator takes the chair.',
    ],
  ],
  [
    'vague-pronouns.found',
    'The valve feeds the tank. It shall be red. They are two.',
    [
      'It shall be possible to open the tank. It is also required that the valve be shut.',
      'The crew shall pour water from one tank to another. Another valve shall shut the tank.',
    ],
    'requirements',
  ],
  [
    'opposite-duties.forbidden',
    'The Tenant shall water the red roses. The Owner is glad. The Tenant shall not water the red roses.',
    [
      'The Tenant shall have the right to use the barn door. The Tenant shall not have any right to sell the house.',
      'Then such matter shall be heard by the town board. But such matter shall not be heard by the town board.',
    ],
    'services',
  ],
  [
    'enumerations.cut',
    'The Supplier shall mend the roof, the doors and other things, including. The rent is due.',
    [
      'The page is held under one name on the net (such as .org) by the Supplier for the Customer.',
      'The rent is made up as follows. (a) The rent of the barn. (b) The rent of the house.',
    ],
  ],
  [
    'duplicated-wording.twice',
    '1. Rent\nThe Tenant shall pay the rent of the barn in silver on the first day of each month at the gate of the house of the Owner.\n\n2. Gate\nThe Tenant shall pay the rent of the barn in silver on the first day of each month at the gate of the house of the Owner.\n',
    [
      '1. Rent\nSecret parts of this page were omitted and filed separately with the board of the town, which keeps them in a drawer.\n\n2. Gate\nSecret parts of this page were omitted and filed separately with the board of the town, which keeps them in a drawer.\n',
    ],
  ],
  [
    'spelling.misspelled',
    'The Tenant shall keep a seperate key of the barn.',
    ['The page is packed with gzip and held for an ex parte hearing, and is identifiably marked.'],
  ],
  [
    'contradictions.periods',
    'The Owner may terminate this lease at any time on five days notice. The Owner may terminate this lease for any reason on ninety days notice.',
    [
      'The Owner may terminate this lease at any time on five days notice. For two years after termination for any reason the Tenant shall not compete.',
    ],
  ],
  [
    'contradictions.numbers',
    'The Supplier shall mend a broken door of the red barn by the river within thirty (30) days. The Supplier shall mend a broken door of the red barn by the river within sixty (60) days.',
    [
      'A key for five red doors of the barn shall be given with every box of 20 rakes and brooms. A key for seven red doors of the barn shall be given with every box of 30 rakes and brooms.',
    ],
  ],
  ['repetition.doubled', 'The Tenant shall shall sweep the barn.', ['red      open      open      blue']],
];
