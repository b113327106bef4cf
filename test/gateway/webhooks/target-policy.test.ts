import { describe, expect, test } from 'vitest';
import { refuseAddress, refuseWebhookUrl } from '../../../gateway/webhooks/target-policy.ts';

describe('webhook target: URL', () => {
  test.each([
    'https://client.example/hook',
    'http://client.example:8080/hook?key=1#part',
    'https://93.184.215.14/',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
    'https://localhost.example/',
    'https://bücher.example/',
  ])('%s may be called', (url) => expect(refuseWebhookUrl(url, false)).toBeUndefined());

  test.each([
    ['/hook', 'must be an absolute URL'],
    ['', 'must be an absolute URL'],
    ['http://', 'must be an absolute URL'],
    ['ftp://client.example/', 'must be an http or https URL'],
    ['javascript:alert(1)', 'must be an http or https URL'],
    ['file:///etc/passwd', 'must be an http or https URL'],
    ['https://user@client.example/', 'must not contain credentials'],
    ['https://user:word@client.example/', 'must not contain credentials'],
    ['https://client.example:0/hook', 'must not name port 0, at which nobody can listen'],
    ['http://localhost/', 'must not point to this machine'],
    ['http://LOCALHOST./', 'must not point to this machine'],
    ['http://a.localhost:1/', 'must not point to this machine'],
  ])('%s is refused: %s', (url, reason) => expect(refuseWebhookUrl(url, false)).toBe(reason));

  test.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0',
    '10.1.2.3',
    '168.63.129.16',
    '192.88.99.1',
    '100.100.100.200',
    '192.0.0.192',
    '[fd00:ec2::254]',
    '[3fff::1]',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:8.8.8.8]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '[ff02::1]',
    '①②⑦.0.0.1',
    '127.0.1',
    '127.000.000.001',
    '0x7f.0.0.1',
    '0x7f.1',
    '017700000001',
    '127.0.0.1.',
    '%31%32%37.0.0.1',
    '0.0.0.0',
    '0xa9fea9fe',
    '2852039166',
    '169.254.43518',
    '10.0x10.1',
    '192.168.257',
    '172.31.255.255',
    '100.127.255.254',
    '203.0.113.9',
    '240.0.0.1',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:a9fe:a9fe]',
    '[::127.0.0.1]',
    '[64:ff9b::a9fe:a9fe]',
    '[64:ff9b:1::1]',
    '[2002:a9fe:a9fe::]',
    '[2001:0:7f00:1::]',
    '[fec0::1]',
    '[fdff::1]',
    '[2001:db8::1]',
    '[100::1]',
    '[0000:0000:0000:0000:0000:0000:0000:0001]',
    '１２７.０.０.１',
  ])('the address %s is not public', (host) =>
    expect(refuseWebhookUrl(`http://${host}/`, false)).toBe('must point to a public address'),
  );

  test('loopback, and only loopback, can be allowed', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect(refuseWebhookUrl(`http://${host}:9000/`, true)).toBeUndefined();
    }
    expect(refuseWebhookUrl('http://10.0.0.1/', true)).toBe('must point to a public address');
    expect(refuseWebhookUrl('ftp://localhost/', true)).toBe('must be an http or https URL');
  });

  test('an address that was looked up is judged alike', () => {
    expect(refuseAddress('8.8.8.8', false)).toBeUndefined();
    expect(refuseAddress('::ffff:10.0.0.1', false)).toBe('must point to a public address');
    expect(refuseAddress('::1', true)).toBeUndefined();
  });
});
