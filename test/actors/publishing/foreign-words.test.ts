import { describe, expect, test } from 'vitest';
import { draftResult } from '../../../actors/drafting/index.ts';
import { shippedPlaybooks } from '../../../actors/playbook-library/index.ts';
import { calendarFiles } from '../../../actors/publishing/calendar-files.ts';
import { renderMarkdown } from '../../../actors/publishing/markdown.ts';
import { renderAnalytics, renderReport } from '../../../actors/publishing/pdf/index.ts';
import { DEFAULT_PROTOCOL, type ReviewResult, type Submit } from '../../../protocols/index.ts';
import { plainReview } from '../replay/plain-review.ts';
import { poorlyFilled, readPdf } from './pdf/pages.ts';

const ITALIAN = `CONTRATTO DI FORNITURA DI SERVIZI INFORMATICI

Tra Meridiana Logistica S.p.A., con sede legale in Bologna (di seguito il "Cliente"), e Nuvola Sistemi S.r.l., con sede legale in Torino (di seguito il "Fornitore").

Art. 1 - Oggetto
1.1 Il Fornitore si impegna a prestare al Cliente i servizi descritti nell'Allegato A (i "Servizi").
1.2 Il Fornitore può subappaltare in tutto o in parte i Servizi senza il consenso del Cliente.

Art. 2 - Durata
2.1 Il Contratto ha durata di 36 mesi a decorrere dal 1 aprile 2026 e si rinnova tacitamente per ulteriori periodi di 36 mesi, salvo disdetta da inviarsi almeno 180 giorni prima della scadenza.
2.2 Il Fornitore può recedere dal Contratto in qualsiasi momento con un preavviso di 15 giorni. Il Cliente non può recedere prima della scadenza.

Art. 3 - Corrispettivi
3.1 Il Cliente corrisponde al Fornitore un canone annuo di Euro 240.000,00 oltre IVA.
3.2 Le fatture sono pagate entro 30 giorni dalla data di emissione. In caso di ritardo sono dovuti interessi del 3% al mese.
3.3 Il Fornitore può modificare unilateralmente i corrispettivi dandone comunicazione al Cliente.

Art. 4 - Responsabilità
4.1 Il Fornitore non risponde in alcun caso dei danni, anche se dovuti a dolo o colpa grave, subiti dal Cliente.
4.2 Il Cliente tiene indenne e manlevato il Fornitore da ogni pretesa di terzi, senza limiti.

Art. 5 - Legge applicabile e foro competente
5.1 Il Contratto è regolato dalla legge italiana.
5.2 Per ogni controversia è competente in via esclusiva il Foro di Torino.
`;

const SPANISH = `CONTRATO DE PRESTACIÓN DE SERVICIOS DE CONSULTORÍA

Entre Olivares Energía, S.A., con domicilio en Madrid (en adelante, el "Cliente"), y Consultores del Sur, S.L., con domicilio en Sevilla (en adelante, el "Consultor").

1. Objeto
1.1 El Consultor prestará al Cliente los servicios descritos en el Anexo I (los "Servicios").
1.2 El Cliente podrá modificar el alcance de los Servicios en cualquier momento sin aumento del precio.

2. Duración
2.1 El presente Contrato tendrá una duración de 12 meses a partir del 1 de febrero de 2026 y se prorrogará automáticamente por períodos iguales salvo denuncia con 90 días de antelación.
2.2 El Cliente podrá resolver el Contrato en cualquier momento, sin preaviso y sin indemnización. El Consultor no podrá resolverlo anticipadamente.

3. Precio
3.1 El Cliente abonará al Consultor 120.000 euros, en tres plazos de 45.000 euros.
3.2 Las facturas se pagarán en un plazo de 120 días desde su aceptación por el Cliente.

4. Responsabilidad
4.1 El Consultor responderá ilimitadamente de cualquier daño, directo o indirecto, incluido el lucro cesante, aun sin culpa.
4.2 El Cliente no será responsable en ningún caso frente al Consultor.

5. Ley aplicable
5.1 El Contrato se rige por la legislación española.
5.2 Las partes se someten a los Juzgados y Tribunales de Madrid.
`;

const submission = (length: number, output_language: string): Submit => ({
  type: 'submit',
  review_id: 'rev_foreign',
  account_id: 'test',
  document: { hash: '0'.repeat(64), length },
  source: { format: 'txt', file_name: null, notes: [] },
  document_title: 'contratto',
  preset: 'comprehensive',
  deep_review: false,
  output_language,
  webhook_url: null,
  credits: 3,
  options: { protocol: DEFAULT_PROTOCOL, seed: 1 },
});

async function reviewed(text: string, language: string): Promise<ReviewResult> {
  const [shipped] = shippedPlaybooks();
  if (shipped === undefined) throw new Error('no playbook comes with the service');
  const { playbook, reference } = shipped;
  const submit = { ...submission(text.length, language), playbook: reference, side: 'customer' };
  const { review, document } = await plainReview(text, submit);
  return draftResult({ ...review, decided_at: 0 }, document, { playbook });
}

/** Words that are English and nothing else in the languages looked at, among those every English sentence has. */
const ENGLISH =
  /(?<![\p{L}\d.@-])(?:the|of|and|with|is|are|was|were|be|been|by|for|from|that|this|these|which|must|shall|may|will|would|should|can|cannot|not|what|when|where|who|any|each|every|other|than|then|there|they|their|its|has|have|had|do|does|more|most|only|one|two|within|without|before|after|under|over|about|between|because|if|but|how|both|issue|issues|clause|clauses|agreement|party|parties|claim|claims|expert|experts|change|changes|days|months|years|liability|payment|notice|risk|review|page|report|none|yes|raised|accepted|rejected|round|rounds|further|seen|see)(?![\p{L}\d-])/giu;

const englishIn = (text: string): string[] =>
  [...text.matchAll(ENGLISH)].map((match) => text.slice(Math.max(0, match.index - 40), match.index + 40));

describe.each([
  ['Italian', ITALIAN],
  ['Spanish', SPANISH],
])('artifacts of a contract in %s', (language, text) => {
  test('by a playbook that comes with the service: no word of English, clauses numbered in turn, no page that is a third empty', async () => {
    const result = await reviewed(text, language);
    expect(result.structured_issues.length).toBeGreaterThan(3);
    const numbers = result.proposed_changes.flatMap(({ after }) => /^\n\n(?:Art\. )?(\d+)/.exec(after)?.[1] ?? []);
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers).toEqual(numbers.map((_, index) => String(6 + index)));
    const report = await readPdf(await renderReport(result, text));
    expect(poorlyFilled(report)).toEqual([]);
    const words = [report.text, (await readPdf(await renderAnalytics(result))).text];
    const markdown = renderMarkdown(result, text).replace(/\]\(#[^)]*\)|<a id="[^"]*"><\/a>/g, '');
    const files = calendarFiles(result).filter(({ name }) => name.endsWith('.csv'));
    const all = [...words, markdown, ...files.map(({ bytes }) => Buffer.from(bytes).toString())];
    expect(all.flatMap(englishIn)).toEqual([]);
  });
});

test('the look-out for English words sees English', () => {
  expect(englishIn('La clausola vale per the whole term.')).toHaveLength(1);
});
