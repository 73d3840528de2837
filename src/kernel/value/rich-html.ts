/** What the editor of rich text writes. Nothing else is kept. */
const KEPT = new Set('p br strong b em i s u h1 h2 h3 h4 ul ol li blockquote pre code hr a'.split(' '));
const VOID = new Set(['br', 'hr']);
/** Elements whose content is no text for people: it goes with them. */
const DROPPED = new Set(
  'script style iframe object embed template noscript textarea title svg math xmp plaintext'.split(' '),
);
/** Schemes that a link may have; anything else loses its address. */
const LINK = /^(https?:\/\/|mailto:)[^\s"'<>`]+$/i;

const TAG = /^<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/;
/** An address of two thousand characters fits. Without a bound, many unclosed tags would each be read to the end of the text. */
const LONGEST_TAG = 2200;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const MARKUP = /^<(?:!--[\s\S]*?(?:-->|$)|[!?][^>]*(?:>|$))/;

/** Deeper than any editor nests; what lies deeper loses its marks and keeps its text. */
const MOST_OPEN = 100;

/** Marks that stand for themselves stay; an entity that is written already is not written twice. */
const escaped = (text: string): string =>
  text
    .replace(/&(?!(?:[a-zA-Z]{2,8}|#\d{1,7}|#x[0-9a-fA-F]{1,6});)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

function opening(name: string, attributes: string): string {
  if (name !== 'a') return `<${name}>`;
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const href = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&');
  return LINK.test(href) ? `<a href="${escaped(href)}" rel="noopener noreferrer" target="_blank">` : '<a>';
}

/** The place behind the closing tag of an element whose content is dropped. */
function behind(html: string, from: number, name: string): number {
  const close = new RegExp(`</${name}\\s*>`, 'i').exec(html.slice(from));
  return close ? from + close.index + close[0].length : html.length;
}

/**
 * Rich text as it is stored: rebuilt from the elements that the editor knows, without any attribute but the address of a link, and
 * balanced. Whatever else came is dropped or becomes text, so that no browser and no mail program runs any of it.
 */
export function safeHtml(html: string): string {
  const open: string[] = [];
  let out = '';
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next !== at) {
      out += escaped(html.slice(at, next < 0 ? undefined : next));
      if (next < 0) break;
      at = next;
    }
    const rest = html.slice(at);
    const markup = MARKUP.exec(rest);
    const head = rest.slice(0, LONGEST_TAG);
    const tag = !markup && head.includes('>') ? TAG.exec(head) : undefined;
    if (markup) {
      at += markup[0].length;
      continue;
    }
    if (!tag) {
      out += '&lt;';
      at += 1;
      continue;
    }
    at += tag[0].length;
    const name = tag[2]!.toLowerCase();
    if (DROPPED.has(name)) {
      if (!tag[1]) at = behind(html, at, name);
    } else if (!KEPT.has(name)) {
      // An unknown element loses its tags and keeps its text.
    } else if (tag[1]) {
      const from = open.lastIndexOf(name);
      if (from >= 0) for (const inner of open.splice(from).reverse()) out += `</${inner}>`;
    } else if (VOID.has(name)) {
      out += opening(name, '');
    } else if (open.length < MOST_OPEN) {
      out += opening(name, tag[3]!);
      open.push(name);
    }
  }
  for (const inner of open.reverse()) out += `</${inner}>`;
  return out;
}

/** What rich text says, without its marks, for lists, mails and counting. */
export function plainOf(html: string): string {
  return safeHtml(html)
    .replace(/<\/(p|h\d|li|blockquote|pre)>|<(br|hr)>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
