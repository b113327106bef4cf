import { ERROR_CODES, ERRORS } from '../../../protocols/index.ts';
import { writeSchema } from './docs-schema.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { type Answer, Document, type Documented, type Media, type Parameter } from './documented.ts';
import { code, escapeHtml, prose } from './html.ts';

/** The OpenAPI document as one page to read: no script, nothing fetched. */
export function writeDocsPage(openApi: Record<string, unknown>): string {
  const document = Document.parse(openApi);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const sections = document.tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags?.includes(name));
    return `<h2 id="${name.toLowerCase()}">${name}</h2>${own.map((each) => writeOperation(document, each)).join('')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(document.info.title)}: the interface</title><style>${DOCS_STYLE}</style></head><body>
${writeContents(document, operations)}<main><h1>${escapeHtml(document.info.title)} <small>${escapeHtml(document.info.version)}</small></h1>
${prose(document.info.description)}${START}${sections.join('')}${writeWebhooks(document)}${ERROR_SECTION}${writeSchemas(document)}
</main></body></html>`;
}

/** What a first request looks like. */
const START = `<h2 id="start">Start</h2><p>Every call but the documents needs <code>Authorization: Bearer agr_live_…</code>. Keep keys on servers.</p>
<pre>curl -s $BASE/api/review/text-review \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{"document_title": "Service agreement", "document_text": "1. Term. …"}'

curl -s $BASE/api/review/$REVIEW_ID/status -H "Authorization: Bearer $KEY"
curl -s $BASE/api/review/$REVIEW_ID/download/redline -H "Authorization: Bearer $KEY" -OJ</pre>`;

const ERROR_SECTION = `<h2 id="errors">Errors</h2><table><tr><th>Status</th><th>error_code</th><th>Meaning</th></tr>${ERROR_CODES.map(
  (name) =>
    `<tr id="error-${name.toLowerCase()}"><td>${ERRORS[name].status}</td><td>${code(name)}</td><td>${escapeHtml(ERRORS[name].detail)}</td></tr>`,
).join('')}</table>`;

interface Placed {
  readonly path: string;
  readonly method: string;
  readonly operation: Documented;
}

const link = (href: string, text: string) => `<li><a href="#${href}">${escapeHtml(text)}</a></li>`;

function writeContents(document: Document, operations: readonly Placed[]): string {
  const groups = document.tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags?.includes(name));
    const links = own.map(({ operation }) => link(operation.operationId ?? '', operation.summary));
    return `<li>${name}<ul>${links.join('')}</ul></li>`;
  });
  const rest = link('posted', 'What is posted to you') + link('errors', 'Errors') + link('schemas', 'Schemas');
  return `<nav><ul>${link('start', 'Start')}${groups.join('')}${rest}</ul><p><a href="/openapi.json">openapi.json</a></p></nav>`;
}

function writeOperation(document: Document, { path, method, operation }: Placed): string {
  return `<section id="${operation.operationId}"><h3>${escapeHtml(operation.summary)}</h3>
<p class="line"><b class="${method.toLowerCase()}">${method}</b> <code>${escapeHtml(path)}</code>${operation.security ? ' <small>no key needed</small>' : ''}</p>
${prose(operation.description)}${writeParameters(operation.parameters)}${writeRequest(document, operation.requestBody?.content)}
${writeAnswers(document, operation.responses)}</section>`;
}

function writeParameters(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, schema, description }) =>
      `<tr><td>${code(name)}</td><td>${place}</td><td>${writeSchema(schema)}</td><td>${inline(description)}</td></tr>`,
  );
  return `<h4>Parameters</h4><table><tr><th>Name</th><th>In</th><th>Type</th><th>Meaning</th></tr>${rows.join('')}</table>`;
}

function writeBody(title: string, content: Readonly<Record<string, Media>> | undefined): string {
  const media = Object.entries(content ?? {}).map(([type, { schema, example }]) => {
    const shape = schema === undefined ? '' : ` ${writeSchema(schema)}`;
    return `<p>${code(type)}${shape}</p>${example === undefined ? '' : `<pre>${escapeHtml(JSON.stringify(example, null, 2))}</pre>`}`;
  });
  return media.length === 0 ? '' : `<h4>${title}</h4>${media.join('')}`;
}

/** The fields are here and not only under their schema: they are what a reader came for. */
function writeRequest(document: Document, content: Readonly<Record<string, Media>> | undefined): string {
  const fields = Object.values(content ?? {}).map(({ schema }) => {
    const named = document.components.schemas[schema?.$ref?.split('/').at(-1) ?? ''];
    return named === undefined ? '' : writeSchema(named);
  });
  return writeBody('Request', content) + fields.join('');
}

function writeAnswers(document: Document, responses: Readonly<Record<string, Answer>>): string {
  const { 200: success, ...others } = responses;
  const rows = Object.entries(others).map(([status, answer]) => {
    const resolved =
      answer.$ref === undefined ? answer : document.components.responses[answer.$ref.split('/').at(-1) ?? ''];
    return `<tr><td>${status}</td><td>${inline(resolved?.description)}</td></tr>`;
  });
  return `${writeBody(`Answer 200: ${escapeHtml(success?.description ?? '')}`, success?.content)}
${rows.length === 0 ? '' : `<details><summary>Other answers</summary><table>${rows.join('')}</table></details>`}`;
}

function writeWebhooks(document: Document): string {
  const hooks = Object.entries(document.webhooks).map(
    ([name, { post }]) =>
      `<h3>${code(name)}</h3>${prose(post.description)}${writeBody('Payload', post.requestBody?.content)}`,
  );
  return `<h2 id="posted">What is posted to you</h2>${hooks.join('')}`;
}

function writeSchemas(document: Document): string {
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<section id="schema-${name}"><h4>${name}</h4>${writeSchema(schema)}</section>`,
  );
  return `<h2 id="schemas">Schemas</h2>${schemas.join('')}`;
}

const inline = (text: string | undefined): string => prose(text ?? '').replace(/^<p>|<\/p>$/g, '');
