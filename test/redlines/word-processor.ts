import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Package } from '../../actors/word/package.ts';
import { zipFile } from '../actors/word/zip-file.ts';
import { runWhileItWorks } from './run-while-it-works.ts';

/** What is done with every tracked change of a document before it is printed. */
export type Resolution = 'accept' | 'reject' | 'show';

/**
 * Basic, since nothing else is sure to be on a machine that has LibreOffice. What was resolved is saved and opened again: until then
 * paragraphs may keep the numbers they had.
 */
const MODULE = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Printing" script:language="StarBasic">
Sub ResolveAll(folder As String, verdict As String)
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  Dim odt(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden"
  hidden(0).Value = True
  odt(0).Name = "FilterName"
  odt(0).Value = "writer8"
  dispatcher = createUnoService("com.sun.star.frame.DispatchHelper")
  file = Dir(folder &amp; "*.docx")
  Do While file &lt;&gt; ""
    word = StarDesktop.loadComponentFromURL(ConvertToURL(folder &amp; file), "_blank", 0, hidden())
    If verdict &lt;&gt; "" Then dispatcher.executeDispatch(word.CurrentController.Frame, verdict, "", 0, Array())
    word.storeToURL(ConvertToURL(folder &amp; file &amp; ".odt"), odt())
    word.close(True)
    file = Dir()
  Loop
  StarDesktop.terminate()
End Sub
Sub PrintAll(folder As String)
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  Dim pdf(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden"
  hidden(0).Value = True
  pdf(0).Name = "FilterName"
  pdf(0).Value = "writer_pdf_Export"
  file = Dir(folder &amp; "*.odt")
  Do While file &lt;&gt; ""
    again = StarDesktop.loadComponentFromURL(ConvertToURL(folder &amp; file), "_blank", 0, hidden())
    again.storeToURL(ConvertToURL(folder &amp; Left(file, Len(file) - 4) &amp; ".pdf"), pdf())
    again.close(True)
    file = Dir()
  Loop
  StarDesktop.terminate()
End Sub
</script:module>
`;

const LIBRARY = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE library:library PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "library.dtd">
<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Printing"/></library:library>
`;

const COMMAND: Readonly<Record<Resolution, string>> = {
  accept: '.uno:AcceptAllTrackedChanges',
  reject: '.uno:RejectAllTrackedChanges',
  show: '',
};

/** LibreOffice with its own profile, so that no setting of the machine's user matters. */
export class WordProcessor {
  readonly #profile: string;

  private constructor(profile: string) {
    this.#profile = profile;
  }

  static async open(folder: string): Promise<WordProcessor> {
    const profile = join(folder, 'profile');
    const word = new WordProcessor(profile);
    // Its first start writes an empty library over whatever is there.
    await word.#run(profile, '--terminate_after_init');
    const library = join(profile, 'user', 'basic', 'Standard');
    await mkdir(library, { recursive: true });
    await writeFile(join(library, 'Printing.xba'), MODULE);
    await writeFile(join(library, 'script.xlb'), LIBRARY);
    return word;
  }

  /** Writes `NAME.docx.pdf` beside every docx of the folder. */
  async print(folder: string, resolution: Resolution): Promise<void> {
    await this.#run(folder, `macro:///Standard.Printing.ResolveAll("${folder}/","${COMMAND[resolution]}")`);
    for (const name of await readdir(folder)) {
      if (name.endsWith('.odt')) await dropPageBreaks(join(folder, name));
    }
    await this.#run(folder, `macro:///Standard.Printing.PrintAll("${folder}/")`);
  }

  /** Writes every file into the folder again as LibreOffice writes a docx. */
  async rewrite(files: readonly string[], into: string): Promise<void> {
    if (files.length > 0) await this.#run(into, '--convert-to', 'docx:MS Word 2007 XML', '--outdir', into, ...files);
  }

  /** @param into where it writes, document by document */
  async #run(into: string, ...asked: string[]): Promise<void> {
    const profile = `-env:UserInstallation=${pathToFileURL(this.#profile)}`;
    await runWhileItWorks('soffice', [profile, '--headless', '--norestore', ...asked], into);
  }
}

/**
 * A page break that was only laid out is in the saved text, and a number takes other letters when one is before the words of
 * its paragraph: where a page ended before the verdict would show in what is printed after it.
 */
async function dropPageBreaks(odt: string): Promise<void> {
  const file = await Package.open(await readFile(odt));
  const parts = await Promise.all(
    file.entries.map(async ({ fileName: name }) => {
      const bytes = (await file.read(name)) ?? new Uint8Array();
      if (name !== 'content.xml')
        return { name, content: bytes, ...(name === 'mimetype' && { stored: true as const }) };
      return { name, content: new TextDecoder().decode(bytes).replaceAll('<text:soft-page-break/>', '') };
    }),
  );
  await writeFile(odt, zipFile(parts));
}
