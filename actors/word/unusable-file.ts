/**
 * A file that cannot be read as a Word document: `foreign` when it is something else, `broken` when it is damaged, locked or
 * hostile. The message is a sentence for the client.
 */
export class UnusableWordFile extends Error {
  override readonly name = 'UnusableWordFile';
  readonly kind: 'foreign' | 'broken';

  constructor(kind: 'foreign' | 'broken', message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export const broken = (message: string, options?: ErrorOptions): UnusableWordFile =>
  new UnusableWordFile('broken', message, options);
