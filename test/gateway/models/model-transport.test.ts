import { once } from 'node:events';
import { createServer } from 'node:http';
import { constants, createSecureServer } from 'node:http2';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { type ModelTransport, modelTransport } from '../../../gateway/models/model-transport.ts';
import { NotSent } from '../../../runtime/calls/index.ts';
import { systemClock } from '../../../runtime/index.ts';
import { selfSigned } from '../../experts-outside/self-signed.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function portOf(server: Pick<Server, 'listen' | 'address' | 'close'> & NodeJS.EventEmitter): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

function send(url: string): ReturnType<ModelTransport['send']> {
  const socket = modelTransport('key', systemClock);
  open.push(() => socket.close());
  return socket.send({ url, headers: {}, body: '{"document":"heron"}' }, AbortSignal.timeout(20_000));
}

/** Trusts the certificate until the test is over. */
function trust(cert: string): void {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, cert]);
  open.push(() => setDefaultCACertificates(before));
}

describe('the socket to a model', () => {
  it('vouches that nothing was sent where nobody listens', async () => {
    const server = createTcpServer();
    const port = await portOf(server);
    server.close();
    await once(server, 'close');
    open.length = 0;
    await expect(send(`http://127.0.0.1:${port}/v1`)).rejects.toThrow(
      new NotSent('no connection could be made: ECONNREFUSED'),
    );
  });

  it.each([
    ['speaks no TLS', () => createServer(), 'localhost'],
    ['has a certificate of nobody we know', () => createSecureServer(selfSigned()), 'localhost'],
  ] as const)('vouches that nothing was sent to a server that %s', async (_, make, host) => {
    const server = make();
    let requests = 0;
    server.on('request', () => {
      requests += 1;
    });
    await expect(send(`https://${host}:${await portOf(server)}/v1`)).rejects.toBeInstanceOf(NotSent);
    expect(requests).toBe(0);
  });

  it('does not vouch for what was cut off after it had arrived, and sends it once', async () => {
    let requests = 0;
    const server = createServer((request) => {
      requests += 1;
      request.socket.destroy();
    });
    const failure = await send(`http://127.0.0.1:${await portOf(server)}/v1`).catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(NotSent);
    expect(String(failure)).toMatch(/^Error: the call was cut off: /);
    expect(requests).toBe(1);
  });

  it('sends once to a server that speaks HTTP/2 and refuses the stream after it has read the question', async () => {
    const { cert, key } = selfSigned();
    trust(cert);
    const versions: string[] = [];
    const server = createSecureServer({ cert, key, allowHTTP1: true }, (request, response) => {
      versions.push(request.httpVersion);
      request.resume();
      request.on('end', () => {
        if (request.httpVersion === '1.1') response.end('{}');
        else request.stream.close(constants.NGHTTP2_REFUSED_STREAM);
      });
    });
    expect(await send(`https://localhost:${await portOf(server)}/v1`)).toMatchObject({ status: 200 });
    expect(versions).toEqual(['1.1']);
  });
});
