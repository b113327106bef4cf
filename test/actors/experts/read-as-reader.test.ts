import { describe, expect, it } from 'vitest';
import { EXPERTS } from '../../../actors/experts/index.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import type { DocumentType, Finding } from '../../../protocols/index.ts';
import { findingsOf } from './trial.ts';

const PARTIES = 'This Agreement is made between Alder Ltd ("Supplier") and Birch Inc. ("Customer").\n\n';

function found(id: string, text: string, type: DocumentType = 'services'): Finding[] {
  const expert = EXPERTS.find((one) => one.id === id) as (typeof EXPERTS)[number];
  return findingsOf(expert, parseDocument(text, { type }));
}
const rules = (...given: Parameters<typeof found>): string[] => found(...given).map(({ rule }) => rule);

describe('experts: what readers of whole reviews found foolish', () => {
  it.each([
    ['The roof is provided “as is” by the Supplier.', true],
    ['The software and any trial version are provided “as is” by the Supplier.', true],
    ['The Customer may send a note, in which case it gives its feedback “as is”.', false],
    ['Beta features are provided “as is” by the Supplier.', false],
  ])('a disclaimer counts where something is paid for: %s', (text, counts) => {
    expect(rules('warranty-disclaimer', PARTIES + text).includes('warranty-disclaimer.total')).toBe(counts);
  });

  it.each([
    ['It sells Goods to nobody else.', true],
    ['The Convention on Contracts for the International Sale of Goods is shut out.', false],
    ['The provisions of the Sale of Goods Act are shut out.', false],
  ])('the name of a law is no second name: %s', (last, counts) => {
    const uses = 'It keeps the Products dry. It loads the Products. It sells the Products. It counts the Products. ';
    const text = `1. “Products” means the doors it makes.\n\n2. ${uses}It paints the Products. ${last}`;
    expect(rules('terminology', text).includes('terminology.two-terms')).toBe(counts);
  });

  it('words are listed with the capitals they are printed with', () => {
    const text = `${PARTIES}1. The door is red at Supplier’s discretion. AT ITS DISCRETION the Customer paints it.`;
    const [finding] = found('discretion', text).filter(({ rule }) => rule === 'discretion.own-measure');
    expect(finding?.values.words).toBe('“at its discretion”, “at Supplier’s discretion”');
  });

  it.each([
    ['{door_colour} is the colour, and {start_date} the first day.', 2],
    ['The path is /doors/{door_id} in the portal.', 0],
    ['[x] The door is red.\n[ ] The door is blue.', 0],
    ['[ ] The door is red.\n[ ] The door is blue.', 2],
    ['The price of the door is ________ euro a year.', 1],
    ['EXHIBIT B MONTHLY REPORT\n\nDoors sold in the month of ________ in town: ________ doors.', 0],
    ['Complete and return this form only if you leave.\n\nI leave the contract on ________ for good.', 0],
  ])('a blank is what must be filled before signing: %s', (text, count) => {
    const open = found('placeholders', text).find(({ rule }) => rule === 'placeholders.unfilled');
    expect(open?.values.count ?? 0).toBe(count);
  });

  it.each([
    ['Prices stand in Exhibit B and doors in Exhibit B.', true],
    ['Prices stand in Exhibit B. Page 7 EXHIBIT B PRICES of all doors.', false],
    ['Prices stand in Exhibit B. Red doors SCHEDULE A - Doors EXHIBIT B – Prices of them.', false],
    ['PRICES STAND IN EXHIBIT B AND DOORS ELSEWHERE. The Customer reads Exhibit B.', true],
  ])('an attachment may begin within a line: %s', (text, counts) => {
    expect(rules('exhibits', PARTIES + text).includes('exhibits.not-attached')).toBe(counts);
  });

  it('terms on a page of somebody else are named, and their cover lacks nothing', () => {
    const cover =
      'By signing, Alder Ltd and Birch Inc. agree to the Door Terms posted at https://doors.example.com/terms.\n\nDeliverables: doors. All Deliverables are red. Each Deliverable is new. The Deliverables have locks.';
    const said = found('exhibits', cover);
    expect(said.map(({ rule, severity }) => [rule, severity])).toEqual([['exhibits.elsewhere', 'medium']]);
    expect(rules('acceptance-criteria', cover)).toEqual([]);
    expect(rules('deliverables', cover)).toEqual([]);
    expect(rules('exhibits', 'The Door Terms are read at the door, which is found at the gate.')).toEqual([]);
  });

  it('work that is only assigned needs no test, and a test belongs to the delivery', () => {
    const assigned = 'All work product is assigned. Work product is secret. Acceptance of this offer is free.';
    expect(rules('acceptance-criteria', assigned)).toEqual([]);
    const text = `${PARTIES}1. Delivery\n\nThe Supplier brings each Deliverable. The Deliverable is red. A Deliverable has a lock.\n\n2. Definitions\n\n“Deliverable” is a door.`;
    const [missing] = found('acceptance-criteria', text);
    expect(missing?.place).toBe(text.indexOf('\n\n2. Definitions'));
  });

  it('only who runs something hands it over', () => {
    const text = `The licence ends by termination. It terminates in May. Its termination is final. ${'The patent is old. '.repeat(240)}`;
    expect(rules('exit-plan', text, 'licence')).toEqual([]);
    expect(rules('exit-plan', `${text}The Supplier hosts the customer data.`, 'licence')).toEqual([
      'exit-plan.missing',
    ]);
  });

  it('does not read a right to report a violation of the law as a release from a duty', () => {
    const free = 'The Customer is not required to notify the Supplier of the rain.';
    const report = 'The Customer is not required to notify the Supplier that it has made such reports or disclosures.';
    expect(rules('exceptions', free)).toContain('exceptions.no-duty');
    expect(rules('exceptions', report)).not.toContain('exceptions.no-duty');
  });

  it('a sentence that points back may stand twice', () => {
    const long =
      'includes all laws on doors, windows, roofs and walls that the town has made or will make in any year.';
    expect(rules('duplicated-wording', `1. Red doors.\n\nIt ${long}\n\n2. Blue doors.\n\nIt ${long}`)).toEqual([]);
    expect(rules('duplicated-wording', `1. Red.\n\nBuilding ${long}\n\n2. Blue.\n\nBuilding ${long}`)).toEqual([
      'duplicated-wording.twice',
    ]);
  });

  it('proposes no whole clause in a text without line breaks, where it could not stand alone', () => {
    const body = 'The Supplier shall mend the roof and will not stop. '.repeat(30).trim();
    const text = `SERVICES AGREEMENT between Alder Ltd ("Supplier") and Birch Inc. ("Customer"). 1. Work. ${body} 2. Liability. The Supplier shall pay for loss. 3. Notices. ${body}`;
    const changes = EXPERTS.flatMap((expert) => findingsOf(expert, parseDocument(text, { type: 'services' })))
      .map(({ change }) => change)
      .filter((change) => change?.after.startsWith('\n\n') === true);
    expect(changes).toEqual([]);
  });

  it('takes a duty of every member of a group for mutual', () => {
    const made = 'This Agreement is made between Alder Ltd and Birch Inc. (each a "Member", together the "Members").';
    const duty = 'The Member may end this Agreement at any time upon notice of ten (10) days to the venture.';
    expect(rules('termination-convenience', `${made}\n\n1. ${duty}`)).not.toContain(
      'termination-convenience.one-sided',
    );
    const alone = `${PARTIES}1. The Supplier may end and terminate this Agreement at any time upon notice of ten (10) days.`;
    expect(rules('termination-convenience', alone)).toContain('termination-convenience.one-sided');
  });

  it.each([
    ['Either party may terminate this Agreement at any time on prior written notice.', true],
    ['Either party may terminate this Agreement at any time on sixty (60) days’ written notice.', false],
    ['Either party may terminate this Agreement at any time on notice. The notice must come two months before.', false],
    ['Either party may terminate this Agreement at any time on notice after a breach.', false],
  ])('a right to leave says how soon: %s', (text, counts) => {
    const said = rules('termination-convenience', `${PARTIES}1. End\n\n${text}`);
    expect(said.includes('termination-convenience.no-period')).toBe(counts);
  });

  it.each([
    ['This deed replaces all prior agreements. It does not supersede any other agreement of the parties.', true],
    ['This deed replaces all prior agreements. It does not affect the roof of any other house.', false],
    ['This deed shall not supersede any other agreement of the parties.', false],
  ])('an agreement is the whole one or not: %s', (text, counts) => {
    expect(rules('entire-agreement', PARTIES + text).includes('entire-agreement.not-entire')).toBe(counts);
  });

  it('a court is no side that judges in its own cause', () => {
    const judged = (who: string) =>
      rules('discretion', `The words are struck to the extent deemed necessary by ${who}.`);
    expect(judged('the Supplier')).toContain('discretion.own-measure');
    expect(judged('the court')).not.toContain('discretion.own-measure');
  });

  it('help by telephone binds nobody, an order by telephone does', () => {
    expect(rules('oral-statements', 'The Supplier gives daily advice by telephone as reasonably requested.')).toEqual(
      [],
    );
    expect(rules('oral-statements', 'The Customer may order doors by telephone.')).toEqual(['oral-statements.bind']);
  });

  it('a right to woo customers is no ban', () => {
    const ban = 'The Customer shall not solicit any customer of the Supplier.';
    const right = 'The Supplier has the right to solicit doors, but not at night; no solicitor calls on a customer.';
    expect(rules('non-solicit', PARTIES + ban)).toContain('non-solicit.unbounded');
    expect(rules('non-solicit', PARTIES + right)).not.toContain('non-solicit.unbounded');
    const place = 'The Customer shall not solicit customers within the territory of another customer.';
    expect(rules('non-solicit', PARTIES + place)).not.toContain('non-solicit.unbounded');
  });

  it('a ban is read to the end of a long list', () => {
    const list =
      'directly or indirectly own, keep, run, join, advise, help, lend to, invest in or otherwise have any interest in any house, barn, firm or shop of whatever kind';
    const text = `${PARTIES}1. The Customer shall not, for a period of three (3) years after the end, ${list} that competes with the Supplier.`;
    expect(rules('non-compete', text)).toContain('non-compete.long');
    expect(rules('non-compete', text.replace('three (3) years', 'six (6) months'))).not.toContain('non-compete.long');
  });

  it('a party that is called You is named, not addressed', () => {
    const text =
      'This Agreement is made between Alder Ltd ("Alder") and Birch Inc. ("You").\n\n1. You may terminate this Agreement at any time.';
    const [finding] = found('termination-convenience', text);
    expect(finding?.values.party).toBe('“You”');
  });

  it('clauses of other standard clauses are not looked for here', () => {
    const own = '1. Roof\n\nSee Section 2 on doors.\n\n2. Door\n\nThe door is red.\n\n';
    expect(rules('cross-references', `${own}3. End\n\nClause 19 applies to the door.`)).toContain(
      'cross-references.dangling',
    );
    const filled = `${own}3. Transfers\n\nThe SCCs are completed as follows: in Clause 19, the law of Ireland is chosen.`;
    expect(rules('cross-references', filled)).toEqual([]);
  });

  it('terms on data processing are part of another agreement', () => {
    const text = `DATA PROCESSING AGREEMENT between Alder Ltd ("Supplier") and Birch Inc. ("Customer")\n\n${'1. The Supplier shall keep the data of the Customer safe and indemnify it.\n\n'.repeat(40)}`;
    for (const expert of ['severability', 'entire-agreement']) {
      expect(rules(expert, text, 'services').length).toBeGreaterThan(0);
      expect(rules(expert, text, 'data_processing')).toEqual([]);
    }
  });

  it('the fields of a template are no oversight, a blank in it is one', () => {
    const template = Array.from({ length: 9 }, (_, i) => `The door is {door_${i}}.`).join(' ');
    const graveness = (text: string) => found('placeholders', text).map(({ severity }) => severity);
    expect(graveness(`${template}\n[ ] It is red.`)).toEqual(['low']);
    expect(graveness(`${template} The price is ________ euro.`)).toEqual(['high']);
    expect(graveness(`${template} The door is painted in the colour ________ inside.`)).toEqual(['medium']);
    expect(graveness('The door is {door_colour}.')).toEqual(['medium']);
    expect(graveness('The house that is meant stands at: ------------ and is red.')).toEqual(['medium']);
    expect(graveness('The house is red.\n------------\nThe barn is blue.')).toEqual([]);
  });

  it('an indemnity that no limit reaches is without one', () => {
    const duty =
      'The duty of the Customer to indemnify the Supplier shall not be limited by any other limitation of liability.';
    expect(rules('uncapped-liability', PARTIES + duty)).toEqual(['uncapped-liability.wide-exception']);
    expect(rules('uncapped-liability', PARTIES + duty.replace('not be', 'be'))).toEqual([]);
  });

  it.each<[rule: string, text: string, counts: boolean, type?: DocumentType]>([
    ['ambiguity.weak-modal', 'The Supplier can use the door.', true],
    ['ambiguity.weak-modal', 'The door is dried before it can be used.', false],
    ['ambiguity.weak-modal', 'No word of this Agreement can be changed by telephone.', false],
    ['ambiguity.should', 'Changes should be made on the cover.', true],
    ['ambiguity.should', 'Secret is what should reasonably be understood as secret.', false],
    ['ambiguity.should', 'In the event a court should hold a word void, the rest stands.', false],
    ['ambiguity.optional-duty', 'The Supplier shall attempt to open the door.', true],
    ['ambiguity.optional-duty', 'The radio shall attempt to open the door.', false, 'requirements'],
  ])('%s: %s', (rule, text, counts, type) => {
    expect(rules('ambiguity', PARTIES + text, type).includes(rule)).toBe(counts);
  });
});
