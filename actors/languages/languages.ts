import type { Catalogue } from './catalogue.ts';
import { catalogue as en } from './en/index.ts';
import { catalogue as es } from './es/index.ts';
import { catalogue as it } from './it/index.ts';

/** A language in which reviews are delivered. */
export interface Language {
  readonly name: 'English' | 'Italian' | 'Spanish';
  /** For dates, numbers and lists. */
  readonly locale: 'en-GB' | 'it-IT' | 'es-ES';
  /** What a request may call it, in lower case. */
  readonly aliases: readonly string[];
  readonly catalogue: Catalogue;
}

/** Every language, English first: texts that another catalogue lacks are said in it. */
export const LANGUAGES: readonly [Language, ...Language[]] = [
  { name: 'English', locale: 'en-GB', aliases: ['english', 'en'], catalogue: en },
  { name: 'Italian', locale: 'it-IT', aliases: ['italian', 'italiano', 'it'], catalogue: it },
  { name: 'Spanish', locale: 'es-ES', aliases: ['spanish', 'español', 'espanol', 'castellano', 'es'], catalogue: es },
];
