/**
 * What a SAML answer must look like before its signature is checked. Only refuses: nothing is read from here. It is before
 * the library because that one takes other issuers, SHA-1, DTDs, comments inside names, other destinations and recipients, and
 * answers that say they failed.
 *
 * The rules: SAML 2.0 core 3.2.2 and profiles 4.1.4; the wrapping and comment attacks of CVE-2025-29774 and CVE-2025-29775.
 */
import { SaxesParser } from 'saxes';

/** A person with a thousand groups fits. */
const MAX_CHARACTERS = 256 * 1024;
const MAX_DEPTH = 30;
const MAX_ELEMENTS = 5_000;

const ALGORITHM =
  /(?:#rsa-sha(?:256|384|512)|#ecdsa-sha(?:256|384|512)|xmlenc#sha(?:256|512)|xmldsig-more#sha384|xml-exc-c14n#(?:WithComments)?|#enveloped-signature)$/;

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';

export interface Expected {
  /** Where answers of this account are sent. */
  readonly destination: string;
  /** The provider's name for itself. */
  readonly issuer: string;
}

/** Why the answer is refused; undefined when its signature may be checked. */
export function refuseAnswer(xml: string, expected: Expected): string | undefined {
  if (xml.length > MAX_CHARACTERS) return 'it is too long';
  try {
    new Gate(expected).read(xml);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

class Gate {
  readonly #expected: Expected;
  readonly #path: string[] = [];
  readonly #counts = new Map<string, number>();
  readonly #ids = new Set<string>();
  readonly #requests = new Set<string>();
  #elements = 0;
  #text = '';

  constructor(expected: Expected) {
    this.#expected = expected;
  }

  read(xml: string): void {
    const parser = new SaxesParser({ xmlns: true });
    const refuse = (what: string) => (): never => {
      throw new Error(`it holds ${what}`);
    };
    parser.on('doctype', refuse('a DTD'));
    parser.on('comment', refuse('a comment'));
    parser.on('cdata', refuse('CDATA'));
    parser.on('processinginstruction', refuse('a processing instruction'));
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ local, attributes }) => {
      const values = Object.values(attributes).map((each) => [each.local, each.value] as const);
      this.#open(local, new Map(values));
    });
    parser.on('text', (text) => {
      this.#text += text;
    });
    parser.on('closetag', ({ local }) => this.#close(local));
    parser.write(xml).close();
    this.#end();
  }

  #open(name: string, attributes: ReadonlyMap<string, string>): void {
    this.#elements += 1;
    this.#path.push(name);
    this.#text = '';
    require(this.#elements <= MAX_ELEMENTS && this.#path.length <= MAX_DEPTH, 'it is too large');
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    const place = this.#path.join('/');
    if (this.#path.length === 1) this.#root(name, attributes);
    if (name === 'Assertion') require(place === 'Response/Assertion', 'an assertion is not where it belongs');
    require(!name.startsWith('Encrypted'), 'it is encrypted');
    const algorithm = attributes.get('Algorithm');
    require(algorithm === undefined || ALGORITHM.test(algorithm), `its algorithm is ${algorithm}`);
    const id = attributes.get('ID');
    require(id === undefined || !this.#ids.has(id), 'two elements have one ID');
    if (id !== undefined) this.#ids.add(id);
    const request = attributes.get('InResponseTo');
    if (request !== undefined) this.#requests.add(request);
    if (name === 'SubjectConfirmationData') {
      require(attributes.get('Recipient') === this.#expected.destination, 'its recipient is another one');
    }
    if (name === 'StatusCode') require(attributes.get('Value') === SUCCESS, 'it says that it failed');
  }

  #root(name: string, attributes: ReadonlyMap<string, string>): void {
    require(name === 'Response', 'it is no answer');
    require(attributes.get('Destination') === this.#expected.destination, 'its destination is another one');
    require((attributes.get('InResponseTo') ?? '') !== '', 'nobody asked for it');
  }

  #close(name: string): void {
    if (name === 'Issuer') require(this.#text.trim() === this.#expected.issuer, 'its issuer is another one');
    this.#path.pop();
    this.#text = '';
  }

  #end(): void {
    const count = (name: string): number => this.#counts.get(name) ?? 0;
    require(count('Assertion') === 1, 'it does not have one assertion');
    require(count('Signature') >= 1 && count('Signature') <= 2, 'it is not signed once or twice');
    require(count('SignedInfo') === count('Signature'), 'a signature does not have one SignedInfo');
    require(count('Object') === 0, 'a signature holds an object');
    require(count('NameID') === 1, 'it does not name one person');
    require(count('SubjectConfirmationData') >= 1 && count('StatusCode') >= 1, 'it is not complete');
    require(this.#requests.size === 1, 'it answers more than one request');
  }
}

function require(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
