/** The baseline of the HTTP bench: node:http answering every request with the body it was given, and a POST with its own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = process.argv[2] ?? '{}';
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };

const server = createServer((request, response) => {
  if (request.method === 'POST') return void request.pipe(response);
  response.writeHead(200, headers);
  return void response.end(body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
