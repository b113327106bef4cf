/**
 * Subjects of accounts, beside those of reviews:
 *
 *   conclave.account.<id>.command.<name>   to the account
 *   conclave.account.<id>.event.<name>     from the account: ledger, answered, key-added, key-removed
 */
const ROOT = 'conclave.account';
const TOKEN = /^[A-Za-z0-9_-]{1,128}$/;

interface AccountSubject {
  readonly kind: 'command' | 'event';
  readonly account: string;
  readonly name: string;
}

/** Whether the text can be an account's id: it is one level of a subject. */
export const isAccountId = (text: string): boolean => TOKEN.test(text);

/** Throws RangeError when id or name would break out of its level. */
export function formatAccountSubject({ kind, account, name }: AccountSubject): string {
  for (const part of [account, name]) {
    if (!TOKEN.test(part)) throw new RangeError(`not a subject token: ${JSON.stringify(part)}`);
  }
  return `${ROOT}.${account}.${kind}.${name}`;
}

/** The structured subject, or undefined when the text is not one of an account. */
export function parseAccountSubject(text: string): AccountSubject | undefined {
  const [root, area, account, kind, name, ...rest] = text.split('.');
  if (`${root}.${area}` !== ROOT || account === undefined || name === undefined || rest.length > 0) return undefined;
  if (!TOKEN.test(account) || !TOKEN.test(name) || (kind !== 'command' && kind !== 'event')) return undefined;
  return { kind, account, name };
}

export const ACCOUNT_PATTERNS = {
  commands: `${ROOT}.*.command.*`,
  events: `${ROOT}.*.event.*`,
} as const;
