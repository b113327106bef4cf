/** Address of the message server, and user and password there: one setting, so that an operator gives one text. */
export interface NatsAddress {
  /** Without names and passwords. */
  readonly servers: readonly string[];
  readonly user?: string;
  readonly pass?: string;
  /** `tls://` was asked for: a server that does not offer it is refused. */
  readonly encrypted: boolean;
}

/**
 * Reads `nats://user:password@host:port`, or several with commas between; `tls://` for encrypted connections. Signs with a
 * meaning in addresses are percent-encoded in the password. The first name and password count for all servers.
 */
export function parseAddress(text: string): NatsAddress {
  const urls = text.split(',').map((part) => new URL(part.includes('://') ? part : `nats://${part}`));
  const named = urls.find(({ username }) => username !== '');
  return {
    servers: urls.map(({ host }) => host),
    ...(named && { user: decodeURIComponent(named.username), pass: decodeURIComponent(named.password) }),
    encrypted: urls.some(({ protocol }) => protocol === 'tls:'),
  };
}

/** The address without names and passwords. */
export const openAddress = (text: string): string => text.replaceAll(/[^/@,]*@/g, '');

/** The address as it may be shown: without the password. */
export const shownAddress = (text: string): string => text.replaceAll(/:[^:@/,]*@/g, '@');
