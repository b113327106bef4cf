import { describe, expect, it } from 'vitest';
import { CONTRACT, sheetOf } from './supply-agreement.ts';

const line = (topic: string, sheet = sheetOf(CONTRACT)) => sheet.lines.find((each) => each.topic === topic);

describe('deal sheet: what the document says on each topic', () => {
  it.each([
    ['parties', ['Acme Inc. (Supplier)', 'Beta LLC (Customer)'], ''],
    ['subject', [], 'shall provide maintenance of the machines'],
    ['term', ['24 months', '1 April 2026'], 'continue for 24 months'],
    ['renewal', ['12 months', '60 days ahead'], 'renew for 12 months'],
    ['money', ['Customer pays Supplier $120,000 a year (fee, 3.1)'], 'a fee of $120,000'],
    ['liability', ['Either party: at most $250,000'], 'shall not exceed $250,000'],
    ['exit', ['Either party: without cause on 90 days of notice'], 'may terminate'],
    ['law', [], 'laws of England'],
  ])('%s: %j', (topic, facts, words) => {
    const found = line(topic);
    expect(found?.facts.map((fact) => fact.replace(/\u00a0/g, ' '))).toEqual(facts);
    expect(found?.passages.map(({ quote }) => quote).join(' ')).toContain(words);
  });

  it.each([
    ['اتفاقية خدمات', 'أبرمت هذه الاتفاقية بين شركة النور وشركة البحر.'],
    ['הסכם שירותים', 'הסכם זה נערך בין אור לבין ים.'],
    ['服务协议', '本协议由供应商与客户签订。'],
  ])('takes the first line for the title where letters have no capitals: %s', (title, words) => {
    expect(sheetOf(`${title}\n\n${words}\n\n1. ${words}\n`).title).toBe(title);
  });

  it('takes a date of the second clause for none of the document', () => {
    const words =
      'SUPPLY AGREEMENT\n\nBetween Acme Inc. and Beta LLC.\n\n1. Services\nAcme supplies.\n\n2. Term\nThe term begins on 1 April 2026.\n\n3. Law\nThe laws of England govern.\n';
    expect(sheetOf(words).date).toBeNull();
    expect(sheetOf(words.replace('Beta LLC.', 'Beta LLC on 2 March 2026.')).date).toBe('2026-03-02');
  });

  it('takes a duty without limit in time for no liability without limit', () => {
    const sheet = sheetOf(
      CONTRACT.replace(/4\.1 .*\n/, '4.1 The duties of each party continue without limit in time.\n'),
    );
    expect(line('liability', sheet)?.facts).toEqual([]);
    expect(line('liability', sheet)?.passages).toEqual([]);
  });

  it('takes the months over which a cap counts the fees for no deadline', () => {
    const { calendar } = sheetOf(
      'SERVICES AGREEMENT\n\nThis Agreement is made between Acme Inc. (the "Supplier") and Beta LLC (the "Customer").\n\n1. Liability\n1.1 The liability of the Supplier shall not exceed the fees paid in the twelve (12) months before the claim.\n1.2 The Customer shall report each loss within thirty (30) days.\n',
    );
    expect(calendar.map(({ deadline }) => deadline)).toEqual(['within 30 days']);
  });

  it.each([
    ['English', 'Either party: without cause on 90 days of notice'],
    ['Italian', 'Una qualsiasi delle parti: con 90 giorni'],
    ['Spanish', 'Cualquiera de las partes: con 90 días'],
  ])('names parties without a name in the language of the report: %s', (language, fact) => {
    const said = line('exit', sheetOf(CONTRACT, language))
      ?.facts.join(' ')
      .replace(/\u00a0/g, ' ');
    expect(said).toContain(fact.split(':')[0]);
  });

  it('shows of a long sentence the part with the deadline, and says where it is cut', () => {
    const ends =
      '6.2 The Supplier may terminate this Agreement upon notice if the Customer (i) materially breaches this Agreement in a manner that cannot be cured; (ii) dissolves or stops conducting business without a successor; (iii) makes an assignment for the benefit of creditors; or (iv) becomes the debtor in a bankruptcy proceeding that is not dismissed within 60 days.';
    const { calendar } = sheetOf(CONTRACT.replace('6.1 Either', `${ends}\n6.1 Either`));
    const entry = calendar.find(({ deadline }) => deadline.replace(/\u00a0/g, ' ') === 'within 60 days');
    expect(entry?.act).toMatch(/^… .*not dismissed within 60 days\.$/);
  });

  it('quotes verbatim, with the clause', () => {
    for (const { passages } of sheetOf(CONTRACT).lines) {
      for (const { quote, start, end } of passages) expect(CONTRACT.slice(start, end)).toBe(quote);
    }
    expect(line('law')?.passages[0]?.section).toBe('7.1');
  });

  it('quotes the whole sentence, and takes figures from the stretch that answers alone', () => {
    const about =
      'The parties, having considered the state of the market, the needs of their customers for 7 years and the cost of the plant, which each of them has examined for itself, agree as follows on the length of their relations; ';
    const sheet = sheetOf(CONTRACT.replace('2.1 The term', `2.1 ${about}the term`));
    const [quoted] = line('term', sheet)?.passages ?? [];
    expect(quoted?.quote).toMatch(/^The parties, having considered .* continue for 24 months\.$/);
    expect(line('term', sheet)?.facts).toEqual(['24 months', '1 April 2026']);
  });

  it('leaves a topic empty that no sentence speaks of', () => {
    const sheet = sheetOf(CONTRACT.replace(/7\. Governing law\n.*\n/, ''));
    expect(line('law', sheet)).toEqual({ topic: 'law', facts: [], passages: [] });
  });

  it('names the document by its own title and date, and no stamp a title', () => {
    expect(sheetOf(CONTRACT)).toMatchObject({ title: 'SUPPLY AGREEMENT', date: '2026-03-02' });
    expect(sheetOf(CONTRACT.replace('SUPPLY AGREEMENT', 'EXHIBIT 10.4')).title).toBe('');
    const run = 'EXHIBIT 6.7 EXCLUSIVE SUPPLY AGREEMENT This Agreement is made between the parties named below.';
    expect(sheetOf(CONTRACT.replace('SUPPLY AGREEMENT', run)).title).toBe('EXCLUSIVE SUPPLY AGREEMENT');
  });
});

describe('deal sheet: title and date', () => {
  const opened = (words: string) => sheetOf(`${words}\n\n1. Services\n1.1 Acme Inc. shall serve Beta LLC.\n`);

  it.each([
    ['SUPPLY AGREEMENT THIS SUPPLY AGREEMENT is made by Acme Inc. and Beta LLC.', 'SUPPLY AGREEMENT'],
    [
      'Exhibit 10.9 TURN - KEY SALES & MARKETING AGREEMENT Acme Inc. and Beta LLC agree.',
      'TURN - KEY SALES & MARKETING AGREEMENT',
    ],
    [
      'Exhibit 7.1 Strategic Alliance Agreement This agreement is made by Acme Inc. and Beta LLC.',
      'Strategic Alliance Agreement',
    ],
    ['EXECUTION VERSION SUPPLY AGREEMENT Acme Inc. and Beta LLC agree.', 'SUPPLY AGREEMENT'],
  ])('takes the title from %s', (words, title) => {
    expect(opened(words).title).toBe(title);
  });

  it.each([
    ['SUPPLY AGREEMENT\n\nThis Agreement is made this 17t h day of May, 2017 by Acme Inc. and Beta LLC.', '2017-05-17'],
    [
      'SUPPLY AGREEMENT\n\nThis Agreement is made this 15 th day of July, 2010 by Acme Inc. and Beta LLC.',
      '2010-07-15',
    ],
    ['SUPPLY AGREEMENT\n\nRevised January 29, 2019\n\nThis Agreement is made by Acme Inc. and Beta LLC.', null],
    ['SUPPLY AGREEMENT\n\nBetween Acme Inc. and Beta LLC.\n\nSource: ACME INC., 10-K, 12/2/2019', null],
    [
      'SUPPLY AGREEMENT\n\nAs amended on February 28, 2010\n\nThis Agreement was made and entered into as of January 11, 2001 by Acme Inc. and Beta LLC.',
      '2001-01-11',
    ],
  ])('takes the date from %s', (words, date) => {
    expect(opened(words).date).toBe(date);
  });
});

describe('deal sheet: calendar', () => {
  it('keeps no date of the document itself, of what was done before, or twice', () => {
    const words = CONTRACT.replace(
      '3.2 Late payments',
      '3.2 On 30 June 2026 the Customer shall pay $5,000. The Supplier shall deliver the plans on 30 June 2026. The machines were delivered on 5 May 2026. The plans of 1 January 2020 shall be used.\n3.3 Late payments',
    );
    const dated = sheetOf(words).calendar.filter(({ date, computed }) => date !== null && !computed);
    expect(dated.map(({ date, owner }) => [date, owner])).toEqual([
      ['2026-04-01', ''],
      ['2026-06-30', 'Customer'],
    ]);
  });

  const { calendar } = sheetOf(CONTRACT);

  it('works out the end of the term and the last day of notice, and says that it did', () => {
    const computed = calendar.filter((entry) => entry.computed).map(({ date }) => date);
    expect(computed).toEqual(['2028-01-31', '2028-03-31']);
  });

  it('gives deadline, owner, trigger and consequence of a payment', () => {
    expect(calendar.find(({ deadline }) => deadline === 'within 30 days')).toMatchObject({
      date: null,
      owner: 'Customer',
      trigger: 'receipt of an invoice',
      consequence: 'Late payments shall bear interest of 1% a month.',
    });
  });

  it('says an act from the beginning of its sentence, and of an event only what it is', () => {
    const { calendar: found } = sheetOf(
      CONTRACT.replace(
        '6. Termination',
        '5.2 Within two (2) days of a request each party shall return what is secret.\n5.3 Accounts shall be settled within ten (10) days of the end of each month and shall be accompanied by proof.\n\n6. Termination',
      ),
    );
    expect(found.find(({ deadline }) => deadline === 'within 2 days')?.act).toMatch(/^Within two/);
    expect(found.find(({ deadline }) => deadline === 'within 10 days')?.trigger).toBe('the end of each month');
  });

  it('takes a time of notice for one, and a length of the term for no deadline', () => {
    const deadlines = calendar.filter(({ date }) => date === null).map(({ deadline }) => deadline);
    expect(deadlines).toContain('90 days ahead');
    expect(deadlines).not.toContain('within 24 months');
    expect(deadlines).not.toContain('within 12 months');
  });

  it('works out no end from the first of several periods, and no day of notice before the start', () => {
    const computed = (words: string, notice: string): (string | null)[] =>
      sheetOf(CONTRACT.replace('continue for 24 months.', words).replace('60 days before', `${notice} before`))
        .calendar.filter((entry) => entry.computed)
        .map(({ date }) => date);
    expect(computed('continue for 2 months, and the sale then runs for 24 months.', '60 days')).toEqual([]);
    expect(computed('continue for 6 months.', '6 months')).toEqual(['2026-09-30']);
  });

  it('works nothing out without a printed start', () => {
    const undated = sheetOf(CONTRACT.replace('begin on 1 April 2026 and continue', 'continue'));
    expect(undated.calendar.some(({ computed }) => computed)).toBe(false);
  });
});

describe('deal sheet: Italian and Spanish', () => {
  const ITALIAN =
    'CONTRATTO DI SERVIZI\n\nTra Alfa S.p.A., con sede in Milano (il "Cliente"), e Beta S.r.l., con sede in Roma (il "Fornitore").\n\n' +
    'Art. 1 - Durata\n1.1 Il Contratto ha durata di 36 mesi a decorrere dal 1 aprile 2026 e si rinnova per 36 mesi, salvo disdetta almeno 180 giorni prima della scadenza.\n\n' +
    'Art. 2 - Corrispettivi\n2.1 Il Cliente corrisponde al Fornitore un canone annuo di Euro 240.000,00.\n2.2 Le fatture sono pagate entro 30 giorni dalla data di emissione.\n\n' +
    'Art. 3 - Legge\n3.1 Il Contratto è regolato dalla legge italiana.\n';

  it('reads term, price, law and dates of an Italian contract', () => {
    const sheet = sheetOf(ITALIAN, 'Italian');
    expect(line('term', sheet)?.facts).toEqual(['36 mesi', '1 aprile 2026']);
    expect(line('money', sheet)?.facts.map((fact) => fact.replace(/\u00a0/g, ' '))).toEqual(['240.000 EUR']);
    expect(line('law', sheet)?.passages[0]?.quote).toContain('legge italiana');
    expect(sheet.calendar.filter(({ computed }) => computed).map(({ date }) => date)).toEqual([
      '2028-10-02',
      '2029-03-31',
    ]);
  });
});

describe('deal sheet: what is beside the topic', () => {
  const COLLABORATION = `COLLABORATION AGREEMENT

This Agreement is made on 2 March 2026 between Acme Inc. ("Acme") and Beta LLC ("Beta").

1. Use
1.1 Neither party will disclose or use the other party's confidential information except as agreed in writing.
1.2 Each party may disclose confidential information to those who use it under this Agreement.
1.3 Beta shall perform the research described in Exhibit A for Acme.

2. Term
2.1 In case Beta finds a new use of a compound within a period of 2 years from delivery, it will notify Acme.
2.2 Unless earlier terminated, this Agreement will be in effect from its date until completion of the research.
`;

  it('what must not be done is no subject, and a period of something else is not the term', () => {
    const sheet = sheetOf(COLLABORATION);
    expect(line('subject', sheet)?.passages[0]?.quote).toMatch(/^Beta shall perform the research/);
    expect(line('term', sheet)?.passages[0]?.quote).toMatch(/^Unless earlier terminated/);
  });

  it('takes a line of the contents for no title', () => {
    const words =
      'Beta App\nBeta GmbH\nGeneral terms and conditions (T&Cs)\n1.\nSCOPE\n2.\nENDING THE CONTRACT\n2.1 Notice\n1.\nSCOPE\n1.1 These terms hold for all users.\n2.\nENDING THE CONTRACT\n2.1 A user may leave.\n';
    expect(sheetOf(words).title).toBe('General terms and conditions (T&Cs)');
  });

  it('takes a short first line for the title where no part of the text is one', () => {
    expect(sheetOf('System Requirements of the Vault\n\nThe vault must open within two seconds.\n').title).toBe(
      'System Requirements of the Vault',
    );
    expect(sheetOf('The vault must open within two seconds.\n\nIt must close, too.\n').title).toBe('');
  });
});

describe('deal sheet: what is no deadline', () => {
  const deadlines = (words: string) =>
    sheetOf(
      `SUPPLY AGREEMENT\n\nThis Agreement is between Acme Inc. ("Supplier") and Beta LLC ("Customer").\n\n1. Works. ${words}`,
    )
      .calendar.filter(({ computed }) => !computed)
      .map(({ deadline, owner, act }) => `${owner} ${deadline}: ${act}`);

  it.each([
    ['how long something lasts', 'The Supplier shall keep the roof dry for a period of three years.'],
    [
      'how long one looks back',
      'The Supplier shall list the works of the twelve months preceding the notice and during the six months before it.',
    ],
    ['hours of work', 'The Supplier shall be at the site not more than five days in any calendar month.'],
    [
      'a period that was named before',
      'The Supplier shall mend the roof at the conclusion of such thirty (30) day period.',
    ],
  ])('%s', (_, words) => {
    expect(deadlines(words)).toEqual([]);
  });

  it('a time to cure is one, and its number is not torn', () => {
    const [first = ''] = deadlines(
      'The Supplier shall have a period of thirty (30) days after notice to mend the roof.',
    );
    expect(first).toBe(
      'Supplier within 30 days: The Supplier shall have a period of thirty (30) days after notice to mend the roof.',
    );
  });

  it('of two parties, the payer is the one that is not paid', () => {
    expect(deadlines('Payments to the Supplier shall be due within thirty (30) days of each invoice.')[0]).toMatch(
      /^Customer within 30 days/,
    );
  });
});
