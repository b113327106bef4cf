/**
 * The baseline of the HTTP bench: node:http that answers one path with the answer it was given, and a POST with its own body.
 * Arguments: the path, the headers as JSON, the body.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [path = '/', written = '{}', body = ''] = process.argv.slice(2);
const headers = JSON.parse(written) as Record<string, string>;

const server = createServer((request, response) => {
  if (request.method === 'POST') return void request.pipe(response);
  if (request.url !== path) return void response.writeHead(404).end();
  response.writeHead(200, headers);
  return void response.end(body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
