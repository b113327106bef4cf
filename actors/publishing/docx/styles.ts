import { AlignmentType, type IStylesOptions, LineRuleType } from 'docx';

/** Serif for the text, as contracts are read on paper; both fonts come with Word, and LibreOffice has their metrics. */
const TEXT = 'Cambria';
const HEADING = 'Calibri';
const NAVY = '1F3864';
const GREY = '595959';

/** Said everywhere: LibreOffice reads a spacing without a rule as exact, and wrapped titles overlap. */
const { AUTO } = LineRuleType;

/** Sizes are half points, spacings twentieths of a point, as in the format itself. */
const HEADING_SIZES = [28, 25, 23, 22, 22, 22] as const;

function heading(level: number) {
  const first = level === 0;
  return {
    run: { font: HEADING, size: HEADING_SIZES[level] as number, bold: true, italics: level > 2, color: NAVY },
    paragraph: {
      spacing: { line: 240, lineRule: AUTO, before: first ? 280 : 200, after: first ? 100 : 80 },
      keepNext: true,
      keepLines: true,
      outlineLevel: level,
    },
  };
}

/**
 * The styles of a document in a language, so that Word checks its spelling in that one.
 * @param language ISO 639-1; `und` leaves it to Word
 */
export function stylesFor(language: string): IStylesOptions {
  const { region } = new Intl.Locale(language).maximize();
  const spoken = language === 'und' || region === undefined ? {} : { language: { value: `${language}-${region}` } };
  const document = {
    run: { font: TEXT, size: 22, ...spoken },
    paragraph: { spacing: { line: 276, lineRule: AUTO, after: 110 } },
  };
  return { ...styles, default: { ...styles.default, document } };
}

const styles: IStylesOptions = {
  default: {
    title: {
      run: { font: HEADING, size: 40, bold: true, color: NAVY },
      paragraph: {
        alignment: AlignmentType.LEFT,
        spacing: { line: 240, lineRule: AUTO, before: 0, after: 240 },
        keepNext: true,
      },
    },
    heading1: heading(0),
    heading2: heading(1),
    heading3: heading(2),
    heading4: heading(3),
    heading5: heading(4),
    heading6: heading(5),
  },
  paragraphStyles: [
    {
      id: 'Row',
      name: 'Table Row',
      basedOn: 'Normal',
      run: { font: HEADING, size: 20 },
      paragraph: { spacing: { line: 252, lineRule: AUTO, after: 40 } },
    },
    {
      // The empty lines of the text are paragraphs of it; at full height they would double every gap.
      id: 'Blank',
      name: 'Blank Line',
      basedOn: 'Normal',
      run: { size: 8 },
      paragraph: { spacing: { line: 240, lineRule: AUTO, before: 0, after: 0 } },
    },
    {
      id: 'Margin',
      name: 'Header and Footer',
      basedOn: 'Normal',
      run: { font: HEADING, size: 17, color: GREY },
      paragraph: { spacing: { after: 0 } },
    },
    {
      id: 'CommentText',
      name: 'annotation text',
      basedOn: 'Normal',
      run: { font: HEADING, size: 20 },
      paragraph: { spacing: { line: 240, lineRule: AUTO, after: 40 } },
    },
  ],
};
