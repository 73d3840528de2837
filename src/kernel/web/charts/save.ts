import { saveBlob } from '../save-file.ts';
import type { Figures } from './figure.ts';

/** Saves a picture that a chart gave as a data URL. */
export function savePicture(dataUrl: string, name: string): void {
  const link = document.createElement('a');
  link.href = dataUrl;
  link.download = `${name}.png`;
  link.click();
}

/** Saves the figures as a sheet that Excel opens: commas of thousands are taken out, so that they arrive as numbers. */
export function saveFigures({ columns, rows }: Figures, name: string): void {
  const cell = (text: string) => (/^-?[\d,]+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : quote(text));
  const lines = [columns.map(quote), ...rows.map((row) => row.map(cell))].map((line) => line.join(','));
  // The mark at the start tells Excel that the text is UTF-8.
  saveBlob(new Blob([`\uFEFF${lines.join('\r\n')}`], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}

/** Text that would start a formula gets a quotation mark before it. */
function quote(text: string): string {
  const safe = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
