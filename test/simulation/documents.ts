import type { Submission } from '../../gateway/reviews/review-service.ts';

/** Short documents with enough in them to debate, and few enough experts that a seed takes milliseconds. */
const TEXTS = [
  `POLICY ON RECORDS

1. Scope. This policy applies to all records and/or files of the Company. Records shall be kept for thirty (45) days.
2. Retention. Records shall be kept for ten (10) years. The Officer shall respond promptly as set out in Section 9.
3. Access. Access is granted as soon as practicable and on reasonable terms. ________ decides in case of doubt.
4. Ends. This policy ends on 31 February 2027. The the Officer reports once a year.`,
  `REPORT ON SUPPLIERS

1. Summary. Suppliers were were rated by the Board. The rating is described in Schedule 4, which is attached.
2. Method. Each supplier was visited twenty (12) times. The Auditor may, or shall, repeat visits where appropriate.
3. Result. Approximately half of the suppliers were good and/or adequate. See Section 7 for the rest.
3. Outlook. The next report is due by [date].`,
];

export interface Scenario {
  readonly submission: Submission;
  /** Virtual milliseconds after the beginning. */
  readonly at: number;
}

/** The reviews every simulation submits; one asks for a webhook. `models`: the other asks for language models. */
export function scenarios(models = false): Scenario[] {
  return TEXTS.map((text, index) => ({
    at: index * 150,
    submission: {
      review_id: `rev_00000000-0000-4000-8000-00000000000${index}`,
      account_id: 'account',
      document_title: `Document ${index}`,
      document_text: text,
      source: { format: 'txt', file_name: null, notes: [] },
      preset: 'technical',
      deep_review: false,
      output_language: 'English',
      webhook_url: index === 0 ? 'https://client.example/hook' : null,
      idempotency_key: null,
      protocol: null,
      document_type: null,
      ...(models && index === 1 && { language_models: 'if_available' as const }),
    },
  }));
}
