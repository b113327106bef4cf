import { fileURLToPath } from 'node:url';

/** Dots of the picture for one of the drawing: sharp on a screen of double density and in print. */
const SCALE = 2;

const FONT = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
const FAMILY = 'DejaVu Sans';

/** A chart as PNG, for slides and papers that take no SVG. Its letters are DejaVu Sans, the same on every machine. */
export async function pngOf(svg: string): Promise<Buffer> {
  // Loaded when a chart is drawn: it is a native library, and most commands draw none.
  const { createCanvas, GlobalFonts, loadImage } = await import('@napi-rs/canvas');
  if (!GlobalFonts.has(FAMILY)) GlobalFonts.registerFromPath(FONT, FAMILY);
  const image = await loadImage(Buffer.from(svg.replaceAll(/font-family="[^"]*"/g, `font-family="${FAMILY}"`)));
  const canvas = createCanvas(image.width * SCALE, image.height * SCALE);
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toBuffer('image/png');
}
