const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as HTML and XML show it: nothing of it is read as markup, in an element or in the value of an attribute. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
