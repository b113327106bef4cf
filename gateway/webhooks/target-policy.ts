import ipaddr from 'ipaddr.js';

/** Names that mean this machine (RFC 6761), with or without the root's dot. */
const LOCAL_NAME = /(^|\.)localhost\.?$/;

/**
 * Why this URL may not be a webhook's target, in words that follow the field's name; undefined when it may. A host that is
 * a name is judged again by its addresses when a connection is made: what it resolves to can change.
 */
export function refuseWebhookUrl(text: string, allowLoopback: boolean): string | undefined {
  const url = URL.parse(text);
  if (url === null) return 'must be an absolute URL';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must be an http or https URL';
  if (url.username !== '' || url.password !== '') return 'must not contain credentials';
  if (url.port === '0') return 'must not name port 0, at which nobody can listen';
  // The parser has already turned 127.1, 0x7f000001 and 2130706433 into 127.0.0.1.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (LOCAL_NAME.test(host)) return allowLoopback ? undefined : 'must not point to this machine';
  return ipaddr.isValid(host) ? refuseAddress(host, allowLoopback) : undefined;
}

/** The same for one IP address: only public unicast ones may be called. */
export function refuseAddress(address: string, allowLoopback: boolean): string | undefined {
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (allowLoopback && range === 'loopback') return undefined;
  return range === 'unicast' && isAssigned(parsed) && !isReserved(parsed)
    ? undefined
    : 'must point to a public address';
}

/**
 * Unicast addresses that nobody on the Internet has: the address under which Azure's hosts answer every machine of theirs, the
 * anycast of 6to4 relays (RFC 7526), and the newer addresses for documentation (RFC 9637).
 */
const RESERVED = ['168.63.129.16/32', '192.88.99.0/24', '3fff::/20'].map((range) => ipaddr.parseCIDR(range));

const isReserved = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  RESERVED.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));

/** Public IPv6 is 2000::/3. Anything outside it, such as the obsolete form ::127.0.0.1, is refused. */
const isAssigned = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address.kind() === 'ipv4' || ((address.toByteArray()[0] ?? 0) & 0xe0) === 0x20;
