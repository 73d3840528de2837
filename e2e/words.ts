import type { Page } from 'playwright-core';

/** Abbreviations, units, codes and names that a Chinese shipping office writes in Latin letters too. */
export const LATIN = (
  'Fairway English EN ICP Excel PDF URL ID OK Ctrl Alt Shift Esc Enter Tab Del Home End SMTP IMAP SSL TLS cron Chrome Chromium Edge Firefox Safari ' +
  'IMO MMSI ETA ETD ETB UTC AIS GPS ROB VEF SIRE CDI RightShip DCS ECA SECA MARPOL BDN SOF NOR LOA LBP TPC MCR DWT GT NT VHF CII EEXI VLSFO HSFO ULSFO LSMGO MGO HFO LSFO MDO DO FO LNG LO ' +
  'MEPC VCF EU EC RME RMK RMA RMD DMX DMB exp Cf MRV MSA kWh MJ ' +
  'TCE ASBATANKVOY BPVOY SHELLVOY VEGOILVOY GENCON NYPE SHELLTIME BARECON WS IBC ' +
  'PSC FSC ISM ISPS MLC MoU Tokyo Paris IN NC VIQ ppm IMPA ISSA UN ISO SAE NLGI VG BN SWIFT XL XXL WO PP ER VI CR NT IM AR RA DOC SMC GI TR DF HN MR CP BC RB PB PE RI YP QA RISQ BID SQ DQ SD WR SE AB ' +
  'EP ISBN CPU SQL Redis REDIS REDIS_URL PostgreSQL Node js OpenAPI STARTTLS JSON CSV ZIP PNG JPEG WebP GIF GET POST PUT DELETE ' +
  'B kB MB GB ms kn nm mm cm km kW rpm hPa MPa cSt mbar kg mL CNY USD EUR SGD HKD JPY GBP KRW dwt gt min Linux Windows Mac macOS Android iPhone iPad'
).split(/\s+/);

/** Words in the wrong language and raw codes on the page in front, one line each. The page hears names since `hearNames`. */
export const foreignWords = (page: Page, lang: 'zh' | 'en'): Promise<string[]> =>
  page.evaluate(readWords, { lang, latin: LATIN });

/** Runs in every document before its own scripts: hears what people named (ships, persons, ports, numbers) as the server tells it to the page. */
export function hearNames(): void {
  const NAME_KEY =
    /name|by$|berth$|bank$|label$|title$|captain$|engineer$|master$|^cargo$|^code$|code$|no$|number$|email|phone|imo|mmsi|callSign|address|device|locode|origin|supplier|remark|reason|opinion|subject|^description$|^callBack$|^law$|^place$|^job$|costs$|note$|clauses$|requirement$|model|processor|host|^node|^ncContent$|^equipment$|^ncReporter$|rootCause$|^(immediate|corrective|preventive)action$|^(measure|remedy|answer|responsible)$/i;
  /** Where names of two letters stand: accounts such as gm, machines. */
  const SHORT_KEY = /username|account|host|^node/i;
  /** Sums in the words of a Chinese cheque, fingerprints of files and of sealed offers: the same in either language. */
  const WRITTEN_KEY = /^capitals$|^sha256$|^payloadHash$/;
  /** Labels that are names as people or registers gave them, in one language: ships, persons, holders of bank accounts. */
  const GIVEN_NAME = /vessel|ship|user|leader|party|person|actor|captain|engineer|account/i;
  const names = new Set<string>();
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
      const said = 'field' in value && /reason|remark|title$/i.test(String(value.field));
      for (const [inner, one] of Object.entries(value)) {
        const name = NAME_KEY.test(inner) || WRITTEN_KEY.test(inner) || (said && inner === 'value');
        take(one, inner, key === 'labels' ? GIVEN_NAME.test(inner) : name);
      }
    }
  };
  const read = Response.prototype.json;
  Response.prototype.json = async function json(this: Response): Promise<unknown> {
    const content: unknown = await read.call(this);
    const path = new URL(this.url, location.href).pathname;
    const wordsOfOurs = path.endsWith('/menus/build') || path.endsWith('/dictionaries/entries');
    if (/^\/(api|auth)\//.test(path) && !wordsOfOurs) take(content, '', false);
    return content;
  };
  Object.assign(window, { heardNames: names });
}

/** Runs in the page: visible texts, and what names its controls. What is marked as nobody's to translate stays out. */
export function readWords({ lang, latin }: { lang: 'zh' | 'en'; latin: string[] }): string[] {
  /** The product's own name and the filing number are written in Chinese in either language. */
  const OWN_NAMES = /航道|沪ICP备\d+号/g;
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
  const OUT = 'script, style, [translate="no"], [lang]:not(html), .maplibregl-map, [aria-hidden="true"]';

  const common = new Set(latin);
  const wrongIn = (text: string): string[] => {
    const foreign = lang === 'en' ? (text.match(HAN) ?? []) : (text.match(WORD) ?? []);
    return [...foreign, ...(text.match(RAW) ?? [])].filter((word) => !common.has(word));
  };
  const { heardNames } = window as unknown as { heardNames: Set<string> };
  const known = [...heardNames].toSorted((a, b) => b.length - a.length);
  const found = new Set<string>();
  const judge = (text: string, at: () => string): void => {
    if (wrongIn(text).length === 0) return;
    // Longest first: a subject with a number in it, the number, then the code in the number.
    const numbers = text.match(OF_SHIP) ?? [];
    const named = numbers.length > 0 ? [...known, ...numbers].toSorted((a, b) => b.length - a.length) : known;
    const left = named
      .reduce((rest, name) => (rest.includes(name) ? rest.replaceAll(name, ' ') : rest), text)
      .replace(OWN_NAMES, ' ')
      .replace(ADDRESS, ' ')
      .replace(NUMBERED, ' ');
    const wrong = wrongIn(left);
    if (wrong.length > 0) found.add(`${[...new Set(wrong)].join(' ')} in "${text.slice(0, 80)}" (${at()})`);
  };
  const placeOf = (element: Element): string => {
    const names = [];
    for (let one: Element | null = element; one && names.length < 3; one = one.parentElement)
      names.unshift(`${one.localName}${one.classList[0] ? `.${one.classList[0]}` : ''}`);
    return names.join(' > ');
  };
  judge(document.title, () => 'title');
  const look = (element: Element): void => {
    // What lies in a hidden part is hidden too; one without a box of its own (`contents`) hides nothing.
    if (element.matches(OUT)) return;
    if (!element.checkVisibility() && getComputedStyle(element).display !== 'contents') return;
    if (element.checkVisibility({ visibilityProperty: true })) {
      for (const name of ['placeholder', 'title', 'aria-label', 'alt'])
        if (element.getAttribute(name) && !element.querySelector('[translate="no"]'))
          judge(element.getAttribute(name) ?? '', () => `${placeOf(element)} ${name}`);
      // What stands in a control somebody typed, in a field of lines as in one of a single line.
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && element.localName !== 'textarea')
          judge((node.textContent ?? '').trim(), () => placeOf(element));
    }
    for (const child of element.children) look(child);
  };
  for (const child of document.body.children) look(child);
  return [...found];
}
