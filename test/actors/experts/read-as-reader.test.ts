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

  it('who may report a violation of the law is not released from a duty', () => {
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

  it('a clause put into a text without line breaks stands alone', () => {
    const body = 'The Supplier shall mend the roof and will not stop. '.repeat(30).trim();
    const text = `SERVICES AGREEMENT between Alder Ltd ("Supplier") and Birch Inc. ("Customer"). 1. Work. ${body} 2. Liability. The Supplier shall pay for loss. 3. Notices. ${body}`;
    const changes = EXPERTS.flatMap((expert) => findingsOf(expert, parseDocument(text, { type: 'services' })))
      .map(({ change }) => change)
      .filter((change) => change?.after.startsWith('\n\n') === true);
    expect(changes.length).toBeGreaterThan(0);
    for (const change of changes) {
      const rest = text.slice(change?.end);
      expect(rest.trim() === '' || change?.after.endsWith('\n\n')).toBe(true);
      expect(rest).not.toMatch(/^ /);
    }
  });
});
