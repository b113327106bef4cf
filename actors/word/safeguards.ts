import type { Package } from './package.ts';
import type { Relationships } from './relationships.ts';
import { readXml } from './xml.ts';

/** What a file says against being edited, and what in it is never run. */
export interface Safeguards {
  /** What it still allows: nothing (`readOnly`), forms, comments, tracked changes; undefined when it is not protected. */
  readonly protection?: string;
  readonly isSigned: boolean;
  readonly hasMacros: boolean;
}

export async function safeguardsOf(parts: Package, related: Relationships): Promise<Safeguards> {
  const settings = await parts.read(related.get('settings') ?? 'word/settings.xml');
  const protection = settings === undefined ? undefined : protectionIn(settings);
  return {
    ...(protection !== undefined && { protection }),
    isSigned: parts.names.some((name) => /^_xmlsignatures\/.*\.xml$/.test(name)),
    hasMacros: parts.names.some((name) => /(?:^|\/)vba(?:project|data)/.test(name)),
  };
}

function protectionIn(settings: Uint8Array): string | undefined {
  let protection: string | undefined;
  readXml(settings, {
    open(name, attribute) {
      const isEnforced = /^(?:1|true|on)$/.test(attribute('w:enforcement') ?? '');
      if (name === 'w:documentProtection' && isEnforced) protection = attribute('w:edit') ?? 'readOnly';
    },
    close: () => undefined,
    text: () => undefined,
  });
  return protection === 'none' ? undefined : protection;
}
