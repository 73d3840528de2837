import type { Page, Response } from 'playwright-core';

/** What a person can read or hear on a page: a text and where it stands. */
type Read = { readonly text: string; readonly at: string };

/** The product's own name and the filing number are written in Chinese in either language. */
const OWN_NAMES = /航道|沪ICP备\d+号/g;
/** Abbreviations, units, codes and names that a Chinese shipping office writes in Latin letters too. */
const LATIN = new Set(
  (
    'Fairway English EN ICP Excel PDF URL ID OK Ctrl Alt Shift Esc Enter Tab Del Home End SMTP IMAP SSL TLS cron Chrome Chromium Edge Firefox Safari ' +
    'IMO MMSI ETA ETD ETB UTC AIS GPS ROB VEF DCS ECA SECA MARPOL BDN SOF NOR LOA LBP TPC MCR DWT GT NT VHF CII EEXI VLSFO HSFO ULSFO LSMGO MGO HFO LSFO MDO DO FO LNG LO ' +
    'IMPA ISSA UN ISO SAE VG BN SWIFT XL XXL ' +
    'ISBN CPU SQL Redis REDIS REDIS_URL PostgreSQL Node js OpenAPI STARTTLS JSON CSV ZIP PNG JPEG WebP GIF GET POST PUT DELETE ' +
    'B kB MB GB ms kn nm mm cm km kW rpm hPa MPa cSt mbar kg CNY USD EUR SGD HKD JPY GBP KRW dwt gt min Linux Windows Mac macOS Android iPhone iPad'
  ).split(/\s+/),
);

const HAN = /[\u3400-\u9fff\u3000-\u303f\uff01-\uff5e]+/g;
const WORD = /[A-Za-z][A-Za-z']+/g;
/** Addresses of calls, of the web and of mail. */
const ADDRESS = /https?:\/\/[\w.:/-]+|[\w.]+@[\w.]+\.[a-z]+|\/api\/[\w/:{}-]+/g;
/** Numbers of documents and voyages: HS2026-00196, HYPI-26020, HS-R2601. */
const NUMBERED = /\b[A-Z]+\d*-?[A-Z]?\d[\w-]*/g;
/** With the code of a ship inside, which is a name by itself: PR-RDB3-2611-0004. */
const OF_SHIP = /\b[A-Z]{2}-[A-Z]+\d*-\d{4}-\d{4}\b/g;
/** Codes of the database, permissions, unfilled places, and values that never should have been shown. */
const RAW =
  /\b[A-Z]{2,}(?:_[A-Z0-9]+)+\b|\b[a-z]+(?:[A-Z][a-z]+)+\b|\b[a-z]\w*:[a-z]\w*:[a-z]\w*\b|\{\w+\}|\[object|\bundefined\b|\bnull\b|\bNaN\b/g;

const NAME_KEY =
  /name|label$|title$|^code$|code$|no$|number$|email|phone|imo|mmsi|callSign|address|device|locode|origin|remark|reason|opinion|subject|model|processor|host|^node/i;
/** Where names of two letters stand: accounts such as gm, machines. */
const SHORT_KEY = /username|account|host|^node/i;
/** Labels that are names as people or registers gave them, in one language: ships, persons, holders of bank accounts. */
const GIVEN_NAME = /vessel|ship|user|leader|party|person|actor|captain|engineer|account/i;

/** What people named, as far as the page has been told it. */
export type Names = () => Promise<ReadonlySet<string>>;

/** Collects what people named: ships, persons, organisations, ports, numbers; as the server tells them to the page. */
export function collectNames(page: Page): Names {
  const names = new Set<string>();
  const reading = new Set<Promise<void>>();
  const take = (value: unknown, key: string, named: boolean): void => {
    if (typeof value === 'string') {
      if (
        named &&
        (value.length > 2 || /^[\u3400-\u9fff]{2}$/.test(value) || (value.length === 2 && SHORT_KEY.test(key)))
      )
        names.add(value);
    } else if (Array.isArray(value)) {
      for (const one of value) take(one, key, named);
    } else if (typeof value === 'object' && value !== null) {
      const said = 'field' in value && /reason|remark|^title$/i.test(String(value.field));
      for (const [inner, one] of Object.entries(value)) {
        const name = NAME_KEY.test(inner) || (said && inner === 'value');
        take(one, inner, key === 'labels' ? GIVEN_NAME.test(inner) : name);
      }
    }
  };
  const read = async (response: Response): Promise<void> => {
    const path = new URL(response.url()).pathname;
    const wordsOfOurs = path.endsWith('/menus/build') || path.endsWith('/dictionaries/entries');
    if (!/^\/(api|auth)\//.test(path) || wordsOfOurs || !response.headers()['content-type']?.includes('json')) return;
    take(await response.json().catch(() => undefined), '', false);
  };
  page.on('response', (response) => {
    const one = read(response).finally(() => reading.delete(one));
    reading.add(one);
  });
  return async () => {
    await Promise.all(reading);
    return names;
  };
}

/** Words in the wrong language and raw codes on the page in front, one line each. */
export async function foreignWords(page: Page, lang: 'zh' | 'en', names: Names): Promise<string[]> {
  const known = [...(await names())].toSorted((a, b) => b.length - a.length);
  const found = new Set<string>();
  for (const { text, at } of await page.evaluate(readPage)) {
    // Longest first: a subject with a number in it, the number, then the code in the number.
    const numbers = text.match(OF_SHIP) ?? [];
    const named = numbers.length > 0 ? [...known, ...numbers].toSorted((a, b) => b.length - a.length) : known;
    const left = named
      .reduce((rest, name) => (rest.includes(name) ? rest.replaceAll(name, ' ') : rest), text)
      .replace(OWN_NAMES, ' ')
      .replace(ADDRESS, ' ')
      .replace(NUMBERED, ' ');
    const foreign =
      lang === 'en' ? (left.match(HAN) ?? []) : (left.match(WORD) ?? []).filter((word) => !LATIN.has(word));
    const raw = (left.match(RAW) ?? []).filter((word) => !LATIN.has(word));
    const wrong = [...foreign, ...raw];
    if (wrong.length > 0) found.add(`${[...new Set(wrong)].join(' ')} in "${text.slice(0, 80)}" (${at})`);
  }
  return [...found];
}

/** Runs in the page: visible texts, and what names its controls. What is marked as nobody's to translate stays out. */
function readPage(): Read[] {
  const OUT = 'script, style, [translate="no"], [lang]:not(html), .maplibregl-map, [aria-hidden="true"]';
  const reads: Read[] = [{ text: document.title, at: 'title' }];
  const placeOf = (element: Element): string => {
    const names = [];
    for (let one: Element | null = element; one && names.length < 3; one = one.parentElement)
      names.unshift(`${one.localName}${one.classList[0] ? `.${one.classList[0]}` : ''}`);
    return names.join(' > ');
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(OUT) || !element.checkVisibility({ visibilityProperty: true })) continue;
    for (const name of ['placeholder', 'title', 'aria-label', 'alt'])
      if (element.getAttribute(name) && !element.querySelector('[translate="no"]'))
        reads.push({ text: element.getAttribute(name) ?? '', at: `${placeOf(element)} ${name}` });
    for (const node of element.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
      if (text) reads.push({ text, at: placeOf(element) });
    }
  }
  return reads;
}
